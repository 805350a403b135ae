import type { Actor } from '@kakehashi/domain/people/permissions'
import type { NoteAudience } from '@kakehashi/domain/request/note-audience'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { enqueueNotice } from '../../outbox/enqueue-notices.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand } from '../../refusal.ts'
import { countAction, limits } from '../../throttle.ts'
import { lockVisibleRequest } from '../access.ts'
import { saveRequest } from '../queries.ts'
import { fullName } from '../../db/full-name.ts'
import { getCurrentUser } from '../../accounts/people/get-user.ts'
import type { NoteRow } from './queries.ts'
import { insertNote } from './queries.ts'

interface NewNote {
  readonly requestId: string
  readonly comment: string
  readonly audience: NoteAudience
}

/** A note of the office. One for the translator answers an open question. */
export async function writeNote(
  trx: Transaction<DB>,
  note: NewNote,
  actor: Actor,
  now: Date,
): Promise<NoteRow> {
  const { row } = await lockVisibleRequest(trx, note.requestId, actor)
  demand(row.stage !== 'complete', 'notes-are-closed')
  demand(row.content_erased_at === null, 'content-erased')
  const written = await insertByPerson(trx, { ...note, isQuestion: false }, actor, now)
  const isShared = note.audience === 'translator'
  const isAnswer = isShared && row.asked_at !== null
  if (isAnswer) {
    await saveRequest(trx, row.id, { asked_at: null })
    if (row.translator_id !== actor.id) await enqueueNotice(trx, row, 'question-answered', now)
  }
  await recordEvent(trx, {
    kind: isAnswer ? 'request.question-answered' : 'request.note-written',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: row.id },
  })
  // Only to those who may read it: nobody else must learn that a note exists.
  const readers = isShared ? [row.translator_id] : []
  await publishChange(trx, { type: 'Request', id: row.id }, readers)
  return written
}

/** A question of the assigned translator, which stays open until the office answers it. */
export async function askOffice(
  trx: Transaction<DB>,
  { requestId, comment }: Pick<NewNote, 'requestId' | 'comment'>,
  actor: Actor,
  now: Date,
): Promise<NoteRow> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  // A translator may also be the customer of a request.
  demand(parts.includes('desk'), 'forbidden')
  demand(row.stage !== 'complete', 'notes-are-closed')
  demand(row.closed_at === null, 'request-closed')
  await countAction(trx, now, { limit: limits.messages, of: actor.id })
  const question = { requestId, comment, audience: 'translator', isQuestion: true } as const
  const asked = await insertByPerson(trx, question, actor, now)
  await saveRequest(trx, row.id, { asked_at: now })
  await recordEvent(trx, {
    kind: 'request.question-asked',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: row.id },
  })
  await enqueueNotice(trx, row, 'question-asked', now)
  await publishChange(trx, { type: 'Request', id: row.id }, [actor.id])
  return asked
}

async function insertByPerson(
  trx: Transaction<DB>,
  note: NewNote & { readonly isQuestion: boolean },
  actor: Actor,
  now: Date,
): Promise<NoteRow> {
  const row: NoteRow = {
    id: uuidv7(),
    request_id: note.requestId,
    is_system: false,
    name: fullName(await getCurrentUser(trx, actor.id)),
    author_id: actor.id,
    comment: note.comment,
    created_at: now,
    audience: note.audience,
    is_question: note.isQuestion,
  }
  await insertNote(trx, row)
  return row
}
