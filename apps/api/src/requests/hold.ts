import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand } from '../refusal.ts'
import { lockVisibleRequest } from './access.ts'
import { eraseEnded } from './erase-ended.ts'
import { insertSystemNote } from './notes/queries.ts'
import { saveRequest } from './queries.ts'

interface Hold {
  readonly isOnHold: boolean
  readonly reason: string
}

/** A request on hold keeps its documents and texts, however long ago it ended. */
export async function holdRequest(
  trx: Transaction<DB>,
  requestId: string,
  hold: Hold,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  if (row.is_on_hold === hold.isOnHold) return
  demand(row.content_erased_at === null, 'content-erased')
  // The customer was told of a day that no longer holds, so they are told again after the hold.
  await saveRequest(trx, requestId, { is_on_hold: hold.isOnHold, retention_told_at: null })
  const note = hold.isOnHold
    ? ({ kind: 'put-on-hold', reason: hold.reason } as const)
    : ({ kind: 'hold-ended' } as const)
  await insertSystemNote(trx, requestId, note, now)
  await recordEvent(trx, {
    kind: `request.${note.kind}`,
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
  })
  // The hold may have outlasted the customer's account.
  if (!hold.isOnHold && (row.completed_at ?? row.closed_at)) {
    await eraseEnded(trx, { ...row, is_on_hold: false }, now)
  }
  await publishChange(trx, { type: 'Request', id: requestId }, [row.user_id])
}
