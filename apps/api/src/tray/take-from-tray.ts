import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { lockFile } from '../documents/queries.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { saveTaken } from './queries.ts'

/**
 * Makes a clerk the uploader of a document in the tray, in the transaction that attaches it to a
 * request. Any other file is left as it is.
 */
export async function takeFromTray(
  trx: Transaction<DB>,
  fileId: string,
  clerkId: string,
  now: Date,
): Promise<void> {
  await lockFile(trx, fileId)
  if (!(await saveTaken(trx, fileId, clerkId, now))) return
  await recordEvent(trx, {
    kind: 'file.taken-from-tray',
    at: now,
    actorId: clerkId,
    subject: { kind: 'file', id: fileId },
  })
  await publishChange(trx, { type: 'Tray' }, [])
}
