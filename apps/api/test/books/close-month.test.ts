import * as contract from '@kakehashi/contract/books'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { seedRequest } from '../support/seed-request.ts'
import { seedPay } from '../support/seed-pay.ts'
import { closeAnyTill, seedOpenTill } from '../support/till.ts'
import { openBooks, type Books } from './support/open-books.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.office.close())

test('a month that is over is closed with its figures, which are those of the ledger', async () => {
  const wrong = await books.pay(90)
  await books.correct(wrong)
  const { requestId } = await books.pay(60)
  await books.calls.put(books.clerk, requestId, '/refund', { version: 3, amount: 20, reason: 'x' })
  const month = await books.nextMonth()

  const { status, body } = await books.close(month)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    month,
    state: 'closed',
    closedBy: 'Jane Smith',
    differs: [],
    figures: {
      methods: [
        { method: 'card', entries: 3, received: 150, counterEntries: -90, refunded: 0, sum: 60 },
        { method: 'unstated', entries: 1, received: 0, counterEntries: 0, refunded: 20, sum: -20 },
      ],
      total: { received: 150, counterEntries: -90, refunded: 20, sum: 40, yen: 0 },
      receipts: { issued: 2, voided: 1 },
    },
  })
  expect(body.closedFigures).toEqual(body.figures)
  const events = await books.office.db
    .selectFrom('events')
    .select(['kind', 'subject_kind'])
    .where('subject_id', '=', month)
    .execute()
  expect(events).toEqual([{ kind: 'books.closed', subject_kind: 'books' }])
})

test('the running month cannot be closed, and a closed one not again', async () => {
  expect(await books.close(books.month())).toMatchObject({
    status: 409,
    body: { message: 'A month can be closed once it is over.' },
  })
  const month = await books.nextMonth()
  expect((await books.close(month)).status).toBe(200)
  expect((await books.close(month)).body.code).toBe('month-closed-already')
})

test('closing and reopening need the password again after ten minutes', async () => {
  const month = await books.nextMonth()
  const owner = await books.office.signIn(books.owner.user.email, books.owner.password)
  owner.browser.password = undefined
  books.office.clock.advance(11 * duration.minute)
  expect((await books.close(month, owner)).body.code).toBe('fresh-password-required')
  expect((await books.close(month)).status).toBe(200)
  const reopening = { params: { month }, body: { reason: 'Wrong' } }
  const { body } = await owner.browser.call(contract.reopenMonth, reopening)
  expect(body.code).toBe('fresh-password-required')
})

test('what was entered in a closed month is corrected today, and the closed figures stay', async () => {
  const paid = await books.pay(70)
  const month = await books.nextMonth()
  const { body: closed } = await books.close(month)
  expect((await books.correct(paid)).status).toBe(200)

  const after = await books.read(month)
  expect(after.figures).toEqual(closed.figures)
  expect(after.differs).toEqual([])
  const running = await books.read(books.month())
  expect(running.figures).toMatchObject({
    total: { counterEntries: -70, sum: -70 },
    receipts: { issued: 0, voided: 1 },
  })
})

test('a month is reopened with a reason, which the history shows, and closed again', async () => {
  const month = await books.nextMonth()
  await books.close(month)
  expect((await books.reopen(month, '')).status).toBe(400)
  const { body } = await books.reopen(month, 'The rate of the till was wrong')
  expect(body).toMatchObject({
    state: 'open',
    history: [
      { kind: 'reopened', by: 'Jane Smith', reason: 'The rate of the till was wrong' },
      { kind: 'closed' },
    ],
  })
  expect((await books.reopen(month, 'Twice')).body.code).toBe('month-not-closed')
  expect((await books.close(month)).body.history.map(({ kind }) => kind)).toEqual([
    'closed',
    'reopened',
    'closed',
  ])
})

