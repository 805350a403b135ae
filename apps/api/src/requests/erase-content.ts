import type { Transaction } from 'kysely'
import { deleteRepliesWith } from '../accounts/people/queries.ts'
import type { DB } from '../db/schema.gen.ts'
import { removeFilesOf } from '../documents/queries.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { eraseCertificateTexts } from './certificates/queries.ts'
import { erasedWayDetails } from './delivery.ts'
import { eraseMovedFileNames } from './notes/erase-names.ts'
import { releasePairs } from './memory-pairs/erase.ts'
import { eraseOriginalTexts } from './originals/queries.ts'
import { erasePayTexts } from './pay/queries.ts'
import { lockRequest, saveRequest } from './queries.ts'

/** What a person typed or chose, and where it was sent. The last command has its reason. */
const erasedFields = {
  details: '',
  purpose: null,
  close_reason: null,
  delay_reason: null,
  last_command: null,
  ...erasedWayDetails,
  document_id: null,
  translation_id: null,
} as const

/** Nobody waits for an answer to a message that is gone. */
const nothingUnread = {
  customer_unread: 0,
  admin_viewed: true,
  awaiting_reply_since: null,
  asked_at: null,
  names_asked_at: null,
} as const

/**
 * Deletes the documents of an ended request and everything that somebody wrote about it. Amounts,
 * days and who did what stay. A request on hold, or without its content already, stays as it is.
 */
export async function eraseContent(
  trx: Transaction<DB>,
  requestId: string,
  now: Date,
): Promise<void> {
  const row = await lockRequest(trx, requestId)
  if (!row || row.is_on_hold || row.content_erased_at !== null) return
  // While its names are still there.
  await releasePairs(trx, row, now)
  await saveRequest(trx, requestId, {
    ...erasedFields,
    ...nothingUnread,
    // What is erased cannot be restored, so the last move can no longer be undone.
    held_move_id: null,
    content_erased_at: now,
  })
  for (const table of [
    'request_moves',
    'messages',
    'notes',
    'unread_marks',
    'quote_lines',
    'claim_codes',
    'signatures',
    'name_entries',
    'review_checks',
    'proof_remarks',
    'proofs',
  ] as const) {
    await trx.deleteFrom(table).where('request_id', '=', requestId).execute()
  }
  await trx
    .updateTable('quotes')
    .set({ answer_reason: null })
    .where('request_id', '=', requestId)
    .execute()
  await eraseMovedFileNames(trx, requestId)
  await eraseOriginalTexts(trx, requestId)
  await eraseCertificateTexts(trx, requestId)
  await erasePayTexts(trx, { requestId })
  await deleteRepliesWith(trx, requestId)
  await removeFilesOf(trx, requestId, now)
  await trx.updateTable('files').set({ name: '' }).where('request_id', '=', requestId).execute()
  await recordEvent(trx, {
    kind: 'request.content-erased',
    at: now,
    actorId: null,
    subject: { kind: 'request', id: requestId },
  })
  await publishChange(trx, { type: 'Request', id: requestId }, [row.user_id, row.translator_id])
}
