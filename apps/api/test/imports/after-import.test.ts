import { listFigureOrders } from '@kakehashi/contract/figures'
import { runImport, takeBackImport } from '@kakehashi/contract/imports'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countFigures } from '../../src/figures/count.ts'
import type { OfficeWithStaff } from '../support/office-with-staff.ts'
import { countPlainly, storedFigures } from '../support/plain-figures.ts'
import { seedRequest } from '../support/seed-request.ts'
import {
  checked,
  csvOf,
  importBoth,
  imported,
  openOfficeForImports,
  problemsOf,
  sampleCustomer,
  samplePast,
  takenBack,
} from './support.ts'

let staff: OfficeWithStaff
beforeEach(async () => {
  staff = await openOfficeForImports()
})
afterEach(() => staff.office.close())

/** The kinds of figures there are, such as 'ordered'. */
async function kindsCounted() {
  await countFigures(staff.office.db)
  return new Set(Object.keys(await storedFigures(staff.office.db)).map((key) => key.split(' ')[2]))
}

test('an order after imported ones is the first of its customer once they are taken back', async () => {
  const { office, owner } = staff
  const { orders, email } = await importBoth(staff)
  const { id } = await office.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await seedRequest(office, id)
  await countFigures(office.db)
  expect(await takenBack(office, owner, orders._id)).toMatchObject({ state: 'taken-back' })

  await countFigures(office.db)
  const figures = await storedFigures(office.db)
  expect(figures).toEqual(await countPlainly(office.db))
  expect(Object.keys(figures).some((key) => key.endsWith('customer first'))).toBe(true)
  expect(Object.keys(figures).some((key) => key.endsWith('customer again'))).toBe(false)
})

test('imported orders are counted, and say nothing about stages, translators and quotes', async () => {
  await importBoth(staff)
  const kinds = await kindsCounted()
  for (const kind of ['ordered', 'customer', 'owed']) expect(kinds).toContain(kind)
  for (const kind of ['stage-minutes', 'stage-days', 'started', 'translated', 'quote']) {
    expect(kinds).not.toContain(kind)
  }
  expect(await storedFigures(staff.office.db)).toEqual(await countPlainly(staff.office.db))
  const query = { from: '2021-01-01', to: '2021-12-31' }
  const behind = async (list: 'ended' | 'ordered') =>
    (await staff.owner.browser.call(listFigureOrders, { query: { ...query, list } })).body
  expect(await behind('ordered')).toHaveLength(3)
  expect(await behind('ended')).toEqual([])
})

test('a number that another system gave does not stop new orders', async () => {
  const { office, calls } = staff
  const customer = await office.signedIn('customer')
  const first = await calls.submitRequest(customer)
  const [, year = '', count = ''] = /-(\d{4})-(\d+)$/.exec(first.orderNumber) ?? []
  const numberAfter = (more: number) =>
    first.orderNumber.replace(count, String(Number(count) + more).padStart(count.length, '0'))
  expect(numberAfter(1)).toContain(`-${year}-`)
  // As imports of earlier versions could have them.
  for (const more of [1, 2]) {
    const id = await seedRequest(office, customer.user._id)
    const given = { order_number: numberAfter(more) }
    await office.db.updateTable('requests').set(given).where('id', '=', id).execute()
  }
  await sql`update order_numbers set last = ${Number(count)} where year = ${Number(year)}`.execute(
    office.adminDb,
  )

  const next = await calls.submitRequest(customer)
  expect(next.orderNumber).toBe(numberAfter(3))
})

test('the same file is not imported twice, unless the first import is taken back', async () => {
  const { office, owner } = staff
  const { email } = await importBoth(staff)
  // Neither e-mail address nor order number would tell.
  const people = csvOf('customers', [sampleCustomer({ email: '' })])
  const orders = csvOf('requests', [samplePast({ email })])
  for (const [kind, file] of [
    ['customers', people],
    ['requests', orders],
  ] as const) {
    const first = await imported(office, owner, kind, file)
    const again = await checked(office, owner, kind, file)
    expect(again).toMatchObject({ state: 'refused', lines: 1, problems: 1 })
    expect(problemsOf(again)).toEqual([
      expect.stringMatching(
        /^- -: This file was imported already, on .*\d{4}\. To import it again, take that import back first\.$/,
      ),
    ])
    await takenBack(office, owner, first._id)
    expect(await checked(office, owner, kind, file)).toMatchObject({ state: 'checked' })
  }
})

test('of the same file, checked twice and started at once, one is imported', async () => {
  const { office, owner } = staff
  const file = csvOf('customers', [sampleCustomer({ email: '' })])
  const both = [
    await checked(office, owner, 'customers', file),
    await checked(office, owner, 'customers', file),
  ]
  const replies = await Promise.all(
    both.map(({ _id: id }) => owner.browser.call(runImport, { params: { id } })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  await office.runJobs()
  const done = replies.find(({ status }) => status === 200)
  const params = { id: done?.body._id ?? '' }
  expect((await owner.browser.call(takeBackImport, { params })).status).toBe(200)
})
