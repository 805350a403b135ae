import * as contract from '@kakehashi/contract/requests/payments'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'
import { closeAnyTill, seedOpenTill } from '../support/till.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

type Received = SentBody<typeof contract.receivePayment>

async function quotedRequest(totalPrice = 115) {
  const { _id: requestId } = await calls.submitRequest(customer)
  const quote = { isQuoted: true, deposit: 20, totalPrice }
  const { body } = await calls.put(clerk, requestId, '', quote)
  return { requestId, version: body.version }
}

function receive(requestId: string, body: Received, headers = {}) {
  return clerk.browser.call(contract.receivePayment, { params: { requestId }, body, headers })
}

async function ledgerOf(requestId: string) {
  const { body } = await clerk.browser.call(contract.listPayments, { params: { requestId } })
  return body
}

test('yen are taken at the rate of the till, and the change is computed', async () => {
  await seedOpenTill(office, clerk.user._id)
  const { requestId, version } = await quotedRequest()
  const paid = { version, amount: 115, method: 'cash-jpy', yenRate: 154, given: 20_000 } as const
  const { status, body } = await receive(requestId, paid)

  expect(status).toBe(200)
  expect(body.payment).toMatchObject({
    kind: 'payment',
    difference: 115,
    method: 'cash-jpy',
    yen: 17_710,
    yenRate: 154,
    given: 20_000,
    change: 2290,
    receipt: { number: expect.stringMatching(/^R-\d{4}-\d{5}$/) as string },
  })
  expect(body.request).toMatchObject({ paidAmount: 115, totalPrice: 115 })
  expect(await calls.eventsOf(requestId)).toContain('request.payment-recorded')
})

test('an amount above what remains, too little cash, another rate and a closed till are refused', async () => {
  await seedOpenTill(office, clerk.user._id)
  const { requestId, version } = await quotedRequest(50)
  const refusals = []
  for (const wrong of [
    { amount: 50.01, method: 'card' },
    { amount: 0, method: 'card' },
    { amount: 50, method: 'cash-usd', given: 40 },
    { amount: 50, method: 'cash-jpy', yenRate: 150 },
    { amount: 50, method: 'cash-jpy' },
  ] as const) {
    const { body } = await receive(requestId, { version, ...wrong })
    refusals.push((body as unknown as { code: string }).code)
  }
  await closeAnyTill(office)
  const { body } = await receive(requestId, { version, amount: 50, method: 'cash-usd' })
  refusals.push((body as unknown as { code: string }).code)

  expect(refusals).toEqual([
    'payment-out-of-range',
    'payment-out-of-range',
    'given-too-little',
    'rate-changed',
    'rate-changed',
    'till-not-open',
  ])
  expect(await ledgerOf(requestId)).toEqual([])
})

test('a hundred payments with one key are one entry with one receipt', async () => {
  const { requestId, version } = await quotedRequest()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { version, amount: 20, method: 'card' } as const
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => receive(requestId, body, headers)),
  )
  expect(sortedStatuses(replies)).toEqual(Array.from({ length: 100 }, () => 200))
  expect(await ledgerOf(requestId)).toHaveLength(1)
})

test('the same amount twice is two payments if the clerk saw the first, and one if not', async () => {
  const { requestId, version } = await quotedRequest()
  const first = await receive(requestId, { version, amount: 20, method: 'card' })
  const again = await receive(requestId, { version, amount: 20, method: 'card' })
  expect(again.status).toBe(200)
  expect(await ledgerOf(requestId)).toHaveLength(1)
  const seen = first.body.request.version
  await receive(requestId, { version: seen, amount: 20, method: 'card' })
  expect(await ledgerOf(requestId)).toHaveLength(2)
})

test('an entry is cancelled once by a counter-entry, and its receipt is voided', async () => {
  await seedOpenTill(office, clerk.user._id)
  const { requestId, version } = await quotedRequest()
  const paid = { version, amount: 115, method: 'cash-jpy', yenRate: 154 } as const
  const { body: received } = await receive(requestId, paid)
  const params = { requestId, paymentId: received.payment._id }
  const body = { version: received.request.version, reason: 'It was a card' }
  const corrected = await clerk.browser.call(contract.correctPayment, { params, body })
  const again = await clerk.browser.call(contract.correctPayment, {
    params,
    body: { ...body, version: corrected.body.version },
  })

  expect([corrected.status, again.status]).toEqual([200, 409])
  expect(corrected.body).toMatchObject({ paidAmount: 0 })
  const [entry, counterEntry] = await ledgerOf(requestId)
  expect(entry).toMatchObject({ isCancelled: true, receipt: { voidedAt: expect.any(String) } })
  expect(counterEntry).toMatchObject({ kind: 'correction', difference: -115, yen: -17_710 })
  const { notes } = await calls.read<{ notes: { comment: string }[] }>(clerk, requestId)
  expect(notes.at(-1)?.comment).toBe('Entry of $115.00 cancelled: It was a card')
})

test('receipt numbers have no gap and no double when a hundred payments come at once and half fail', async () => {
  const ids = await Promise.all(
    Array.from({ length: 100 }, () => seedRequest(office, customer.user._id, { stage: 'payment' })),
  )
  await Promise.all(
    ids.map((id, index) =>
      receive(id, { version: 1, amount: index % 2 === 0 ? 20 : 999, method: 'card' }),
    ),
  )
  const numbers = await office.db
    .selectFrom('receipts')
    .select('number')
    .orderBy('number')
    .execute()
  const counts = numbers.map(({ number }) => Number(number.slice(-5)))
  expect(counts.length).toBeGreaterThanOrEqual(50)
  expect(counts).toEqual(counts.map((_, index) => index + 1))
})

test('a receipt can be issued later for an amount that was set as a total', async () => {
  const { requestId } = await quotedRequest()
  await calls.put(clerk, requestId, '/paid', { paidAmount: 60 })
  const [entry] = await ledgerOf(requestId)
  const params = { requestId, paymentId: entry?._id ?? '' }
  const first = await clerk.browser.call(contract.issueReceipt, { params })
  const second = await clerk.browser.call(contract.issueReceipt, { params })
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
})

test('cash that is given back leaves the till', async () => {
  await closeAnyTill(office)
  const tillId = await seedOpenTill(office, clerk.user._id)
  const { requestId, version } = await quotedRequest()
  const paid = { version, amount: 100, method: 'cash-usd' } as const
  const { body } = await receive(requestId, paid)
  const refund = { amount: 10, reason: 'A page fewer', method: 'cash-jpy', yenRate: 154 }
  await calls.put(clerk, requestId, '/refund', { version: body.request.version, ...refund })
  const rows = await office.db
    .selectFrom('payments')
    .select(['method', 'difference_cents', 'yen'])
    .where('till_id', '=', tillId)
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { method: 'cash-usd', difference_cents: 10_000, yen: null },
    { method: 'cash-jpy', difference_cents: -1_000, yen: -1_540 },
  ])
})
