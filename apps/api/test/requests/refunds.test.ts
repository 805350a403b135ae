import { listPayments } from '@kakehashi/contract/requests/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const quote = { isQuoted: true, deposit: 50, totalPrice: 100 }

async function paidRequest() {
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', quote)
  const { body } = await calls.put(clerk, id, '/paid', { paidAmount: 60 })
  return { id, orderNumber, version: body.version }
}

async function ledgerOf(id: string) {
  const { body } = await clerk.browser.call(listPayments, { params: { requestId: id } })
  return body.map(({ kind, difference, paidAmount }) => ({ kind, difference, paidAmount }))
}

test('a refund of a cancelled request is an entry of its own, noted, and mailed to the customer once', async () => {
  const { id, orderNumber } = await paidRequest()
  const cancelled = await calls.put(clerk, id, '/close', { reason: 'Not needed' })
  const before = await calls.mailsAbout(orderNumber, customer.user.email)
  const refund = { version: cancelled.body.version, amount: 60, reason: 'Cancelled in time' }
  const { status, body } = await calls.put(clerk, id, '/refund', refund)
  await calls.put(clerk, id, '/refund', refund)

  expect(status).toBe(200)
  expect(body.paidAmount).toBe(0)
  expect(body.notes.at(-1)?.comment).toBe('$60.00 refunded: Cancelled in time')
  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', difference: 60, paidAmount: 60 },
    { kind: 'refund', difference: -60, paidAmount: 0 },
  ])
  expect(await calls.eventsOf(id)).toContain('request.refunded')
  const mails = await calls.mailsAbout(orderNumber, customer.user.email)
  const [subject = '', ...others] = mails.filter((one) => one.includes('recorded your refund'))
  expect([mails.length, others]).toEqual([before.length + 1, []])
  const received = await office.mailsTo(customer.user.email)
  const mail = received.find(({ subject: found }) => found === subject)
  expect(mail?.text).toContain('We have paid back $60.00 for your request.')
  expect(mail?.text).not.toContain('Cancelled in time')
})

test('a refund that lowers the price is not owed again', async () => {
  const { id, version } = await paidRequest()
  const part = { amount: 15, reason: 'Two pages fewer' }
  const { body } = await calls.put(clerk, id, '/refund', { version, ...part, lowersPrice: true })
  expect(body).toMatchObject({ totalPrice: 85, paidAmount: 45, deposit: 50 })
  expect(body.notes.at(-1)?.comment).toBe(
    '$15.00 refunded, the price is now $85.00: Two pages fewer',
  )
  const owed = { version: body.version, ...part, lowersPrice: false }
  const again = await calls.put(clerk, id, '/refund', owed)
  expect(again.body).toMatchObject({ totalPrice: 85, paidAmount: 30 })
})

test('a refund cannot be more than what was paid, and needs a reason', async () => {
  const { id, version } = await paidRequest()
  const tooMuch = await calls.put(clerk, id, '/refund', { version, amount: 61, reason: 'Error' })
  expect(tooMuch).toMatchObject({ status: 400, body: { code: 'refund-out-of-range' } })
  expect(tooMuch.body.message).toContain('$60.00')
  const { body } = await calls.put(clerk, id, '/refund', { version, amount: 10, reason: ' ' })
  expect(body.fields).toEqual({ reason: 'Enter the reason' })
  expect(await ledgerOf(id)).toHaveLength(1)
})

test('lowering the amount paid stays a correction', async () => {
  const { id } = await paidRequest()
  await calls.put(clerk, id, '/paid', { paidAmount: 40 })

  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', difference: 60, paidAmount: 60 },
    { kind: 'correction', difference: -20, paidAmount: 40 },
  ])
})

test('an amount sent with PAYMENT COMPLETE is recorded, and the customer is told', async () => {
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', quote)
  const before = await calls.mailsAbout(orderNumber, customer.user.email)
  const { body } = await calls.put(clerk, id, '', { isPaid: true, paidAmount: 50 })

  expect(body).toMatchObject({ stage: 'translate', paidAmount: 50 })
  expect(await ledgerOf(id)).toEqual([{ kind: 'payment', difference: 50, paidAmount: 50 }])
  const mails = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(mails.length).toBe(before.length + 1)
})

test('an impossible amount with PAYMENT COMPLETE changes nothing', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', quote)
  const { status, body } = await calls.put(clerk, id, '', { isPaid: true, paidAmount: 101 })

  expect([status, body.code]).toEqual([400, 'paid-out-of-range'])
  expect(await ledgerOf(id)).toEqual([])
})

test('staff see every earlier quote with who made it and what became of it, the customer does not', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { ...quote, totalPrice: 4000 })
  await calls.put(clerk, id, '', { ...quote, totalPrice: 90 })
  await calls.put(customer, id, '/answer', { answer: 'declined', quoteVersion: 2 })
  await calls.put(clerk, id, '/promise', { promisedOn: '2099-01-15' })
  await calls.put(clerk, id, '', { ...quote, totalPrice: 80 })
  const { body } = await calls.put(clerk, id, '', { ...quote, totalPrice: 70 })

  expect(body.quote?.version).toBe(4)
  expect(body.earlierQuotes).toMatchObject([
    { version: 3, totalPrice: 80, promisedOn: '2099-01-15', outcome: 'replaced' },
    { version: 2, totalPrice: 90, deposit: 50, name: 'Clara Clerk', outcome: 'declined' },
    { version: 1, totalPrice: 4000, outcome: 'replaced' },
  ])
  expect(await calls.read(customer, id)).not.toHaveProperty('earlierQuotes')
})