test('a month whose till is open is not closed, and the refusal names the day', async () => {
  await seedOpenTill(books.office, books.clerk.user._id)
  const month = await books.nextMonth()
  const refused = await books.close(month)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/till that was opened on .+ is still open/)
  expect((await books.read(month)).openTills).toHaveLength(1)
  await closeAnyTill(books.office)
  expect((await books.close(month)).body.figures.tills).toMatchObject([{ usd: 0, jpy: 0 }])
})

test('a till with a difference but no reason keeps the month open', async () => {
  await seedOpenTill(books.office, books.clerk.user._id)
  await books.office.db
    .updateTable('till_sessions')
    .set((eb) => ({
      closed_at: books.office.clock.now(),
      closed_by: eb.ref('opened_by'),
      closing_count: '{"usd":{},"jpy":{}}',
      expected_cents: 500,
      expected_yen: 0,
      counted_cents: 0,
      counted_yen: 0,
    }))
    .where('closed_at', 'is', null)
    .execute()
  const month = await books.nextMonth()
  expect((await books.close(month)).body.code).toBe('month-has-unexplained-till')
  expect((await books.read(month)).unexplainedTills).toHaveLength(1)
})

test('what is agreed and paid to contractors counts in the month in which it happened', async () => {
  const { requestId } = await books.pay()
  const contractor = (await books.office.signedIn('contractor')).user._id
  const payId = await seedPay(books.office, { requestId, contractor })
  const entry = (kind: 'agreed' | 'paid' | 'unpaid', amount_cents: number) => {
    books.office.clock.advance(duration.minute)
    return books.office.db
      .insertInto('pay_entries')
      .values({
        id: uuidv7(),
        pay_id: payId,
        kind,
        amount_cents,
        at: books.office.clock.now(),
        actor_id: books.owner.user._id,
      })
      .execute()
  }
  await entry('agreed', 3_000)
  await entry('paid', 3_000)
  const first = await books.nextMonth()
  await entry('unpaid', 3_000)
  await entry('agreed', 4_500)
  const second = await books.nextMonth()
  expect((await books.read(first)).figures.pay).toEqual({ agreed: 30, paid: 30 })
  expect((await books.read(second)).figures.pay).toEqual({ agreed: 15, paid: -30 })
})

test('what is unpaid is as it was at the end of the month, even if it was paid since', async () => {
  const before = (await books.read(books.month())).figures.outstanding
  const { user } = await books.office.signedIn('customer')
  const seed = (options: object) => seedRequest(books.office, user._id, options)
  const delivered = await seed({ stage: 'complete' })
  await seed({ stage: 'payment', paidCents: 3_000, isClosed: true })
  const month = await books.nextMonth()
  await books.calls.put(books.clerk, delivered, '/paid', { paidAmount: 40 })

  const { unpaid, refundsOwed } = (await books.read(month)).figures.outstanding
  expect(unpaid).toEqual({ orders: before.unpaid.orders + 1, amount: before.unpaid.amount + 100 })
  expect(refundsOwed.amount).toBe(before.refundsOwed.amount + 30)
  await books.calls.put(books.clerk, delivered, '/paid', { paidAmount: 100 })
  expect((await books.read(month)).figures.outstanding.unpaid).toEqual(unpaid)
  await books.nextMonth()
  const { outstanding } = (await books.read(month)).figures
  expect(outstanding.unpaid).toEqual(unpaid)
})

test('months are listed from the running one to that of the first entry', async () => {
  const { body } = await books.owner.browser.call(contract.listMonths)
  expect(body.months[0]).toMatchObject({ month: books.month(), state: 'running' })
  expect(body.months.every(({ differs }) => differs.length === 0)).toBe(true)
  const last = body.months.at(-1)
  const query = { before: last?.month ?? '' }
  const older = await books.owner.browser.call(contract.listMonths, { query })
  expect(older.body.months.length > 0).toBe(body.hasOlder)
})

test('clerks do not see the books', async () => {
  expect((await books.clerk.browser.call(contract.listMonths)).status).toBe(403)
  expect((await books.close('2020-01', books.clerk)).status).toBe(403)
})
