import { forgetOldDrafts } from './drafts.ts'
import { forgetOldFiles } from './draft-files.ts'

/** Where a browser does not tell when it is idle, the first picture is there by then. */
const patience = 3000

/**
 * Words and files that nobody came back for leave this computer, which others may use too: not
 * only when their writer asks for them again.
 */
export function forgetOldWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(forgetOld)
  else setTimeout(forgetOld, patience)
}

function forgetOld(): void {
  forgetOldDrafts()
  void forgetOldFiles()
}
