import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { removeFilesOf } from '../documents/queries.ts'
import { recordEvent } from '../events/record.ts'
import { erasedWayDetails } from './delivery.ts'
import { saveRequest } from './queries.ts'

/** What a person typed or where it was sent. The command of the last change has its reason. */
const erasedTexts = {
  details: '',
  close_reason: null,
  delay_reason: null,
  last_command: null,
  ...erasedWayDetails,
} as const

/**
 * Deletes the documents of an ended request and everything that somebody wrote about it. Amounts,
 * days and who did what stay.
 */
export async function eraseContent(
  trx: Transaction<DB>,
  requestId: string,
  now: Date,
): Promise<void> {
  // What is erased cannot be restored, so the last move can no longer be undone.
  await saveRequest(trx, requestId, { ...erasedTexts, held_move_id: null, content_erased_at: now })
  await trx.deleteFrom('request_moves').where('request_id', '=', requestId).execute()
  await trx.deleteFrom('messages').where('request_id', '=', requestId).execute()
  await trx.deleteFrom('notes').where('request_id', '=', requestId).execute()
  await trx
    .updateTable('quotes')
    .set({ answer_reason: null })
    .where('request_id', '=', requestId)
    .execute()
  await removeFilesOf(trx, requestId, now)
  await trx.updateTable('files').set({ name: '' }).where('request_id', '=', requestId).execute()
  await recordEvent(trx, {
    kind: 'request.content-erased',
    at: now,
    actorId: null,
    subject: { kind: 'request', id: requestId },
  })
}
