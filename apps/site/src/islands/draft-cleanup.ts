import { hasDrafts } from '@kakehashi/browser/drafts'

/** Loaded when there is something: few of those who read these pages have begun an order. */
export function cleanUp(): void {
  if (!hasDrafts()) return
  void import('@kakehashi/browser/draft-cleanup').then(({ cleanUpWhenIdle }) => cleanUpWhenIdle())
}
