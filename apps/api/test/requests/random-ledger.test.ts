import * as contract from '@kakehashi/contract/requests/payments'
import { recordPaid, recordRefund } from '@kakehashi/contract/requests/request-commands'
import { getTill, openTill } from '@kakehashi/contract/till'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as model from '../support/ledger-model.ts'
import type { LedgerModel, Method } from '../support/ledger-model.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

/** `HISTORIES=10000` takes about half an hour. */
const histories = Number(process.env['HISTORIES'] ?? 60)

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
  await clerk.browser.call(openTill, { body: { yenRate: model.rate, usd: {}, jpy: {} } })
})
afterAll(() => office.close())

const cents = fc.oneof(
  // $2 and $6 are half a yen more than a whole number of yen.
  fc.constantFrom(1, 3, 33, 200, 600, 3_333, 5_000, 9_999, 10_000, 10_001),
  fc.integer({ min: 1, max: 6_000 }),
)
const method = fc.constantFrom<Method>('cash-usd', 'cash-jpy', 'card', 'other')
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('receive' as const), cents, method }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      cents,
      method: fc.option(method, { nil: undefined }),
      lowersPrice: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), index: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set total' as const), cents }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const rateFor = (by: Method | undefined) => (by === 'cash-jpy' ? { yenRate: model.rate } : {})

/** What the model expects, and what the office replied. */
async function perform(requestId: string, ledger: LedgerModel, next: Step) {
  const { version } = await calls.read<OfficeView>(clerk, requestId)
  const params = { requestId }
  switch (next.do) {
    case 'receive': {
      const isAccepted = model.receive(ledger, next.cents, next.method)
      const amount = next.cents / 100
      const body = { version, amount, method: next.method, ...rateFor(next.method) }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const send = () => clerk.browser.call(contract.receivePayment, { params, body, headers })
      // Pressed twice: with one key it counts once.
      const replies = [await send(), await send()]
      return { isAccepted, status: Math.max(...replies.map(({ status }) => status)) }
    }
    case 'refund': {
      const { method: by, lowersPrice } = next
      const isAccepted = model.refund(ledger, next.cents, by, lowersPrice)
      const given = { ...(by && { method: by }), ...rateFor(by), lowersPrice }
      const body = { version, amount: next.cents / 100, reason: 'Agreed', ...given }
      const { status } = await clerk.browser.call(recordRefund, { params, body })
      return { isAccepted, status }
    }
    case 'cancel': {
      const { body: entries } = await clerk.browser.call(contract.listPayments, { params })
      const paymentId = entries[next.index]?._id
      const isAccepted = model.cancelEntry(ledger, next.index)
      if (paymentId === undefined) return { isAccepted, status: 404 }
      const { status } = await clerk.browser.call(contract.correctPayment, {
        params: { requestId, paymentId },
        body: { version, reason: 'Typing error' },
      })
      return { isAccepted, status }
    }
    case 'set total': {
      const isAccepted = model.setTotal(ledger, next.cents)
      const body = { version, paidAmount: next.cents / 100 }
      const { status } = await clerk.browser.call(recordPaid, { params, body })
      return { isAccepted, status }
    }
  }
}

async function expectLedger(requestId: string, ledger: LedgerModel) {
  const { body } = await clerk.browser.call(contract.listPayments, { params: { requestId } })
  let paid = 0
  const expected = ledger.entries.map((entry) => {
    paid += entry.cents
    const receipt = entry.hasReceipt ? { isVoided: entry.isCancelled } : undefined
    const yen = entry.yen === undefined ? undefined : Number(entry.yen)
    return {
      kind: entry.kind,
      cents: entry.cents,
      yen,
      paid,
      isCancelled: entry.isCancelled,
      receipt,
    }
  })
  const seen = body.map((entry) => ({
    kind: entry.kind,
    cents: Math.round(entry.difference * 100),
    yen: entry.yen,
    paid: Math.round(entry.paidAmount * 100),
    isCancelled: entry.isCancelled,
    receipt: entry.receipt && { isVoided: entry.receipt.voidedAt !== undefined },
  }))
  expect(seen).toEqual(expected)
  const { paidAmount, totalPrice } = await calls.read<OfficeView>(clerk, requestId)
  expect([paidAmount, totalPrice]).toEqual([ledger.paidCents / 100, ledger.totalCents / 100])
}

test('after any payments, refunds and counter-entries the ledger, the till and the receipts are exact', async () => {
  const till = { usd: 0, jpy: 0 }
  let receipts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const requestId = await seedRequest(office, customer.user._id, { stage: 'delivery' })
      const ledger: LedgerModel = { paidCents: 0, totalCents: 10_000, entries: [] }
      for (const next of steps) {
        const { isAccepted, status } = await perform(requestId, ledger, next)
        expect([next, status < 400]).toEqual([next, isAccepted])
      }
      await expectLedger(requestId, ledger)
      const cash = model.cashOf(ledger)
      till.usd += cash.usd
      till.jpy += cash.jpy
      receipts += ledger.entries.filter(({ hasReceipt }) => hasReceipt).length
    }),
    // A shrunk history would find the till as the failed one left it.
    { numRuns: histories, endOnFailure: true },
  )
  const { body } = await clerk.browser.call(getTill)
  expect(body.open?.cash).toEqual({ usd: till.usd / 100, jpy: till.jpy })
  const issued = await office.db.selectFrom('receipts').select('number').orderBy('number').execute()
  const counts = issued.map(({ number }) => Number(number.slice(-5)))
  expect(counts).toEqual(Array.from({ length: receipts }, (_, index) => index + 1))
}, 3_600_000)
