import { hasDrafts } from '../../drafts/store.ts'

/** Loaded when there is something: few of those who read these pages have begun an order. */
export function cleanUp(): void {
  if (!hasDrafts()) return
  void import('../../drafts/cleanup.ts').then(({ cleanUpWhenIdle }) => cleanUpWhenIdle())
}
