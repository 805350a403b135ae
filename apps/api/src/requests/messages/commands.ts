import { office } from '@kakehashi/domain/office'
import type { Actor } from '@kakehashi/domain/permissions'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { tellLive } from '../../outbox/publish-change.ts'
import { tell } from '../../outbox/enqueue-notices.ts'
import { demand } from '../../refusal.ts'
import { saveRequest } from '../queries.ts'
import { lockVisibleRequest } from '../access.ts'
import { countDeed, limits } from '../../throttle.ts'
import { fullName } from '../../db/full-name.ts'
import { getCurrentUser } from '../../accounts/people/get-user.ts'
import type { MessageRow } from './queries.ts'
import { insertMessage } from './queries.ts'

/** A customer writes under their own name, staff under the office's; who wrote is kept either way. */
export async function writeMessage(
  trx: Transaction<DB>,
  requestId: string,
  comment: string,
  actor: Actor,
  now: Date,
) {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  const isCustomer = parts.includes('customer')
  demand(isCustomer || parts.includes('office'), 'forbidden')
  // A clerk answers all day; only strangers could flood.
  if (isCustomer) await countDeed(trx, now, { limit: limits.messages, of: actor.id })
  const author = await getCurrentUser(trx, actor.id)

  const message: MessageRow = {
    id: uuidv7(),
    request_id: requestId,
    sender: isCustomer ? 'customer' : 'staff',
    name: isCustomer ? fullName(author) : office.systemSender,
    author_id: actor.id,
    comment,
    created_at: now,
    author_name: fullName(author),
  }
  const { author_name: _, ...written } = message
  await insertMessage(trx, written)
  await saveRequest(
    trx,
    requestId,
    isCustomer ? { admin_viewed: false } : { customer_unread: row.customer_unread + 1 },
  )
  await recordEvent(trx, {
    kind: 'request.message-written',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
  })
  await tell(trx, row, isCustomer ? 'message-to-office' : 'message-to-customer', now)
  await tellLive(trx, { request: requestId, userIds: [row.user_id] })
  return { message, parts }
}
