import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import { fullName } from '../../db/full-name.ts'
import { getCurrentUser } from '../../accounts/people/get-user.ts'
import type { NoteRow } from './queries.ts'
import { insertNote } from './queries.ts'

/** Internal notes of staff; a complete request takes no more. */
export async function writeNote(
  trx: Transaction<DB>,
  requestId: string,
  comment: string,
  actor: Actor,
  now: Date,
): Promise<NoteRow> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  demand(row.stage !== 'complete', 'notes-are-closed')
  const author = await getCurrentUser(trx, actor.id)
  const note: NoteRow = {
    id: uuidv7(),
    request_id: requestId,
    is_system: false,
    name: fullName(author),
    author_id: actor.id,
    comment,
    created_at: now,
  }
  await insertNote(trx, note)
  await recordEvent(trx, {
    kind: 'request.note-written',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
  })
  // Not to the customer, who must not learn that a note exists.
  await publishChange(trx, { type: 'Request', id: requestId }, [row.translator_id])
  return note
}
