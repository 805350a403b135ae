import * as pay from '@kakehashi/contract/requests/pay'
import * as till from '@kakehashi/contract/till'
import { instantAt, monthOf } from '@kakehashi/domain/calendar/day'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { seedPay } from '../support/seed-pay.ts'
import { closeAnyTill, seedOpenTill } from '../support/till.ts'
import { openBooks, type Books } from './support/open-books.ts'

const id = () => crypto.randomUUID()

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.office.close())

/** As if a clock went wrong: noon of the last day of a closed month. */
function goBackInto(month: string): Date {
  const { to } = monthOf(firstOfMonth(month))
  const at = instantAt(to, '1200', 'Asia/Tokyo')
  books.office.clock.setTo(at)
  return at
}

test('nothing is entered in a closed month, and the refusal says so', async () => {
  const paid = await books.pay()
  const contractor = (await books.office.signedIn('contractor')).user._id
  const { requestId } = paid
  const payId = await seedPay(books.office, { requestId, contractor })
  const month = await books.nextMonth()
  await books.close(month)
  await seedOpenTill(books.office, books.clerk.user._id)
  goBackInto(month)

  const { owner, clerk } = books
  const movement = { currency: 'usd', amount: 5, reason: 'Stamps' } as const
  const count = { yenRate: 154, usd: {}, jpy: {} }
  expect(await books.pay()).toMatchObject({ status: 409, code: 'month-closed' })
  const replies = {
    counterEntry: await books.correct(paid),
    refund: await books.calls.put(clerk, requestId, '/refund', {
      version: paid.request.version,
      amount: 5,
      reason: 'A page fewer',
    }),
    total: await books.calls.put(clerk, requestId, '/paid', { paidAmount: 10 }),
    movement: await clerk.browser.call(till.moveCash, { body: movement }),
    opening: await clerk.browser.call(till.openTill, { body: count }),
    paidPay: await owner.browser.call(pay.markPaid, {
      body: { pays: [{ _id: payId, amount: 30 }] },
    }),
    agreedPay: await owner.browser.call(pay.agreePay, {
      params: { requestId },
      body: { contractor, amount: 31 },
    }),
  }
  for (const [what, reply] of Object.entries(replies)) {
    expect([what, reply.status, reply.body.code]).toEqual([what, 409, 'month-closed'])
  }
})

test('the database refuses it too, whatever the application does', async () => {
  books.office.clock.advance(62 * duration.day)
  await closeAnyTill(books.office)
  const paid = await books.pay(40, 'card', await books.office.signedIn('admin'))
  const contractor = (await books.office.signedIn('contractor')).user._id
  const payId = await seedPay(books.office, { requestId: paid.requestId, contractor })
  const tillId = await seedOpenTill(books.office, contractor)
  await closeAnyTill(books.office)
  const month = await books.nextMonth()
  expect((await books.close(month)).status).toBe(200)
  const at = after(instantAt(monthOf(firstOfMonth(month)).from, '0000', 'Asia/Tokyo'), 0)

  const { db } = books.office
  const [request_id, actor_id] = [paid.requestId, contractor]
  const payment = { request_id, difference_cents: 100, paid_after_cents: 100, actor_id }
  const writes = [
    () => db.insertInto('payments').values({ id: id(), ...payment, at }),
    () =>
      db.insertInto('till_movements').values({
        id: id(),
        till_id: tillId,
        currency: 'usd',
        amount: 1,
        reason: 'x',
        at,
        actor_id,
      }),
    () =>
      db.insertInto('till_sessions').values({
        id: id(),
        opened_at: at,
        opened_by: actor_id,
        yen_rate: 1,
        opening_count: '{}',
        opening_cents: 0,
        opening_yen: 0,
      }),
    () =>
      db.insertInto('receipts').values({
        id: id(),
        number: id(),
        request_id,
        payment_id: paid.payment._id,
        issued_at: at,
        issued_by: actor_id,
      }),
    () => db.updateTable('receipts').set({ voided_at: at }).where('request_id', '=', request_id),
    () =>
      db
        .insertInto('pay_entries')
        .values({ id: id(), pay_id: payId, kind: 'paid', amount_cents: 1, at, actor_id }),
    () => db.updateTable('pays').set({ paid_at: at, paid_by: actor_id }).where('id', '=', payId),
  ]
  for (const write of writes) {
    await expect(write().execute()).rejects.toThrow('the month is closed')
  }
  // The last moment before it.
  const earlier = { id: id(), ...payment, at: after(at, -1) }
  await db.insertInto('payments').values(earlier).execute()
})

test('a closing is kept as it is: it can be reopened once, and nothing else', async () => {
  const { db } = books.office
  const closings = db.updateTable('month_closings')
  await expect(closings.set({ figures: '{}' }).execute()).rejects.toThrow('cannot be changed')
  await expect(db.deleteFrom('month_closings').execute()).rejects.toThrow('append-only')
  const [{ month } = { month: '' }] = await db
    .selectFrom('month_closings')
    .select('month')
    .execute()
  await books.reopen(month.slice(0, 7), 'To see whether it stays')
  const back = { reopened_at: null, reopened_by: null, reopen_reason: null }
  await expect(closings.set(back).where('reopened_at', 'is not', null).execute()).rejects.toThrow(
    'cannot be changed',
  )
})

test('the screen says so if the ledger was forged after the month was closed', async () => {
  await books.pay(30)
  const month = await books.nextMonth()
  await books.close(month)
  await books.office.adminDb.transaction().execute(async (trx) => {
    await sql`alter table payments disable trigger payments_append_only`.execute(trx)
    await trx
      .updateTable('payments')
      .set({ difference_cents: 2_000 })
      .where('difference_cents', '=', 3_000)
      .execute()
    await sql`alter table payments enable trigger payments_append_only`.execute(trx)
  })
  const read = await books.read(month)
  expect(read.differs).toEqual(['methods'])
  expect(read.closedFigures?.total.sum).toBe(30)
  expect(read.figures.total.sum).toBe(20)
})
