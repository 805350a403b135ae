import * as contract from '@kakehashi/contract/requests/payments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { requestBefore } from './moves.ts'
import { openOfficeWithUndo, type OfficeWithUndo } from './office-with-undo.ts'

let at: OfficeWithUndo
/** PAYMENT COMPLETE with a typed amount of $50. */
let move: string

beforeAll(async () => {
  at = await openOfficeWithUndo()
})
beforeEach(async () => {
  await at.moveTo('a quote')
  move = await makeMove({ isPaid: true, paidAmount: 50 })
})
afterAll(() => at.office.close())

async function makeMove(sent: object): Promise<string> {
  const path = `/api/requests/${at.id}`
  const body = { ...sent, version: (await at.row()).version }
  const reply = await at.clerk.browser.send<{ undo?: { move: string } }>('PUT', path, body)
  if (reply.status !== 200) throw new Error(`the move returned ${reply.status}`)
  return reply.body.undo?.move ?? ''
}

async function ledger() {
  const params = { requestId: at.id }
  return (await at.clerk.browser.call(contract.listPayments, { params })).body
}

async function cancel(paymentId: string) {
  const params = { requestId: at.id, paymentId }
  const body = { reason: 'Entered twice', version: (await at.row()).version }
  return at.clerk.browser.call(contract.correctPayment, { params, body })
}

async function issueReceipt(paymentId: string) {
  const params = { requestId: at.id, paymentId }
  return at.clerk.browser.call(contract.issueReceipt, { params })
}

test('an amount that came with an undone move is cancelled by an entry that names it', async () => {
  expect(await ledger()).toMatchObject([{ difference: 50, isCancelled: false }])
  expect((await at.undo(at.clerk, move)).status).toBe(200)

  expect(await ledger()).toMatchObject([
    { kind: 'payment', difference: 50, paidAmount: 50, isCancelled: true },
    { kind: 'correction', difference: -50, paidAmount: 0, isCancelled: false },
  ])
  const [paid, counter] = await at.payments()
  expect(counter?.corrects_id).toBe(paid?.id)
  expect((await at.row()).paid_cents).toBe(0)
})

test('an entry that was undone is neither cancelled again nor given a receipt', async () => {
  await at.undo(at.clerk, move)
  const [paid, counter] = await ledger()
  for (const entry of [paid, counter]) {
    const { status, body } = await cancel(entry?._id ?? '')
    expect([status, body]).toMatchObject([409, { code: 'payment-corrected-before' }])
  }
  expect(await issueReceipt(paid?._id ?? '')).toMatchObject({
    status: 409,
    body: { code: 'payment-corrected-before' },
  })
  expect(await ledger()).toHaveLength(2)
  expect((await at.row()).paid_cents).toBe(0)
})

test('a receipt that was issued before the undo is voided, and keeps its number', async () => {
  const [before] = await ledger()
  const { body: receipt } = await issueReceipt(before?._id ?? '')
  expect((await at.undo(at.owner, move)).status).toBe(200)

  const [paid] = await ledger()
  expect(paid?.receipt).toMatchObject({ number: receipt.number, voidedAt: expect.any(String) })
})

test('an amount that lowered what was paid before is taken back alone', async () => {
  await at.undo(at.clerk, move)
  await at.calls.put(at.clerk, at.id, '/paid', { paidAmount: 60 })
  at.office.clock.advance(duration.second)
  await at.undo(at.clerk, await makeMove({ isPaid: true, paidAmount: 40 }))

  const entries = (await ledger()).slice(2)
  expect(entries).toMatchObject([
    { difference: 60, isCancelled: false },
    { difference: -20, isCancelled: true },
    { difference: 20, kind: 'correction', paidAmount: 60 },
  ])
  expect((await at.row()).paid_cents).toBe(6000)
})

test('the rest that was paid at a hand-over is taken back with the delivery', async () => {
  at.about((await requestBefore(at.staff, at.customer, 'a delivery')).id)
  await at.calls.put(at.owner, at.id, '/paid', { paidAmount: 10 })
  at.office.clock.advance(duration.second)
  await at.undo(at.clerk, await makeMove({ isDelivered: true, paidAmount: 60 }))

  expect((await ledger()).slice(-2)).toMatchObject([
    { difference: 50, isCancelled: true },
    { difference: -50, kind: 'correction', paidAmount: 10 },
  ])
  expect(await at.row()).toMatchObject({ stage: 'delivery', paid_cents: 1000 })
})
