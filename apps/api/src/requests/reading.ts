import type { Actor } from '@kakehashi/domain/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { tellLive } from '../notifications/live.ts'
import { demand } from '../refusal.ts'
import { saveRequest } from './queries.ts'
import { lockVisibleRequest } from './visible.ts'

/** Staff have seen it. Told by the screen that shows it, never by a mere GET. */
export async function markViewed({ db }: Deps, requestId: string, actor: Actor): Promise<void> {
  await db.transaction().execute((trx) => markViewedIn(trx, requestId, actor))
}

export async function markViewedIn(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  if (row.admin_viewed) return
  await saveRequest(trx, requestId, { admin_viewed: true })
  await tellLive(trx, { request: requestId, userIds: [] })
}

/** The customer has read what the office wrote. */
export async function markRead({ db }: Deps, requestId: string, actor: Actor): Promise<void> {
  await db.transaction().execute((trx) => markReadIn(trx, requestId, actor))
}

export async function markReadIn(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
): Promise<void> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  demand(parts.includes('customer'), 'not-found')
  if (row.customer_unread === 0) return
  await saveRequest(trx, requestId, { customer_unread: 0 })
  await tellLive(trx, { request: requestId, userIds: [row.user_id] })
}
