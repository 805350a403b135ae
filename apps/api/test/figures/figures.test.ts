import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { countFigures } from '../../src/figures/count.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { countPlainly, storedFigures } from '../support/plain-figures.ts'
import { liveThrough } from './random-history.ts'
import { seedFigures, withoutTimeout } from './seed-figures.ts'

const generated = Number(process.env['FIGURES'] ?? 10_000)

let office: Office
let customer: string
beforeEach(async () => {
  office = await openOffice()
  customer = (await office.register()).user._id
})
afterEach(() => office.close())

async function amountsOf(kind: string) {
  await countFigures(office.db)
  const all = Object.entries(await storedFigures(office.db))
  return all.filter(([key]) => key.split(' ')[2] === kind).map(([key, amount]) => [key, amount])
}

test('the day of an order is the one at the office, to the second', async () => {
  for (const at of ['2026-10-31T14:59:59Z', '2026-10-31T15:00:00Z']) {
    await seedRequest(office, customer, { createdAt: new Date(at) })
  }

  expect(await amountsOf('customer')).toEqual([
    ['day 2026-10-31 customer first', 1],
    ['day 2026-11-01 customer again', 1],
    ['month 2026-10-01 customer first', 1],
    ['month 2026-11-01 customer again', 1],
  ])
})

test('when the office moves to another time zone, its days are counted anew', async () => {
  await seedRequest(office, customer, { createdAt: new Date('2026-10-31T15:00:00Z') })
  await countFigures(office.db)
  await sql`update publications set facts = facts || '{"timeZone": "Europe/Berlin"}'`.execute(
    office.adminDb,
  )

  expect(await amountsOf('customer')).toEqual([
    ['day 2026-10-31 customer first', 1],
    ['month 2026-10-01 customer first', 1],
  ])
})

test('an order that is added later for an earlier day makes the others returns of the customer', async () => {
  await seedRequest(office, customer, { createdAt: new Date('2026-10-02T03:00:00Z') })
  await countFigures(office.db)
  await seedRequest(office, customer, { createdAt: new Date('2026-10-01T03:00:00Z') })

  expect((await amountsOf('customer')).slice(0, 2)).toEqual([
    ['day 2026-10-01 customer first', 1],
    ['day 2026-10-02 customer again', 1],
  ])
})

test('a translator who is deleted is counted without a name, and by id again when restored', async () => {
  const { user } = await office.signedIn('translator')
  const at = { translatorId: user._id, createdAt: new Date('2026-10-05T03:00:00Z') }
  await seedRequest(office, customer, { stage: 'translate', ...at })
  await seedRequest(office, customer, { stage: 'review', ...at })
  await countFigures(office.db)
  const kept = await storedFigures(office.db)
  const deleted = (at_: Date | null) =>
    office.db.updateTable('users').set({ deleted_at: at_ }).where('id', '=', user._id).execute()
  await deleted(office.clock.now())
  await countFigures(office.db)
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from figure_sums where amounts::text like ${`%${user._id}%`}) or
      exists (select from figure_parts where parts::text like ${`%${user._id}%`}) as found`.execute(
    office.db,
  )

  expect(rows).toEqual([{ found: false }])
  expect(await amountsOf('in-hand')).toEqual([['now -infinity in-hand former', 1]])
  await deleted(null)
  await countFigures(office.db)
  expect(await storedFigures(office.db)).toEqual(kept)
})

test(
  'orders that were there before are counted in batches, while the office goes on',
  async () => {
    const people = {
      owner: (await office.signedIn('owner')).user._id,
      translators: [],
      customers: [],
    }
    const translators = [(await office.signedIn('translator')).user._id]
    const until = office.clock.now()
    const db = withoutTimeout(office)
    await seedFigures(db, { count: generated, until, days: 900, model: customer })

    expect(await countFigures(office.db, () => true)).toBe(false)
    const counting = countFigures(office.db)
    await liveThrough(office, { ...people, translators, customers: [customer] }, 60, 7)
    // As two workers would.
    await Promise.all([counting, countFigures(office.db)])
    expect(await countFigures(office.db)).toBe(true)
    const stored = await storedFigures(office.db)
    expect(stored).toEqual(await countPlainly(db))
    expect(Object.keys(stored).length).toBeGreaterThan(5_000)
    await db.destroy()
  },
  duration.hour,
)
