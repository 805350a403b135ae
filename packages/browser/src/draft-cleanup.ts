import { deleteExpiredDrafts } from './drafts.ts'
import { deleteExpiredFiles } from './draft-files.ts'

/** Where a browser does not tell when it is idle, the first picture is there by then. */
const patience = 3000

/**
 * Words and files that nobody came back for leave this computer, which others may use too: not
 * only when their writer asks for them again.
 */
export function cleanUpWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(cleanUp)
  else setTimeout(cleanUp, patience)
}

function cleanUp(): void {
  deleteExpiredDrafts()
  void deleteExpiredFiles()
}
