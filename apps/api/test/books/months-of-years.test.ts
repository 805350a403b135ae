import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMonths } from '../../src/books/read-month.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import { type Books, openBooks } from './support/open-books.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.office.close())

/** Copies of the newest payment, at this moment. */
async function payOften(count: number): Promise<void> {
  await books.office.adminDb.transaction().execute(async (trx) => {
    // Skips triggers and foreign keys, which are not tested here.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      insert into payments
      select (jsonb_populate_record(newest, jsonb_build_object('id', gen_random_uuid()))).*
      from payments as newest, generate_series(1, ${count}::int)
      where newest.id = (select id from payments order by at desc limit 1)`.execute(trx)
  })
  await analyze(books.office.adminDb)
}

test('the list of closed months reads none of the payments after them', async () => {
  await books.pay(60)
  const month = await books.nextMonth()
  expect((await books.close(month)).status).toBe(200)
  await books.pay(70)
  const office = { now: books.office.clock.now(), timeZone: 'Asia/Tokyo' }
  let differs: unknown
  const pagesRead = async () => {
    const plans = await plansOf(books.office.database.adminUrl, async (db) => {
      // Only the closed month.
      const { months } = await readMonths(db, office, books.month())
      differs = months.map((item) => item.differs)
    })
    return plans.reduce((sum, { buffers }) => sum + buffers, 0)
  }

  await payOften(2_000)
  const before = await pagesRead()
  await payOften(20_000)
  expect(await pagesRead()).toBeLessThan(2 * before)
  expect(differs).toEqual([[]])
})
