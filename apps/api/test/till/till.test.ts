import * as payments from '@kakehashi/contract/requests/payments'
import * as money from '@kakehashi/contract/money'
import * as contract from '@kakehashi/contract/till'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { sortedStatuses } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { closeAnyTill } from '../support/till.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let owner: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk, owner } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const opening = { yenRate: 154, usd: { '2000': 5 }, jpy: { '1000': 20 } }

async function openTill() {
  await closeAnyTill(office)
  office.clock.advance(duration.minute)
  const { body } = await clerk.browser.call(contract.openTill, { body: opening })
  return body.open?._id ?? ''
}

async function pay(payment: object) {
  const { _id: requestId } = await calls.submitRequest(customer)
  const quote = { isQuoted: true, deposit: 0, totalPrice: 200 }
  const { body: quoted } = await calls.put(clerk, requestId, '', quote)
  const body = { version: quoted.version, ...payment } as never
  const reply = await clerk.browser.call(payments.receivePayment, { params: { requestId }, body })
  expect(reply.status).toBe(200)
  return { requestId, ...reply.body }
}

test('the till expects the opening count, the cash of payments and what was moved', async () => {
  const till = await openTill()
  await pay({ amount: 25, method: 'cash-usd', given: 40 })
  await pay({ amount: 115, method: 'cash-jpy', yenRate: 154, given: 20_000 })
  await pay({ amount: 90, method: 'card' })
  const moved = { currency: 'jpy', amount: -1180, reason: 'Letter Pack' } as const
  const { body } = await clerk.browser.call(contract.moveCash, { body: moved })

  expect(body.open).toMatchObject({
    _id: till,
    openedBy: 'Clara Clerk',
    yenRate: 154,
    opening: { usd: 100, jpy: 20_000 },
    cash: { usd: 25, jpy: 17_710 },
    moved: { usd: 0, jpy: -1180 },
    expected: { usd: 125, jpy: 36_530 },
    cards: { count: 1, sum: 90 },
  })
  expect(body.open?.entries.map(({ amount }) => amount)).toEqual([25, 17_710, -1180])
})

test('a difference needs a reason, and the owner reads it', async () => {
  const till = await openTill()
  await pay({ amount: 25, method: 'cash-usd' })
  const counted = { till, usd: { '2000': 6, '500': 1 }, jpy: { '1000': 19, '500': 1 } }
  const refused = await clerk.browser.call(contract.closeTill, { body: counted })
  expect(refused.status).toBe(400)
  const reason = 'Perhaps 500 yen too much change'
  const { status } = await clerk.browser.call(contract.closeTill, { body: { ...counted, reason } })
  expect(status).toBe(200)
  const { body } = await owner.browser.call(contract.listTills)
  expect(body[0]).toMatchObject({
    closedBy: 'Clara Clerk',
    expected: { usd: 125, jpy: 20_000 },
    counted: { usd: 125, jpy: 19_500 },
    difference: { usd: 0, jpy: -500 },
    differenceReason: reason,
  })
})

test('an amount that no till ever holds is refused as a typing error', async () => {
  const till = await openTill()
  const close = { till, usd: { '2000': 5 }, jpy: { '1000': 20 } }
  const moved = { currency: 'jpy', amount: 3_000_000_000, reason: 'Change' } as const
  const { _id: requestId } = await calls.submitRequest(customer)
  const { body } = await calls.put(clerk, requestId, '', {
    isQuoted: true,
    deposit: 0,
    totalPrice: 200,
  })
  const cash = { version: body.version, amount: 20, method: 'cash-jpy', yenRate: 154 } as const
  const replies = await Promise.all([
    clerk.browser.call(contract.closeTill, { body: { ...close, terminal: -5 } }),
    clerk.browser.call(contract.closeTill, { body: { ...close, terminal: 30_000_000 } }),
    clerk.browser.call(contract.moveCash, { body: moved }),
    clerk.browser.call(contract.moveCash, { body: { ...moved, currency: 'usd' } }),
    clerk.browser.call(payments.receivePayment, {
      params: { requestId },
      body: { ...cash, given: 3_000_000_000 },
    }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  expect(replies.flatMap((reply) => Object.keys(reply.body.fields ?? {}))).toEqual([
    'terminal',
    'terminal',
    'amount',
    'amount',
    'given',
  ])
})

test('two clerks who open the till at once open one', async () => {
  await closeAnyTill(office)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => clerk.browser.call(contract.openTill, { body: opening })),
  )
  expect(sortedStatuses(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

test('a payment is in the till before it is closed, or refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const till = await openTill()
    const { _id: requestId } = await calls.submitRequest(customer)
    const quote = { isQuoted: true, deposit: 0, totalPrice: 200 }
    const { body: quoted } = await calls.put(clerk, requestId, '', quote)
    const cash = { version: quoted.version, amount: 10, method: 'cash-usd' } as const
    const close = { till, usd: opening.usd, jpy: opening.jpy, reason: 'In a hurry' }
    const [paid] = await Promise.all([
      clerk.browser.call(payments.receivePayment, { params: { requestId }, body: cash }),
      clerk.browser.call(contract.closeTill, { body: close }),
    ])
    const { body } = await owner.browser.call(contract.listTills)
    expect(body[0]?.expected.usd).toBe(paid.status === 200 ? 110 : 100)
  }
})

test('a closed till cannot be changed, not even in the database', async () => {
  await openTill()
  await closeAnyTill(office)
  await expect(
    office.db.updateTable('till_sessions').set({ counted_cents: 1 }).execute(),
  ).rejects.toThrow('a closed till cannot be changed')
  await expect(office.db.deleteFrom('till_movements').execute()).rejects.toThrow(
    'permission denied',
  )
})

test('the totals of a day are by method, with refunds apart', async () => {
  office.clock.advanceToNextMorning()
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
  await openTill()
  const { requestId, request } = await pay({ amount: 50, method: 'cash-usd' })
  await pay({ amount: 115, method: 'cash-jpy', yenRate: 154 })
  const wrong = await pay({ amount: 90, method: 'card' })
  await clerk.browser.call(payments.correctPayment, {
    params: { requestId: wrong.requestId, paymentId: wrong.payment._id },
    body: { version: wrong.request.version, reason: 'Entered twice' },
  })
  const refund = { version: request.version, amount: 20, reason: 'A page fewer' }
  await calls.put(clerk, requestId, '/refund', { ...refund, method: 'cash-usd' })

  const day = new Date(office.clock.now().getTime() + 9 * duration.hour).toISOString().slice(0, 10)
  const { body } = await clerk.browser.call(money.getTotals, { query: { from: day, to: day } })
  expect(body).toEqual([
    {
      day,
      received: { 'cash-usd': 50, 'cash-jpy': 115, card: 0 },
      refunded: 20,
      sum: 145,
      yen: 17_710,
    },
  ])
})

test('what is unpaid after delivery and what is owed after cancelling are listed', async () => {
  const { requestId } = await pay({ amount: 50, method: 'card' })
  await calls.put(clerk, requestId, '/close', { reason: 'Not needed' })
  const { body } = await clerk.browser.call(money.listBalances)
  expect(body.refundsOwed).toContainEqual(
    expect.objectContaining({ _id: requestId, paid: 50, amount: 50 }),
  )
  expect(body.unpaid.map(({ _id }) => _id)).not.toContain(requestId)
})
