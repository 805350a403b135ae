import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { FileRow } from '../documents/queries.ts'
import { insertSystemNote } from '../requests/notes/queries.ts'
import { findRequest, saveRequest } from '../requests/queries.ts'
import { tellLive } from '../outbox/publish-change.ts'
import { tell } from '../outbox/enqueue-notices.ts'

/** What came in unchecked can be opened now, or is gone: whoever shows its request looks again. */
export async function tellOfScan(trx: Transaction<DB>, file: FileRow, now: Date): Promise<void> {
  const request = file.request_id === null ? undefined : await findRequest(trx, file.request_id)
  // Its uploader alone knows of it, and finds out when it is to be attached.
  if (!request) return
  if (file.status === 'refused') {
    await insertSystemNote(trx, request.id, { kind: 'document-refused', name: file.name }, now)
    if (file.role === 'document') await tell(trx, request, 'document-refused', now)
    // The work stands still until somebody in the office has seen it.
    if (file.id === request.translation_id) {
      await saveRequest(trx, request.id, { admin_viewed: false })
    }
  }
  await tellOfFile(trx, file)
}

/** Something about a file of a request is new: whoever shows the request looks again. */
export async function tellOfFile(trx: Transaction<DB>, file: FileRow): Promise<void> {
  const request = file.request_id === null ? undefined : await findRequest(trx, file.request_id)
  if (!request) return
  await tellLive(trx, {
    request: request.id,
    userIds: [request.user_id, request.translator_id],
  })
}
