import type { Actor } from '@kakehashi/domain/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { tellLive } from '../notifications/live.ts'
import { demand } from '../refusal.ts'
import { saveRequest } from './queries.ts'
import { lockVisibleRequest } from './visible.ts'

/** Staff have seen it. Told by the screen that shows it, never by a mere GET. */
export async function markViewed(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  if (row.admin_viewed) return
  await saveRequest(trx, requestId, { admin_viewed: true })
  await recordReading(trx, 'request.viewed', requestId, actor, now)
  await tellLive(trx, { request: requestId, userIds: [] })
}

/** The customer has read what the office wrote. */
export async function markRead(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  demand(parts.includes('customer'), 'not-found')
  if (row.customer_unread === 0) return
  await saveRequest(trx, requestId, { customer_unread: 0 })
  await recordReading(trx, 'request.messages-read', requestId, actor, now)
  await tellLive(trx, { request: requestId, userIds: [row.user_id] })
}

async function recordReading(
  trx: Transaction<DB>,
  kind: 'request.viewed' | 'request.messages-read',
  requestId: string,
  actor: Actor,
  at: Date,
): Promise<void> {
  const subject = { kind: 'request', id: requestId } as const
  await recordEvent(trx, { kind, at, actorId: actor.id, subject })
}
