import { storeFile } from '@kakehashi/browser/draft-files'
import { saveDraft as saveDraftOf } from '@kakehashi/browser/drafts'
import { readVisitorFile } from '@kakehashi/browser/visitor-files'
import { orderFiles, saveDraft } from './request-draft.ts'
import { deleteVisitorRequest, type StoredVisitorRequest } from './visitor-request.ts'

/** Makes the request that was entered at /start the draft of the user who has signed in. */
export async function handOver(person: string, stored: StoredVisitorRequest): Promise<void> {
  const { key, link, values, files, next } = stored.request
  for (const { id } of files) {
    const file = await readVisitorFile(stored, id)
    // A file that the browser has lost is listed as lost in the form.
    if (file) await storeFile(person, id, file)
  }
  if (files.length > 0) saveDraftOf(person, orderFiles, { list: files })
  saveDraft(person, { key, link, values, isToBeSent: next === 'send' })
  deleteVisitorRequest(stored)
}
