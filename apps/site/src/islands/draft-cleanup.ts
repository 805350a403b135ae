import { hasDrafts } from '@kakehashi/browser/drafts'

/** Loaded only if there are drafts: most visitors have none. */
export function cleanUp(): void {
  if (!hasDrafts()) return
  void import('@kakehashi/browser/draft-cleanup').then(({ cleanUpWhenIdle }) => cleanUpWhenIdle())
}
