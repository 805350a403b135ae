import { dayAt } from '@kakehashi/domain/calendar/day'
import { firstOfMonth, monthText, type PayEntryKind } from '@kakehashi/domain/payments/pay'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { demandOpenMonth } from '../../books/demand-open-month.ts'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { getTimeZone } from '../../office/queries.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import * as queries from './queries.ts'

interface Agreed {
  readonly requestId: string
  readonly contractorId: string
  readonly amountCents: number
}

interface Change {
  readonly actorId: string
  readonly now: Date
}

/** For the assigned contractor, or one whose pay was agreed before. What is paid stays as it is. */
export async function agreePay(
  trx: Transaction<DB>,
  { requestId, contractorId, amountCents }: Agreed,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  await demandOpenMonth(trx, now)
  const before = await queries.lockPay(trx, requestId, contractorId)
  const change = { actorId: actor.id, now }
  if (before) {
    if (before.amount_cents === amountCents) return
    demand(before.paid_at === null, 'pay-is-paid')
    await queries.savePay(trx, before.id, { amount_cents: amountCents })
    return record(trx, { ...before, amount_cents: amountCents }, 'agreed', change)
  }
  const isAssigned = row.translator_id === contractorId
  demand(
    isAssigned && (await queries.findContractor(trx, contractorId)) !== undefined,
    'pay-not-contractor',
  )
  const pay = {
    id: uuidv7(),
    request_id: requestId,
    contractor_id: contractorId,
    month: firstOfMonth(monthText(dayAt(now, await getTimeZone(trx)))),
    amount_cents: amountCents,
  }
  await queries.insertPay(trx, pay)
  await record(trx, pay, 'agreed', change)
}

/** All of them or none: the sum that was paid out is the one that was on screen. */
export async function markPaid(
  trx: Transaction<DB>,
  seen: ReadonlyMap<string, number>,
  actor: Actor,
  now: Date,
): Promise<void> {
  await demandOpenMonth(trx, now)
  const pays = await queries.lockPays(trx, [...seen.keys()])
  if (pays.length !== seen.size) throw new Refusal('not-found')
  for (const pay of pays) {
    demand(pay.paid_at === null && pay.amount_cents === seen.get(pay.id), 'pay-changed')
    await queries.savePay(trx, pay.id, { paid_at: now, paid_by: actor.id })
    await record(trx, pay, 'paid', { actorId: actor.id, now })
  }
}

export async function markUnpaid(
  trx: Transaction<DB>,
  payId: string,
  reason: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  await demandOpenMonth(trx, now)
  const [pay] = await queries.lockPays(trx, [payId])
  if (!pay) throw new Refusal('not-found')
  demand(pay.paid_at !== null, 'pay-changed')
  await queries.savePay(trx, payId, { paid_at: null, paid_by: null, unpaid_reason: reason })
  await record(trx, pay, 'unpaid', { actorId: actor.id, now })
}

type Pay = Pick<queries.PayRow, 'id' | 'request_id' | 'contractor_id' | 'amount_cents'>

/** In its own entries and in the history of the request; the contractor sees it at once. */
async function record(
  trx: Transaction<DB>,
  pay: Pay,
  kind: PayEntryKind,
  { actorId, now }: Change,
): Promise<void> {
  const entry = { pay_id: pay.id, kind, amount_cents: pay.amount_cents }
  await queries.insertPayEntry(trx, { ...entry, at: now, actor_id: actorId })
  await recordEvent(trx, {
    kind: `request.pay-${kind}`,
    at: now,
    actorId,
    subject: { kind: 'request', id: pay.request_id },
    fields: kind === 'agreed' ? ['pay'] : ['paidAt'],
  })
  await publishChange(trx, { type: 'Pay', id: pay.request_id }, [pay.contractor_id])
}
