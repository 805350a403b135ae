import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { createRequest as createRequestCall } from '@kakehashi/contract/requests/requests'
import { dayAt, isOver, yearOf } from '@kakehashi/domain/calendar/day'
import { calendarOf } from '@kakehashi/domain/calendar/office-calendar'
import { quoteDueOn } from '@kakehashi/domain/request/due'
import { deliveryOf } from '@kakehashi/domain/request/delivery'
import { newRequestNotices, noticeReader } from '@kakehashi/domain/request/notices'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { attachFile } from '../documents/queries.ts'
import { getOffice } from '../office/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { enqueueNotice } from '../outbox/enqueue-notices.ts'
import { demand, Refusal } from '../refusal.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { findPublishedServiceByName, lockServiceForOrder } from '../services/queries.ts'
import { getSetting } from '../settings/queries.ts'
import { countAction, limits } from '../throttle.ts'
import { takeFromTray } from '../tray/take-from-tray.ts'
import type { UserRow } from '../accounts/people/queries.ts'
import { getCurrentUser } from '../accounts/people/get-user.ts'
import { enqueueAutomaticQuote } from './automatic-quote.ts'
import { toDeliveryColumns } from './delivery.ts'
import { insertGivenNames, readPeople } from './names/given-with-order.ts'
import { demandDocumentLimit } from './add-document.ts'
import { nextOrderNumber } from './order-numbers.ts'
import { insertRequest } from './queries.ts'
import { requestSearchWords } from './request-search-words.ts'
import { toDetailColumns } from './submitted-details.ts'

type Sent = BodyOf<typeof createRequestCall>
/** Only the customer's own form asks who is on the documents. */
type Order = Omit<Sent, 'people'> & Partial<Pick<Sent, 'people'>>

/** In the transaction of the idempotency key, so that a repeated order creates one request. */
export async function createRequest(
  trx: Transaction<DB>,
  order: Order,
  userId: string,
  now: Date,
  /** A clerk who enters it at the counter. */
  clerkId?: string,
): Promise<string> {
  const actorId = clerkId ?? userId
  if (clerkId === undefined) await countAction(trx, now, { limit: limits.orders, of: userId })
  const user = await getCurrentUser(trx, userId)
  const service = await findPublishedServiceByName(trx, order.requestItem)
  if (!service || !(await lockServiceForOrder(trx, service.id))) {
    throw new Refusal('invalid-fields', { fields: { requestItem: 'service-required' } })
  }
  const office = await getOffice(trx)
  const { timeZone } = office
  demand(order.neededBy === null || !isOver(order.neededBy, now, timeZone), 'invalid-fields', {
    fields: { neededBy: 'day-past' },
  })
  demandDocumentLimit(filesOf(order).length)
  const people = readPeople(order.people ?? [])

  const id = uuidv7()
  const year = yearOf(dayAt(now, timeZone))
  const number = await nextOrderNumber(trx, office.orderPrefix, year)
  const usualWorkingDays = service.usual_working_days
  const calendar = calendarOf(office, await getSetting(trx, 'closures'))
  const request = {
    id,
    order_number: number,
    user_id: user.id,
    ...contactOf(user),
    service_id: service.id,
    service_name: service.name,
    usual_working_days: usualWorkingDays,
    due_on: quoteDueOn({ createdAt: now, usualWorkingDays }, calendar),
    ...toDetailColumns(order),
    ...toDeliveryColumns(deliveryOf(order)),
    document_id: firstOf(order),
    created_at: now,
    last_actor_id: actorId,
    last_at: now,
  }
  await insertRequest(trx, request)
  for (const [index, fileId] of filesOf(order).entries()) {
    // Documents are listed by `attached_at`, so each gets its own time to keep their order.
    const attachedAt = new Date(now.getTime() + index)
    if (clerkId !== undefined) await takeFromTray(trx, fileId, clerkId, now)
    const role = 'document' as const
    const file = { fileId, requestId: id, role, actorId, now: attachedAt }
    if (!(await attachFile(trx, file))) throw new Refusal('file-unusable')
  }
  await insertGivenNames(trx, id, people, user.id, now)
  await saveSearchWords(trx, 'request', id, requestSearchWords(request))
  await recordEvent(trx, {
    kind: 'request.created',
    at: now,
    actorId,
    subject: { kind: 'request', id },
  })
  const parties = { id, user_id: user.id, translator_id: null }
  // The office took it at the counter itself, so it needs no mail about it.
  const notices = newRequestNotices.filter(
    (kind) => clerkId === undefined || noticeReader[kind] === 'customer',
  )
  for (const kind of notices) await enqueueNotice(trx, parties, kind, now)
  await publishChange(trx, { type: 'Request', id: id }, [user.id])
  if (service.quotes_itself) await enqueueAutomaticQuote(trx, id)
  return id
}

/** A copy: later changes to the profile do not change existing requests. */
function contactOf(user: UserRow) {
  const { first_name, middle_name, last_name, name_ja, name_kana, email, phone } = user
  return { first_name, middle_name, last_name, name_ja, name_kana, email, phone }
}

function filesOf(order: Order): string[] {
  const all = [order.document, ...order.documents].filter((id) => id !== null)
  return [...new Set(all)]
}

function firstOf(order: Order): string | null {
  return filesOf(order)[0] ?? null
}
