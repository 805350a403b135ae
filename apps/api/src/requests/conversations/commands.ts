import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { lockUser } from '../../accounts/people/queries.ts'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest, lockVisibleRequest } from '../access.ts'
import { countMessagesAfter } from '../messages/queries.ts'
import { saveRequest } from '../queries.ts'
import { deleteUnreadMark, saveUnreadMark } from './queries.ts'

/** A customer who has written since then still waits. */
export async function endWait(
  trx: Transaction<DB>,
  requestId: string,
  seenMessage: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  if (row.awaiting_reply_since === null) return
  const newer = await countMessagesAfter(trx, requestId, 'customer', seenMessage)
  demand(newer === 0, 'newer-message')
  await saveRequest(trx, requestId, { awaiting_reply_since: null })
  await recordChange(trx, 'request.no-reply-needed', requestId, actor, now)
}

/** An admin who later loses the role is no longer shown as the handler. */
export async function assignHandler(
  trx: Transaction<DB>,
  requestId: string,
  handlerId: string | null,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (handlerId !== null) {
    const handler = await lockUser(trx, handlerId)
    demand(handler?.is_admin === true, 'handler-unfit')
  }
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  if (row.handler_id === handlerId) return
  await saveRequest(trx, requestId, { handler_id: handlerId })
  await recordChange(trx, 'request.handler-changed', requestId, actor, now)
}

/** Without an event: the mark is a reminder to oneself and changes nothing for others. */
export async function markUnread(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  await getVisibleRequest(trx, requestId, actor)
  await saveUnreadMark(trx, actor.id, requestId, now)
  await publishChange(trx, { type: 'Request', id: requestId }, [])
}

export async function removeUnreadMark(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
): Promise<void> {
  await getVisibleRequest(trx, requestId, actor)
  await deleteUnreadMark(trx, actor.id, requestId)
  await publishChange(trx, { type: 'Request', id: requestId }, [])
}

async function recordChange(
  trx: Transaction<DB>,
  kind: 'request.no-reply-needed' | 'request.handler-changed',
  requestId: string,
  actor: Actor,
  at: Date,
): Promise<void> {
  const subject = { kind: 'request', id: requestId } as const
  await recordEvent(trx, { kind, at, actorId: actor.id, subject })
  await publishChange(trx, { type: 'Request', id: requestId }, [])
}
