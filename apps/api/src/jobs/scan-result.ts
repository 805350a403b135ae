import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { FileRow } from '../documents/queries.ts'
import { insertSystemNote } from '../requests/notes/queries.ts'
import { findRequest, saveRequest } from '../requests/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { enqueueNotice } from '../outbox/enqueue-notices.ts'

/** Adds the notes and notices that follow from the scan of an attached file. */
export async function reportScanResult(
  trx: Transaction<DB>,
  file: FileRow,
  now: Date,
): Promise<void> {
  const request = file.request_id === null ? undefined : await findRequest(trx, file.request_id)
  // Not attached yet: the uploader learns the result when attaching it.
  if (!request) return publishFileChange(trx, file)
  if (file.status === 'refused') {
    await insertSystemNote(trx, request.id, { kind: 'document-refused', name: file.name }, now)
    const isShown = file.role === 'document' && file.hidden_at === null
    if (isShown) await enqueueNotice(trx, request, 'document-refused', now)
    // Work cannot continue without the translation, so the request becomes unread for the office.
    if (file.id === request.translation_id) {
      await saveRequest(trx, request.id, { admin_viewed: false })
    }
  }
  await publishFileChange(trx, file)
}

/** Makes open pages that show the file's request, or the tray, reload it. */
export async function publishFileChange(trx: Transaction<DB>, file: FileRow): Promise<void> {
  if (file.uploader_id === null) await publishChange(trx, { type: 'Tray' }, [])
  const request = file.request_id === null ? undefined : await findRequest(trx, file.request_id)
  if (!request) return
  await publishChange(trx, { type: 'Request', id: request.id }, [
    request.user_id,
    request.translator_id,
  ])
}
