import { getFigures, listFigureOrders } from '@kakehashi/contract/figures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { countFigures } from '../../src/figures/count.ts'
import type { SignedInUser } from '../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../support/office-with-staff.ts'
import { seedOpenTill } from '../support/till.ts'
import { make } from '../requests/undo/moves.ts'

let staff: OfficeWithStaff
let customer: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff()
  staff.office.clock.setTo(new Date('2026-10-14T01:00:00Z'))
  const { office, calls, clerk, owner, translator } = await signInAgain()
  customer = await office.signedIn('customer', { branch: 'NAVY', find: 'FLYER' })
  await seedOpenTill(office, owner.user._id)
  const first = await calls.submitRequest(customer)
  const { _id: id } = first
  await make(staff, id, 'a quote')
  office.clock.advance(duration.hour)
  const { body } = await receive(id, { amount: 40, method: 'card', version: 2 })
  await receive(id, { amount: 20, method: 'cash-usd', version: body.request.version })
  await make(staff, id, 'payment complete')
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  office.clock.advance(2 * duration.hour)
  await make(staff, id, 'a submitted translation')
  await make(staff, id, 'a return to the translator')
  await make(staff, id, 'a submitted translation')
  await make(staff, id, 'a finished review')
  await make(staff, id, 'a delivery')
  const second = await calls.submitRequest(customer)
  await make(staff, second._id, 'a quote')
  await calls.put(clerk, second._id, '/answer', {
    quoteVersion: 1,
    answer: 'declined',
    reason: 'Too expensive',
  })
  await countFigures(office.db)
}, 60_000)
afterAll(() => staff.office.close())

async function signInAgain() {
  const { office, clerk, owner, translator } = staff
  const again = ({ user, password }: SignedInUser) => office.signIn(user.email, password)
  staff = {
    ...staff,
    clerk: await again(clerk),
    owner: await again(owner),
    translator: await again(translator),
  }
  return staff
}

async function receive(id: string, body: object) {
  const path = `/api/requests/${id}/payments`
  return staff.clerk.browser.send<{ request: { version: number } }>('POST', path, body)
}

const october = { from: '2026-10-01', to: '2026-10-31' }

async function figuresOf(query: { from: string; to: string }) {
  const { status, body } = await staff.owner.browser.call(getFigures, { query })
  expect(status).toBe(200)
  return body
}

test('the owner reads how October was', async () => {
  const { period, isComplete, now } = await figuresOf(october)
  const translator = staff.translator.user._id

  expect(isComplete).toBe(true)
  expect(period).toMatchObject({
    ...october,
    taken: { card: 40, 'cash-usd': 20 },
    refunded: {},
    unpaid: 0,
    newCustomers: 1,
    returningCustomers: 1,
    branches: { NAVY: 2 },
    found: { FLYER: 1 },
    quotes: { made: 2, wentAhead: 1, declined: 1, cancelled: 0 },
  })
  expect(period.stages).toMatchObject({
    payment: { count: 1, average: 0.04, nineOfTen: 1 },
    translate: { count: 1, average: 0.08 },
  })
  expect(period.translators).toEqual({
    [translator]: { started: 1, translated: 1, averageDays: 0.08, returned: 1 },
  })
  expect(Object.values(period.services)).toEqual([2])
  expect(now).toEqual({ delivered: 0, deposits: 0, toRefund: 0, inHand: {} })
})

test('it stands beside the month before, the same month a year before, and in a year of months', async () => {
  const { before, yearBefore, months } = await figuresOf({ from: '2026-11-01', to: '2026-11-20' })

  expect([before.from, before.to, before.taken]).toEqual([
    '2026-10-01',
    '2026-10-20',
    { card: 40, 'cash-usd': 20 },
  ])
  expect([yearBefore.from, yearBefore.newCustomers]).toEqual(['2025-11-01', 0])
  expect(months).toHaveLength(12)
  expect(months.at(-2)).toMatchObject({ month: '2026-10-01', taken: { card: 40, 'cash-usd': 20 } })
})

test('everybody who translates is named, also without work', async () => {
  const { user } = await staff.office.signedIn('contractor', { lastName: 'Idle' })
  const { translators } = await figuresOf(october)

  expect(translators).toContainEqual({ _id: user._id, name: `${user.firstName} Idle` })
})

test('who no longer translates is named beside their figures, and nobody else is', async () => {
  const { office, translator } = await signInAgain()
  const { _id, firstName, lastName } = translator.user
  await office.setRoles(_id, { isTranslator: false })
  const { translators } = await figuresOf(october)
  await office.setRoles(_id, { isTranslator: true })

  expect(translators.filter((one) => one._id === _id)).toEqual([
    { _id, name: `${firstName} ${lastName}` },
  ])
  expect(translators.map((one) => one._id)).not.toContain(customer.user._id)

  await markDeleted(office, _id, office.clock.now())
  const after = await figuresOf(october)
  await markDeleted(office, _id, null)
  expect(after.translators.map((one) => one._id)).not.toContain(_id)
})

function markDeleted({ adminDb }: OfficeWithStaff['office'], id: string, deleted_at: Date | null) {
  return adminDb
    .updateTable('users')
    .set({ deleted_at, is_translator: false })
    .where('id', '=', id)
    .execute()
}

test.each([
  [
    'taken',
    [
      { amount: 20, method: 'cash-usd' },
      { amount: 40, method: 'card' },
    ],
  ],
  ['refunded', []],
  ['ordered', [{ stage: 'payment' }, { stage: 'complete' }]],
  ['ready', [{ stage: 'complete' }]],
  ['late', []],
  ['declined', [{ reason: 'Too expensive' }]],
  ['ended', [{ stage: 'complete', days: 0.1 }]],
  ['returned', [{ stage: 'complete' }]],
] as const)('the list behind what was %s', async (list, expected) => {
  const query = { ...october, list }
  const { body } = await staff.owner.browser.call(listFigureOrders, { query })

  expect(body).toMatchObject(expected)
  expect(body).toHaveLength(expected.length)
})

test.each([
  ['that ends before it starts', '2026-10-02', '2026-10-01'],
  ['of more than three years', '2020-01-01', '2026-10-01'],
])('a period %s is refused', async (_, from, to) => {
  const { status, body } = await staff.owner.browser.send<{ fields: Record<string, string> }>(
    'GET',
    `/api/figures?from=${from}&to=${to}`,
  )

  expect([status, Object.keys(body.fields)]).toEqual([400, ['to']])
})
