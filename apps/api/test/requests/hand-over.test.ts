import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import { handOver } from '@kakehashi/contract/hand-overs'
import { listSignatures } from '@kakehashi/contract/requests/signatures'
import { listPayments } from '@kakehashi/contract/requests/payments'
import { getTill, openTill } from '@kakehashi/contract/till'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { birthCertificate, receive } from '../support/originals.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'
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

test('what two orders cost is paid together in yen: one change, a receipt each, all in the till', async () => {
  const { browser } = clerk
  const opening = { yenRate: 154.25, usd: { '2000': 1 }, jpy: { '1000': 10 } }
  const { body: till } = await browser.call(openTill, { body: opening })
  const customer = await newCustomer()
  const [one, two] = [await ready(customer, 6_667), await ready(customer, 0)]
  const orders = [
    { ...order(one, 1), payment: 33.33 },
    { ...order(two, 1), payment: 100 },
  ]
  const pay = (given: number) =>
    collect(customer, { orders, tender: { method: 'cash-jpy', yenRate: 154.25, given } })
  const tooLittle = await pay(20_565)
  expect([tooLittle.status, tooLittle.body.code]).toEqual([400, 'given-too-little'])
  expect(tooLittle.body.message).toContain('¥20,566')
  const { status, body } = await pay(21_000)
  expect([status, body.receipts.length]).toEqual([200, 2])
  const entries = await Promise.all(
    [one, two].map((requestId) => browser.call(listPayments, { params: { requestId } })),
  )
  expect(
    entries.map(({ body: [entry] }) => [entry?.yen, entry?.given, entry?.change, entry?.receipt]),
  ).toMatchObject([
    [5_141, 5_141, 0, body.receipts[0]],
    [15_425, 15_859, 434, body.receipts[1]],
  ])
  expect((await calls.read<OfficeView>(clerk, two)).isCompleted).toBe(true)
  const { body: after } = await browser.call(getTill, {})
  expect(after.open?.expected.jpy).toBe((till.open?.expected.jpy ?? 0) + 20_566)
})

test('cash is refused while the till is closed, and then nothing is handed over', async () => {
  const other = await openOfficeWithStaff()
  try {
    const customer = await other.office.signedIn('customer')
    const user = customer.user._id
    const id = await seedRequest(other.office, user, { stage: 'delivery' })
    const body = { user, originals: [], to: 'Burns', isIdSeen: true, isCodeShown: false }
    const paid = { orders: [{ ...order(id, 1), payment: 100 }], tender: { method: 'cash-usd' } }
    const refused = await other.clerk.browser.call(handOver, { body: { ...body, ...paid } })
    expect([refused.status, refused.body.code]).toEqual([409, 'till-not-open'])
    expect((await other.calls.read<OfficeView>(other.clerk, id)).paidAmount).toBe(0)
    const without = { orders: [{ ...order(id, 1), payment: 100 }] }
    expect(
      (await other.clerk.browser.call(handOver, { body: { ...body, ...without } })).status,
    ).toBe(400)
  } finally {
    await other.office.close()
  }
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

test('who collects can sign on the screen; the office sees it with each order, and nobody else', async () => {
  const customer = await newCustomer()
  const [one, two] = [await ready(customer), await ready(customer)]
  const original = await receive(clerk, two)
  const signature = [
    [10, 20, 30, 40],
    [500, 160],
  ]
  const given = { orders: [order(one, 1)], originals: [original], to: 'Keiko Higa', signature }
  expect((await collect(customer, given)).status).toBe(200)
  for (const requestId of [one, two]) {
    const { body } = await clerk.browser.call(listSignatures, { params: { requestId } })
    expect(body).toMatchObject([
      { signedBy: 'Keiko Higa', name: 'Clara Clerk', strokes: signature },
    ])
  }
  const taken = await customer.browser.call(exportAccount)
  for (const { signatures } of taken.body.requests) {
    expect(signatures).toEqual([
      { signedBy: 'Keiko Higa', at: expect.any(String), strokes: signature },
    ])
  }
  expect(taken.body.requests).toHaveLength(2)
  const seen = await customer.browser.call(listSignatures, { params: { requestId: one } })
  expect(seen.status).toBe(403)
  const three = await ready(customer)
  const drawn = { orders: [order(three, 1)], signature: [[0, 9_999]] }
  expect((await collect(customer, drawn)).status).toBe(400)
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
