import { placeholdersIn } from '@kakehashi/domain/request/reply-template'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { getOffice } from '../../office/queries.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { enqueueNotice } from '../../outbox/enqueue-notices.ts'
import { demand } from '../../refusal.ts'
import { saveRequest } from '../queries.ts'
import { lockVisibleRequest } from '../access.ts'
import { countAction, limits } from '../../throttle.ts'
import { fullName } from '../../db/full-name.ts'
import { getCurrentUser } from '../../accounts/people/get-user.ts'
import type { MessageRow } from './queries.ts'
import { insertMessage } from './queries.ts'

/** Staff messages are signed by the office; the author's id is stored in any case. */
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
  demand(row.content_erased_at === null, 'content-erased')
  // No mail would reach them, so it must not look sent.
  demand(isCustomer || row.customer_deleted_at === null, 'customer-deleted')
  // A template was sent before its placeholders were replaced.
  demand(isCustomer || placeholdersIn(comment).length === 0, 'invalid-fields', {
    fields: { comment: 'placeholder-left' },
  })
  // Clerks may write many messages, so only customers are throttled.
  if (isCustomer) await countAction(trx, now, { limit: limits.messages, of: actor.id })
  const author = await getCurrentUser(trx, actor.id)

  const message: MessageRow = {
    id: uuidv7(),
    request_id: requestId,
    sender: isCustomer ? 'customer' : 'staff',
    name: isCustomer ? fullName(author) : (await getOffice(trx)).sender.en,
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
  await enqueueNotice(trx, row, isCustomer ? 'message-to-office' : 'message-to-customer', now)
  await publishChange(trx, { type: 'Request', id: requestId }, [row.user_id])
  return { message, parts }
}
