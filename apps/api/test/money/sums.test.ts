import * as money from '@kakehashi/contract/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMorning } from '../../src/dashboard/morning.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { seedRequest } from '../support/seed-request.ts'

let staff: OfficeWithStaff
beforeAll(async () => {
  staff = await openOfficeWithStaff()
})
afterAll(() => staff.office.close())

/** Each request as many times more, with its quotes. */
async function copyRequests(times: number): Promise<void> {
  await staff.office.adminDb.transaction().execute(async (trx) => {
    // Skips triggers and foreign keys, which are not tested here.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      create temporary table copies on commit drop as
        select id as of_id, gen_random_uuid() as id, n from requests, generate_series(1, ${times}::int) as n`.execute(
      trx,
    )
    for (const [table, key] of [
      ['quotes', 'request_id'],
      ['requests', 'id'],
    ] as const) {
      await sql`
        insert into ${sql.table(table)}
        select copy.*
        from ${sql.table(table)} as original join copies on of_id = original.${sql.ref(key)},
          lateral jsonb_populate_record(original, jsonb_build_object(${sql.lit(key)}, copies.id)
            || case when ${sql.lit(table)} = 'requests'
              then jsonb_build_object('order_number', copies.id) else '{}' end) as copy`.execute(
        trx,
      )
    }
  })
}

test('the mail in the morning counts everything that is unpaid or owed, however long the lists are', async () => {
  const { office, calls, clerk } = staff
  const customer = await office.signedIn('customer')
  const userId = customer.user._id
  await seedRequest(office, userId, { stage: 'complete', paidCents: 2_500 })
  await seedRequest(office, userId, { stage: 'complete', paidCents: 10_000 })
  await seedRequest(office, userId, { stage: 'translate', paidCents: 6_000, isClosed: true })
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  await calls.put(customer, id, '/answer', { quoteVersion: 1, answer: 'accepted' })
  await calls.submitRequest(customer)

  const facts = async () => {
    const { unpaid, refundsOwed } = await readMorning(office.db, office.clock.now())
    return { unpaid, refundsOwed }
  }
  expect(await facts()).toEqual({
    unpaid: { count: 2, cents: 9_500 },
    refundsOwed: { count: 1, cents: 6_000 },
  })
  const { body } = await clerk.browser.call(money.listBalances)
  expect(new Set(body.unpaid.map(({ amount }) => amount))).toEqual(new Set([20, 75]))

  await copyRequests(600)
  expect(await facts()).toEqual({
    unpaid: { count: 2 * 601, cents: 9_500 * 601 },
    refundsOwed: { count: 601, cents: 6_000 * 601 },
  })
})
