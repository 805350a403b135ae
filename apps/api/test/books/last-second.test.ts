import * as payments from '@kakehashi/contract/requests/payments'
import { instantAt, monthOf } from '@kakehashi/domain/calendar/day'
import { periodOfMonth } from '@kakehashi/domain/payments/books'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeMonth } from '../../src/books/commands.ts'
import { openBooks, type Books } from './support/open-books.ts'
import { untilBlocked } from '../support/during-call.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.office.close())

const timeZone = 'Asia/Tokyo'

/** The office's clock stands shortly before midnight, while the closing believes it is over. */
async function atTheLastSecond() {
  const month = books.month()
  const { to } = monthOf(firstOfMonth(month))
  books.office.clock.setTo(new Date(instantAt(to, '2359', timeZone).getTime() - 3_600_000))
  const clerk = await books.office.signedIn('admin')
  const customer = await books.office.signedIn('customer')
  const { _id: requestId } = await books.calls.submitRequest(customer)
  const quote = { isQuoted: true, deposit: 0, totalPrice: 200 }
  const { body: quoted } = await books.calls.put(clerk, requestId, '', quote)
  const pay = (amount: number) =>
    clerk.browser.call(payments.receivePayment, {
      params: { requestId },
      body: { version: quoted.version, amount, method: 'card' },
    })
  const time = { now: periodOfMonth(month, timeZone).endsAt, timeZone }
  const close = () =>
    books.office.db
      .transaction()
      .execute((trx) => closeMonth(trx, month, books.owner.user._id, time))
  return { month, pay, close }
}

test(
  'a payment at the last second is in the closed figures or refused',
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const { month, pay, close } = await atTheLastSecond()
      const [paid] = await Promise.all([pay(50), close()])
      expect([200, 409]).toContain(paid.status)
      await books.nextMonth()
      const read = await books.read(month)
      expect(read.closedFigures?.total.sum).toBe(paid.status === 200 ? 50 : 0)
      expect(read.differs).toEqual([])
    }
  },
)

test('a payment that began before the closing is waited for and counted', async () => {
  const { month, pay, close } = await atTheLastSecond()
  const begun: { paying?: ReturnType<typeof pay>; closing?: Promise<void> } = {}
  await books.office.db.transaction().execute(async (trx) => {
    // Holds up the payment at its receipt, when it is in the ledger already.
    await sql`lock table receipts in exclusive mode`.execute(trx)
    begun.paying = pay(50)
    await untilBlocked(books.office.db, 1)
    begun.closing = close()
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  expect((await begun.paying)?.status).toBe(200)
  await begun.closing
  await books.nextMonth()
  expect((await books.read(month)).closedFigures?.total.sum).toBe(50)
})

test('a payment that begins during the closing is refused', async () => {
  const { month, pay } = await atTheLastSecond()
  let paying: ReturnType<typeof pay> | undefined
  const time = { now: periodOfMonth(month, timeZone).endsAt, timeZone }
  await books.office.db.transaction().execute(async (trx) => {
    await closeMonth(trx, month, books.owner.user._id, time)
    paying = pay(50)
    await untilBlocked(books.office.db, 1)
  })
  expect((await paying)?.body.code).toBe('month-closed')
  await books.nextMonth()
  expect((await books.read(month)).closedFigures?.total.sum).toBe(0)
})
