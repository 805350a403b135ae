import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand } from '../refusal.ts'
import { lockVisibleRequest } from './access.ts'
import { saveRequest } from './queries.ts'

/** A request on hold keeps its documents and texts, however long ago it ended. */
export async function holdRequest(
  trx: Transaction<DB>,
  requestId: string,
  isOnHold: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  if (row.is_on_hold === isOnHold) return
  demand(row.content_erased_at === null, 'content-erased')
  await saveRequest(trx, requestId, { is_on_hold: isOnHold })
  await recordEvent(trx, {
    kind: isOnHold ? 'request.put-on-hold' : 'request.hold-ended',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
  })
  await publishChange(trx, { type: 'Request', id: requestId }, [])
}
