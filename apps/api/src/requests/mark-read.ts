import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { countMessagesAfter } from './messages/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand } from '../refusal.ts'
import { saveRequest } from './queries.ts'
import { lockVisibleRequest } from './access.ts'

/** What the page showed; later changes stay unread. Without it, everything counts as seen. */
interface Seen {
  readonly version?: number | undefined
  readonly message?: string | null | undefined
}

/** Called by the page that shows the request, because a GET must not change anything. */
export async function markViewed(
  trx: Transaction<DB>,
  requestId: string,
  { version = Infinity, message }: Seen,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  if (row.admin_viewed || row.version > version) return
  if ((await countUnread(trx, requestId, 'customer', message)) > 0) return
  await saveRequest(trx, requestId, { admin_viewed: true })
  await recordRead(trx, 'request.viewed', requestId, actor, now)
  await publishChange(trx, { type: 'Request', id: requestId }, [])
}

/** Marks the office's messages as read by the customer. */
export async function markRead(
  trx: Transaction<DB>,
  requestId: string,
  { message }: Pick<Seen, 'message'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  demand(parts.includes('customer'), 'not-found')
  const unread = Math.min(row.customer_unread, await countUnread(trx, requestId, 'staff', message))
  if (unread === row.customer_unread) return
  await saveRequest(trx, requestId, { customer_unread: unread })
  await recordRead(trx, 'request.messages-read', requestId, actor, now)
  await publishChange(trx, { type: 'Request', id: requestId }, [row.user_id])
}

async function countUnread(
  trx: Transaction<DB>,
  requestId: string,
  sender: 'customer' | 'staff',
  seen: Seen['message'],
): Promise<number> {
  return seen === undefined ? 0 : countMessagesAfter(trx, requestId, sender, seen)
}

async function recordRead(
  trx: Transaction<DB>,
  kind: 'request.viewed' | 'request.messages-read',
  requestId: string,
  actor: Actor,
  at: Date,
): Promise<void> {
  const subject = { kind: 'request', id: requestId } as const
  await recordEvent(trx, { kind, at, actorId: actor.id, subject })
}
