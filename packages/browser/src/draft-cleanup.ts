import { deleteExpiredDrafts } from './drafts.ts'
import { deleteExpiredFiles } from './draft-files.ts'
import { deleteExpiredVisitorDraft, lifetimeOfVisitorFiles } from './visitor-draft.ts'

/** For browsers without requestIdleCallback: the page has usually been painted by then. */
const delayMs = 3000

/** Deletes expired drafts and files of all users, because the computer may be shared. */
export function cleanUpWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(cleanUp)
  else setTimeout(cleanUp, delayMs)
}

function cleanUp(): void {
  deleteExpiredDrafts()
  deleteExpiredVisitorDraft()
  void deleteExpiredFiles(lifetimeOfVisitorFiles)
}
