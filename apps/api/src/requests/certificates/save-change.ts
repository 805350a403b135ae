import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { announceHeldMove } from '../moves/announce.ts'
import { type RequestRow, saveRequest } from '../queries.ts'

type CertificateEvent = Extract<RequestEvent, `certificate-${string}`>

/** Gives the request its next version, as every change does, and tells whoever has it open. */
export async function saveCertificateChange(
  trx: Transaction<DB>,
  row: RequestRow,
  event: CertificateEvent,
  actorId: string,
  now: Date,
): Promise<void> {
  await announceHeldMove(trx, row, now)
  await saveRequest(trx, row.id, {
    held_move_id: null,
    version: row.version + 1,
    last_command: null,
    last_event: event,
    last_actor_id: actorId,
    last_at: now,
  })
  await recordCertificateEvent(trx, event, row.id, actorId, now)
  await publishChange(trx, { type: 'Request', id: row.id }, [row.user_id, row.translator_id])
}

export async function recordCertificateEvent(
  trx: Transaction<DB>,
  event: CertificateEvent,
  requestId: string,
  actorId: string,
  at: Date,
): Promise<void> {
  const subject = { kind: 'request', id: requestId } as const
  await recordEvent(trx, { kind: `request.${event}`, at, actorId, subject })
}
