import { findCollectors, getHandOver, handOver } from '@kakehashi/contract/hand-overs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { birthCertificate, receive } from '../support/originals.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'
import { seedService } from '../support/services.ts'

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

test('two orders and an original go out in one call, and what stays behind stays in the list', async () => {
  const customer = await newCustomer()
  const [one, two] = [await ready(customer), await ready(customer)]
  const taken = await receive(clerk, one)
  await receive(clerk, two, { ...birthCertificate, description: 'Family register' })
  const { status, body } = await collect(customer, {
    orders: [order(one, 2), order(two, 2)],
    originals: [taken],
    isCodeShown: true,
  })
  expect([status, body.delivered, body.originals]).toEqual([200, [one, two], [taken]])
  const [first, second] = await Promise.all(
    [one, two].map((id) => calls.read<OfficeView>(clerk, id)),
  )
  expect([first?.stage, second?.stage]).toEqual(['complete', 'complete'])
  expect(first?.originals[0]?.out).toMatchObject({ to: 'Zachary Burns', isCodeShown: true })
  expect([first?.originalsHere, second?.originalsHere]).toEqual([undefined, 1])
  expect(await calls.eventsOf(one)).toEqual([
    'request.original-received',
    'request.original-collected',
    'request.delivered',
  ])
})

test('what remained is recorded as paid with the delivery', async () => {
  const customer = await newCustomer()
  const id = await ready(customer, 6_000)
  await collect(customer, { orders: [{ ...order(id, 1), paidAmount: 100 }] })
  const { isCompleted, paidAmount } = await calls.read<OfficeView>(clerk, id)
  expect([isCompleted, paidAmount]).toEqual([true, 100])
})

test('if one thing is no longer so, nothing is handed over, and the refusal says what', async () => {
  const customer = await newCustomer()
  const [one, two] = [await ready(customer), await ready(customer)]
  const original = await receive(clerk, one)
  await collect(customer, { originals: [original] })
  const again = await collect(customer, { orders: [order(two, 1)], originals: [original] })
  expect([again.status, again.body.code]).toEqual([409, 'original-already-out'])
  expect(again.body.message).toMatch(/'Birth certificate, State of Ohio'.*Clara Clerk/)
  const stale = await collect(customer, { orders: [order(one, 2), order(two, 1)] })
  expect([stale.status, stale.body.code]).toEqual([409, 'request-changed'])
  expect((await calls.read<OfficeView>(clerk, two)).stage).toBe('delivery')
  const early = await seedRequest(office, customer.user._id, { stage: 'review' })
  const notReady = await collect(customer, { orders: [order(early, 1)] })
  expect([notReady.status, notReady.body.code]).toEqual([409, 'request-not-there'])
})

test('of two clerks who hand the same things over 100 times at once, one succeeds', async () => {
  const customer = await newCustomer()
  const [one, two] = [await ready(customer), await ready(customer)]
  const originals = [await receive(clerk, one), await receive(clerk, two)]
  const given = { orders: [order(one, 2), order(two, 2)], originals }
  const replies = await Promise.all(Array.from({ length: 100 }, () => collect(customer, given)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(99)
  for (const id of [one, two]) {
    const events = await calls.eventsOf(id)
    expect(events.filter((kind) => kind === 'request.original-collected')).toHaveLength(1)
    expect(events.filter((kind) => kind === 'request.delivered')).toHaveLength(1)
  }
})

test('30 people who collect two orders each at the same time do not wait for each other', async () => {
  const services = [await seedService(office, 'Passport'), await seedService(office, 'Affidavit')]
  const given: { customer: SignedInUser; orders: object[] }[] = []
  for (let nth = 0; nth < 30; nth += 1) {
    const customer = await newCustomer()
    const ids = [await ready(customer), await ready(customer)]
    // The figures of both services change, of one before the other.
    for (const [place, id] of ids.entries()) {
      const service_id = services[(nth + place) % 2]
      await office.db.updateTable('requests').set({ service_id }).where('id', '=', id).execute()
    }
    given.push({ customer, orders: ids.map((id) => order(id, 1)) })
  }
  const replies = await Promise.all(
    given.map(({ customer, orders }) => collect(customer, { orders })),
  )
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
})

test('a repeated press with the same key gives the same reply', async () => {
  const customer = await newCustomer()
  const id = await ready(customer)
  const given = { orders: [order(id, 1)] }
  const key = crypto.randomUUID()
  const [first, second] = [await collect(customer, given, key), await collect(customer, given, key)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
})

test("another person's order or original cannot be slipped in", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const id = await ready(other)
  expect((await collect(customer, { orders: [order(id, 1)] })).status).toBe(404)
  const original = await receive(clerk, id)
  expect((await collect(customer, { originals: [original] })).status).toBe(404)
  expect((await collect(customer, {})).status).toBe(400)
})

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
