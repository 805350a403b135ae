import type { Actor } from '@kakehashi/domain/people/permissions'
import { decideUndo } from '@kakehashi/domain/request/undo'
import type { Transaction } from 'kysely'
import { removeJob } from '../../db/add-job.ts'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { Refusal } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import { lastChange } from '../last-change.ts'
import { markNotesUndone } from '../notes/queries.ts'
import { undoPayment } from '../payments/record.ts'
import { saveRequest } from '../queries.ts'
import { withdrawQuote } from '../quotes.ts'
import { announceKey } from './announce.ts'
import { restoredColumns } from './record.ts'
import { findMove, saveUndone } from './queries.ts'

interface UndoInput {
  readonly requestId: string
  readonly moveId: string
}

/** Restores a request as it was before a move that nobody has acted on. Nothing was mailed yet. */
export async function undoMove(
  trx: Transaction<DB>,
  { requestId, moveId }: UndoInput,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  const move = await findMove(trx, moveId)
  if (move?.request_id !== requestId || !move.undo_until) throw new Refusal('not-found')
  const isUndone = move.undone_at !== null
  const isLastChange = row.held_move_id === moveId
  const { kind, undo_until: undoUntil, before } = move
  const outcome = decideUndo({ kind, undoUntil, isUndone, isLastChange }, parts, now)
  if (outcome.kind === 'unchanged') return
  if (outcome.kind === 'refused') {
    const values = await lastChange(trx, row, { actorId: actor.id, parts })
    throw new Refusal(outcome.why, { values })
  }

  if (kind === 'submitQuote') await withdrawQuote(trx, requestId, row.quote_version, now)
  const paidBefore = before['paid_cents']
  // PAYMENT COMPLETE and a delivery may have recorded an amount.
  if (typeof paidBefore === 'number') {
    const payment = {
      requestId,
      differenceCents: paidBefore - row.paid_cents,
      paidAfterCents: paidBefore,
      at: now,
      actorId: actor.id,
    }
    await undoPayment(trx, payment, move.at)
  }
  await markNotesUndone(trx, requestId, move.at)
  await saveUndone(trx, moveId, actor.id, now)
  await saveRequest(trx, requestId, {
    ...restoredColumns(before),
    version: row.version + 1,
    held_move_id: null,
    last_command: null,
    last_event: 'undone',
    last_actor_id: actor.id,
    last_at: now,
  })
  await removeJob(trx, announceKey(moveId))
  await recordEvent(trx, {
    kind: 'request.undone',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
    fields: Object.keys(before),
  })
  // The customer sees no difference, but a form on their screen needs the new version.
  await publishChange(trx, { type: 'Request', id: requestId }, [row.user_id, row.translator_id])
}
