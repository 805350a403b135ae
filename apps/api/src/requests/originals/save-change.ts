import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { eraseEnded } from '../erase-ended.ts'
import { announceHeldMove } from '../moves/announce.ts'
import { type RequestRow, saveRequest } from '../queries.ts'

type OriginalEvent = Extract<RequestEvent, `original-${string}`>

interface Change {
  readonly event: OriginalEvent
  readonly actorId: string
  readonly now: Date
}

/** Gives the request its next version, as every change does, and tells whoever has it open. */
export async function saveOriginalsChange(
  trx: Transaction<DB>,
  row: RequestRow,
  { event, actorId, now }: Change,
): Promise<void> {
  await announceHeldMove(trx, row, now)
  await saveRequest(trx, row.id, {
    held_move_id: null,
    version: row.version + 1,
    last_command: null,
    last_event: event,
    last_actor_id: actorId,
    last_at: now,
    // The documents now stay until it is given back, and the customer is told of another day.
    ...(event === 'original-received' && { retention_told_at: null }),
  })
  await publishChange(trx, { type: 'Request', id: row.id }, [row.user_id, row.translator_id])
  // It may have been the last thing here of somebody whose account is gone.
  if (row.completed_at ?? row.closed_at) await eraseEnded(trx, row, now)
}

/** Names only: what was left here, and who took it, is in its own entry and goes with it. */
const changedFields: Readonly<Record<OriginalEvent, readonly string[]>> = {
  'original-received': ['description', 'pages', 'shelf'],
  'original-moved': ['shelf'],
  'original-removed': ['reason'],
  'original-collected': ['to', 'isIdSeen', 'isCodeShown'],
  'original-posted': ['to', 'trackingNumber'],
}

export async function recordOriginalEvent(
  trx: Transaction<DB>,
  event: OriginalEvent,
  requestId: string,
  actorId: string,
  at: Date,
): Promise<void> {
  await recordEvent(trx, {
    kind: `request.${event}`,
    at,
    actorId,
    subject: { kind: 'request', id: requestId },
    fields: changedFields[event],
  })
}
