import { instantAt, monthOf } from '@kakehashi/domain/calendar/day'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishOffice } from '../../src/office/publish.ts'
import { openBooks, type Books } from './support/open-books.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.office.close())

function moveTo(timeZone: string) {
  const { db, clock } = books.office
  const office = { ...sampleOffice, timeZone }
  return db.transaction().execute((trx) => publishOffice(trx, office, null, clock.now()))
}

const receivedIn = async (month: string) => (await books.read(month)).figures.total.received

test('what was paid after a closed month is in the next one, also where that begins later', async () => {
  const closed = await books.nextMonth()
  expect((await books.close(closed)).status).toBe(200)
  await books.pay(70)
  const next = books.month()
  await moveTo('America/New_York')

  expect(await receivedIn(closed)).toBe(0)
  expect(await receivedIn(next)).toBe(70)
})

test('what was paid in a closed month is not in the next one, also where that begins earlier', async () => {
  const closing = books.month()
  await moveTo('Asia/Tokyo')
  const { to } = monthOf(firstOfMonth(closing))
  books.office.clock.setTo(instantAt(to, '2200', 'Asia/Tokyo'))
  await books.signInAgain()
  await books.pay(30)
  await books.nextMonth()
  expect((await books.close(closing)).status).toBe(200)
  await moveTo('Pacific/Kiritimati')

  expect(await receivedIn(closing)).toBe(100)
  expect(await receivedIn(books.month())).toBe(0)
})
