import { figureLists, type ListedOrder } from '@kakehashi/contract/figures'
import { addDays } from '@kakehashi/domain/calendar/day'
import type { Period } from '@kakehashi/domain/figures/periods'
import { openStages } from '@kakehashi/domain/request/stage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../../sample-office/random.ts'
import { duration } from '../../src/clock.ts'
import { countFigures } from '../../src/figures/count.ts'
import { listBehind } from '../../src/figures/list-queries.ts'
import { sumPeriods } from '../../src/figures/queries.ts'
import { readFigures } from '../../src/figures/read-figures.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { type Amounts, countPlainly } from '../support/plain-figures.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import { seedFigures, withoutTimeout } from './seed-figures.ts'

const count = Number(process.env['FIGURES'] ?? 10_000)
const days = 900
const lastDay = '2026-11-18'

let office: Office
let owner: SignedInUser
let plain: Amounts

async function officeWith(orders: number): Promise<Office> {
  const opened = await openOffice()
  const model = (await opened.register()).user._id
  const until = new Date(`${lastDay}T14:00:00Z`)
  const db = withoutTimeout(opened)
  await seedFigures(db, { count: orders, until, days, model })
  // Without statistics, a batch would read whole tables.
  await analyze(db)
  await countFigures(db)
  await analyze(db)
  await db.destroy()
  return opened
}

beforeAll(async () => {
  office = await officeWith(count)
  owner = await office.signedIn('owner')
  const db = withoutTimeout(office)
  plain = await countPlainly(db)
  await db.destroy()
  // A million orders take half an hour on a quiet machine.
}, 4 * duration.hour)
afterAll(() => office.close())

/** Added up day by day. */
function plainSums({ from, to }: Period): Amounts {
  const sums: Amounts = {}
  for (const [key, amount] of Object.entries(plain)) {
    const [span, day = '', kind, ...rest] = key.split(' ')
    if (span !== 'day' || day < from || day > to) continue
    const name = [kind, ...rest].join(' ')
    sums[name] = (sums[name] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}

async function keptSums(period: Period): Promise<Amounts> {
  const amounts = (await sumPeriods(office.db, { period }))('period')
  const kinds = new Set(Object.keys(plain).map((key) => key.split(' ')[2] ?? ''))
  return Object.fromEntries(
    [...kinds].flatMap((kind) =>
      amounts.keys(kind).map((key) => [`${kind} ${key}`, amounts.of(kind, key)]),
    ),
  )
}

test('of any period, every figure is that of a plain count', async () => {
  const random = seededRandom(99)
  const periods = Array.from({ length: 30 }, () => {
    const from = addDays(lastDay, -random.between(0, days))
    return { from, to: addDays(from, random.between(0, 400)) }
  })
  for (const period of [...periods, { from: '2024-12-01', to: '2025-11-30' }]) {
    expect(await keptSums(period)).toEqual(plainSums(period))
  }
})

const year = { from: '2025-10-05', to: '2026-10-04' }

test(
  'the lists behind the figures have as many orders as the figures say',
  async () => {
    const sums = plainSums(year)
    const expected = {
      ready: (sums['ready on-time'] ?? 0) + (sums['ready late'] ?? 0),
      late: sums['ready late'] ?? 0,
      ordered: (sums['customer first'] ?? 0) + (sums['customer again'] ?? 0),
      declined: sums['quote declined'] ?? 0,
      returned: sumOf(sums, 'returned'),
      ...Object.fromEntries(
        openStages.map((stage) => [`ended&stage=${stage}`, sumOf(sums, `stage-days ${stage}:`)]),
      ),
    }
    for (const [list, number] of Object.entries(expected)) {
      expect([list, (await walk(`list=${list}`)).length]).toEqual([list, number])
      expect(number).toBeGreaterThan(5)
    }
    for (const list of ['taken', 'refunded'] as const) {
      const entries = await walk(`list=${list}`)
      const cents = entries.reduce((sum, { amount = 0 }) => sum + Math.round(amount * 100), 0)
      const kept = Object.entries(sums).filter(([key]) => key.startsWith(`${list} `))
      expect(Math.abs(cents)).toBe(kept.reduce((sum, [, amount]) => sum + amount, 0))
    }
  },
  duration.hour,
)

test(
  'the work behind the figures of a translator',
  async () => {
    const sums = plainSums(year)
    const name = Object.keys(sums).find((key) => /^translated .*-/.test(key)) ?? ''
    const translator = name.replace('translated ', '')
    const of = (list: string) => walk(`list=${list}&translator=${translator}`)

    expect(await of('ended')).toHaveLength(sums[name] ?? 0)
    expect(await of('returned')).toHaveLength(sums[`returned ${translator}`] ?? 0)
  },
  duration.hour,
)

function sumOf(sums: Amounts, start: string): number {
  const amounts = Object.entries(sums).filter(([key]) => key.startsWith(start))
  return amounts.reduce((sum, [, amount]) => sum + amount, 0)
}

/** Every page of a list; the entries are distinct and newest first. */
async function walk(query: string): Promise<ListedOrder[]> {
  const all: ListedOrder[] = []
  let next: string | undefined =
    `/api/figures/orders?${query}&from=${year.from}&to=${year.to}&limit=200`
  while (next) {
    const reply: { body: ListedOrder[]; headers: Headers } = await owner.browser.send('GET', next)
    all.push(...reply.body)
    next = /^<([^>]+)>/.exec(reply.headers.get('link') ?? '')?.[1]
  }
  expect(new Set(all.map(({ entry }) => entry)).size).toBe(all.length)
  const times = all.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  return all
}

test('the lists behind the figures read an index, and no table', async () => {
  const lists = [
    ...figureLists.map((list) => ({ list, stage: 'translate' as const })),
    ...openStages.map((stage) => ({ list: 'ended' as const, stage })),
  ]
  for (const list of lists) {
    const all = { ...list, service: undefined, translator: undefined, after: undefined }
    const page = { ...year, ...all, limit: 50, timeZone: 'Asia/Tokyo' }
    const plans = await plansOf(office.database.adminUrl, (db) => listBehind(db, page))
    const steps = plans.flatMap((plan) => plan.steps)
    expect(steps.filter((step) => step.startsWith('Seq Scan'))).toEqual([])
  }
})

/** What one view of the screen reads, in pages of tables and indexes. */
async function costOf(opened: Office, period: Period): Promise<number> {
  const plans = await plansOf(opened.database.adminUrl, (db) => readFigures(db, period))
  expect(plans.flatMap(({ steps }) => steps)).not.toContain('Seq Scan requests')
  return plans.reduce((sum, { buffers }) => sum + buffers, 0)
}

test(
  'the figures of an office with a thousand times as many orders cost at most twice as much to read',
  async () => {
    const few = await officeWith(Math.max(1_000, count / 1_000))
    const periods = [
      { from: '2026-11-01', to: lastDay },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-01-01', to: lastDay },
      year,
    ]
    for (const period of periods) {
      const [small, large] = [await costOf(few, period), await costOf(office, period)]
      expect(large, `pages read for ${period.from}, ${small} with few orders`).toBeLessThanOrEqual(
        2 * small,
      )
    }
    await few.close()
  },
  duration.hour,
)
