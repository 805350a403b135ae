import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { countFigures, recountFigures } from '../../src/figures/count.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { countPlainly, storedFigures } from '../support/plain-figures.ts'
import { type HistoryPeople, liveThrough } from './random-history.ts'

const isFull = process.env['FULL'] === '1'
const steps = isFull ? 4_000 : 250
const rounds = isFull ? 8 : 3
const seed = Number(process.env['SEED'] ?? 20_261_119)

let office: Office
let people: HistoryPeople
beforeAll(async () => {
  office = await openOffice()
  const several = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await office.register()).user._id))
  const { user: owner } = await office.signedIn('owner')
  people = { owner: owner._id, translators: await several(3), customers: await several(6) }
  for (const id of people.translators) await office.setRoles(id, { isTranslator: true })
}, 60_000)
afterAll(() => office.close())

test(
  'after undo, steps back, cancellations, refunds, counter-entries, erasure and retention, the figures are those of a plain count',
  async () => {
    const done = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      for (const [name] of await liveThrough(office, people, steps, seed + round)) done.add(name)
      await countFigures(office.db)
      expect(await storedFigures(office.db)).toEqual(await countPlainly(office.db))
    }

    const kept = await storedFigures(office.db)
    expect(await recountFigures(office.db)).toBeGreaterThan(20)
    expect(await storedFigures(office.db)).toEqual(kept)
    for (const name of ['undone', 'stepBack', 'close', 'reopen', 'recordRefund', 'correctPayment'])
      expect(done).toContain(name)
    for (const name of ['declineQuote', 'returnToTranslator', 'claimed', 'deleted', 'retention'])
      expect(done).toContain(name)
    const kinds = new Set(Object.keys(kept).map((key) => key.split(' ')[2]))
    expect(kinds.size).toBe(16)
  },
  duration.hour,
)
