import { findCollectors, getHandOver, handOver } from '@kakehashi/contract/hand-overs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { receive } from '../support/originals.ts'
import type { CustomerView, RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
})
afterAll(() => office.close())

const newCustomer = (overrides: object = {}) => office.signedIn('customer', { ...overrides })
const ready = (customer: SignedInUser, paidCents = 10_000) =>
  seedRequest(office, customer.user._id, { stage: 'delivery', paidCents })

async function collect(customer: SignedInUser, given: object, key?: string) {
  const collected = { to: 'Zachary Burns', isIdSeen: true, isCodeShown: false }
  const body = { user: customer.user._id, orders: [], originals: [], ...collected, ...given }
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return clerk.browser.call(handOver, { body, headers })
}

async function find(q: string) {
  const { body } = await clerk.browser.call(findCollectors, { query: { q } })
  return { ids: body.people.map(({ _id }) => _id), isByCode: body.isByCode }
}

const order = (_id: string, version: number) => ({ _id, version })

test('the counter finds a person by label, slip, order number, code, phone or name', async () => {
  const customer = await newCustomer({ lastName: 'Qwerton', phone: '098-000-7391' })
  const { _id } = customer.user
  const id = await ready(customer)
  const { orderNumber, pickupCode = '' } = await calls.read<CustomerView>(customer, id)
  for (const typed of [
    `https://office.example/admin/scan/${orderNumber}`,
    `https://office.example/request/${id}`,
    orderNumber.toLowerCase(),
    '7391',
    'qwert',
  ]) {
    expect([typed, await find(typed)]).toEqual([typed, { ids: [_id], isByCode: false }])
  }
  const spoken = `${pickupCode.slice(0, 3)} ${pickupCode.slice(3)}`
  expect(await find(spoken)).toEqual({ ids: [_id], isByCode: true })
  expect((await find('nobody at all')).ids).toEqual([])
})

test('the counter sees ready orders first, those being made, and ended ones with an original', async () => {
  const customer = await newCustomer()
  const user = customer.user._id
  const made = await seedRequest(office, user, { stage: 'review' })
  const done = await seedRequest(office, user, { stage: 'complete', paidCents: 10_000 })
  const left = await seedRequest(office, user, { stage: 'complete', paidCents: 10_000 })
  await receive(clerk, left)
  const now = await ready(customer)
  await calls.read(customer, now)
  const { body } = await clerk.browser.call(getHandOver, { params: { userId: user } })
  expect(body.orders.map(({ _id }) => _id)).toEqual([now, made, left])
  expect(body.orders.some(({ _id }) => _id === done)).toBe(false)
  expect(body.orders.at(-1)?.originals).toHaveLength(1)
  expect(body.pickupCode?.code).toMatch(/^\d{6}$/)
})

test('a person has one code for all orders, until nothing of theirs is here', async () => {
  const customer = await newCustomer()
  const [one, two] = [await ready(customer), await ready(customer)]
  const codes = await Promise.all(
    [one, two, one, two].map(
      async (id) => (await calls.read<CustomerView>(customer, id)).pickupCode,
    ),
  )
  expect(new Set(codes).size).toBe(1)
  const original = await receive(clerk, two)
  await collect(customer, { orders: [order(one, 1), order(two, 2)] })
  await deleteExpired(office.db, office.clock.now())
  expect((await calls.read<CustomerView>(customer, two)).pickupCode).toBe(codes[0])
  expect((await calls.read<CustomerView>(customer, one)).pickupCode).toBeUndefined()
  await collect(customer, { originals: [original] })
  await deleteExpired(office.db, office.clock.now())
  const rows = await office.db
    .selectFrom('pickup_codes')
    .where('user_id', '=', customer.user._id)
    .selectAll()
    .execute()
  expect(rows).toEqual([])
})

test('a translator does not see the code or the originals', async () => {
  const translator = await office.signedIn('translator')
  const customer = await newCustomer()
  const translatorId = translator.user._id
  const id = await seedRequest(office, customer.user._id, { stage: 'translate', translatorId })
  await receive(clerk, id)
  const seen = await calls.read<object>(translator, id)
  expect(Object.keys(seen)).not.toContain('originals')
  expect(Object.keys(seen)).not.toContain('pickupCode')
})
