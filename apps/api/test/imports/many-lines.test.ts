import { afterAll, beforeAll, expect, test } from 'vitest'
import { countFigures } from '../../src/figures/count.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { seedService } from '../support/services.ts'
import { checked, csvOf, dump, imported, sampleCustomer, samplePast, takenBack } from './support.ts'

/** With 10000, some minutes. */
const count = Number(process.env['IMPORT_LINES'] ?? 1_000)
const mistakes = 200

let staff: OfficeWithStaff
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  await seedService(staff.office, 'Birth Certificate')
  await staff.office.runJobs()
  await countFigures(staff.office.db)
})
afterAll(() => staff.office.close())

const kindsOfMistake: readonly ((
  line: Readonly<Record<string, string>>,
) => Record<string, string> | string)[] = [
  (line) => ({ ...line, email: 'not an address' }),
  (line) => ({ ...line, phone: '1' }),
  (line) => ({ ...line, lastName: '' }),
  (line) => ({ ...line, since: '2021-13-01' }),
  (line) => ({ ...line, branch: 'Pirates' }),
  () => '"never closed',
  () => 'too,few',
  () => 'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve',
]

test(
  'of many lines, each mistake is named with its line; what is imported and taken back leaves nothing',
  { timeout: 900_000 },
  async () => {
    const { office, owner } = staff
    const lines = Array.from({ length: count }, () => sampleCustomer())
    const every = Math.floor(count / mistakes)
    const wrong = new Set(Array.from({ length: mistakes }, (_, index) => index * every))
    const planted = lines.map((line, index) => {
      const spoil = wrong.has(index) && kindsOfMistake[(index / every) % kindsOfMistake.length]
      return spoil ? spoil(line) : line
    })
    const timed = async <Result>(what: string, act: () => Promise<Result>) => {
      const started = performance.now()
      const result = await act()
      const seconds = (performance.now() - started) / 1000
      process.stdout.write(`${what}, ${count} lines: ${seconds.toFixed(1)} s\n`)
      return result
    }
    const refused = await timed('checking customers', () =>
      checked(office, owner, 'customers', csvOf('customers', planted)),
    )
    expect(refused).toMatchObject({ state: 'refused', lines: count, problems: mistakes })
    // The titles are line 1.
    expect(refused.listed.map(({ line }) => line)).toEqual([...wrong].map((index) => index + 2))

    // With what the check said.
    const before = await dump(office.adminDb)
    const people = await timed('checking and importing customers', () =>
      imported(office, owner, 'customers', csvOf('customers', lines)),
    )
    expect(people).toMatchObject({ state: 'done', done: count })
    const past = lines.map(({ email = '' }, index) =>
      samplePast({ email, orderNumber: `OLD-${index}` }),
    )
    const orders = await timed('checking and importing requests', () =>
      imported(office, owner, 'requests', csvOf('requests', past)),
    )
    expect(orders).toMatchObject({ state: 'done', done: count })
    await countFigures(office.db)

    expect(
      await timed('taking requests back', () => takenBack(office, owner, orders._id)),
    ).toMatchObject({ state: 'taken-back' })
    expect(
      await timed('taking customers back', () => takenBack(office, owner, people._id)),
    ).toMatchObject({ state: 'taken-back' })
    await countFigures(office.db)
    expect(await dump(office.adminDb)).toEqual(before)
  },
)
