import * as messages from '@kakehashi/contract/requests/messages'
import * as requests from '@kakehashi/contract/requests/requests'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { duration } from '../../src/clock.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import type { RequestCalls, CustomerView } from '../support/request-calls.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { sendTranslation } from '../support/sample-pdf.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
})
afterAll(() => office.close())

const quote = { isQuoted: true, deposit: 50, totalPrice: 100 }

test('a translation returned from review keeps its first version, and the translator gets the reason', async () => {
  const customer = await office.signedIn('customer')
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', quote)
  await calls.put(clerk, id, '/paid', { paidAmount: 100 })
  await calls.put(clerk, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  const first = await sendTranslation(translator.browser)
  await calls.put(translator, id, '', { isTranslated: true, translation: first })
  const { status, body } = await calls.put(clerk, id, '/return', {
    translation: first,
    reason: 'The date of birth is wrong',
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ stage: 'translate', isTranslated: false, translation: first })
  expect(body).not.toHaveProperty('translatedAt')
  const [returned] = await calls.mailsAbout(orderNumber, translator.user.email)
  expect(returned).toContain('your translation has been returned')
  const { body: notes } = await translator.browser.call(messages.listNotes, {
    params: { requestId: id },
  })
  expect(notes).toMatchObject([
    {
      name: sampleOffice.sender.en,
      isSystem: true,
      comment: 'Returned to the translator: The date of birth is wrong',
    },
  ])
  const second = await sendTranslation(translator.browser)
  await calls.put(translator, id, '', { isTranslated: true, translation: second })
  const after = await calls.put(clerk, id, '', { isReviewed: true })
  expect(after.body).toMatchObject({ stage: 'delivery', translation: second })
  expect(after.body.translations.map(({ path }) => path)).toEqual([first, second])
})

test('a new quote before payment replaces the old one, which can no longer be accepted', async () => {
  const customer = await office.signedIn('customer')
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', quote)
  const again = await calls.put(clerk, id, '', { ...quote, totalPrice: 80 })
  expect(again.body).toMatchObject({ totalPrice: 80, quote: { version: 2 } })

  const answer = { answer: 'accepted', quoteVersion: 1 }
  expect(await calls.put(customer, id, '/answer', answer)).toMatchObject({
    status: 409,
    body: { code: 'quote-replaced' },
  })
  expect((await calls.put(customer, id, '/answer', { ...answer, quoteVersion: 2 })).status).toBe(
    200,
  )
  expect(await calls.mailsAbout(orderNumber, customer.user.email)).toHaveLength(4)
})

test('a new quote needs a new answer, even if the customer had accepted the old one', async () => {
  const customer = await office.signedIn('customer')
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', quote)
  const yes = { answer: 'accepted', quoteVersion: 1 }
  expect((await calls.put(customer, id, '/answer', yes)).body.quote?.answer).toBe('accepted')

  const before = await calls.mailsAbout(orderNumber, customer.user.email)
  await calls.put(clerk, id, '', { ...quote, totalPrice: 80 })
  const seen = await calls.read<CustomerView>(customer, id)
  expect(seen.quote).toMatchObject({ version: 2 })
  expect(seen.quote).not.toHaveProperty('answer')
  const mails = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(mails.length).toBe(before.length + 1)

  await calls.put(clerk, id, '', { isPaid: true })
  expect((await calls.put(clerk, id, '', { ...quote, totalPrice: 90 })).status).toBe(409)
})

test('staff can continue with a declined or expired quote', async () => {
  const customer = await office.signedIn('customer')
  const declined = await calls.submitRequest(customer)
  await calls.put(clerk, declined._id, '', quote)
  const no = { quoteVersion: 1, answer: 'declined', reason: 'Too expensive' }
  expect((await calls.put(customer, declined._id, '/answer', no)).body.quote?.answer).toBe(
    'declined',
  )
  expect((await calls.put(clerk, declined._id, '', { isPaid: true })).status).toBe(200)

  const late = await calls.submitRequest(customer)
  await calls.put(clerk, late._id, '', quote)
  office.clock.advance(31 * 24 * 60 * duration.minute)
  // All sessions have expired after a month.
  const back = await office.signIn(customer.user.email, customer.password)
  clerk = await office.signIn(clerk.user.email, clerk.password)
  owner = await office.signIn(owner.user.email, owner.password)
  translator = await office.signIn(translator.user.email, translator.password)
  const yes = { quoteVersion: 1, answer: 'accepted' }
  expect((await calls.put(back, late._id, '/answer', yes)).body.code).toBe('quote-expired')
  expect((await calls.put(clerk, late._id, '/answer', yes)).status).toBe(200)
})

test('work can start with a partial deposit; the missing amount is noted and can be paid later', async () => {
  const customer = await office.signedIn('customer')
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', quote)
  await calls.put(clerk, id, '/paid', { paidAmount: 30 })
  expect((await calls.put(clerk, id, '', { isPaid: true })).body.isPaid).toBe(true)
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  await calls.put(clerk, id, '', { isReviewed: true })
  expect(await calls.read<CustomerView>(customer, id)).not.toHaveProperty('translation')
  const delivered = await calls.put(clerk, id, '', { isDelivered: true })

  expect(delivered.body).toMatchObject({ stage: 'complete', isCompleted: false })
  expect(delivered.body.notes.map(({ comment }) => comment)).toEqual([
    'Work started with $30.00 paid. The deposit is $50.00.',
    'Delivered with $70.00 still to pay.',
  ])
  const { body: due } = await clerk.browser.call(requests.listRequests, {
    query: { stage: 'balance-due' },
  })
  expect(due.map(({ _id }) => _id)).toContain(id)
  const settled = await calls.put(clerk, id, '/paid', { paidAmount: 100 })
  expect(settled.body.isCompleted).toBe(true)
  const corrected = await calls.put(clerk, id, '/paid', { paidAmount: 90 })
  expect(corrected.body.isCompleted).toBe(false)
})

test('a customer can cancel before paying, staff before delivery; staff can reopen', async () => {
  const customer = await office.signedIn('customer')
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  const closed = await calls.put(customer, id, '/close', { reason: 'Wedding postponed' })
  expect(closed.body).toMatchObject({ isCompleted: true, stage: 'quote' })
  expect(closed.body.closedAt).toBeDefined()
  expect(await calls.mailsAbout(orderNumber, sampleOffice.email)).toHaveLength(2)
  const [confirmation] = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(confirmation).toContain('you have cancelled your request')
  expect((await calls.put(clerk, id, '', quote)).body.code).toBe('request-closed')
  const { body: quotes } = await clerk.browser.call(requests.listRequests, {
    query: { stage: 'quote' },
  })
  expect(quotes.map(({ _id }) => _id)).not.toContain(id)
  expect((await calls.put(clerk, id, '/reopen', {})).body).toMatchObject({ isCompleted: false })
  await calls.put(clerk, id, '', quote)
  await calls.put(clerk, id, '/paid', { paidAmount: 10 })
  expect((await calls.put(customer, id, '/close', {})).body.code).toBe('already-paying')
  expect((await calls.put(clerk, id, '/close', { reason: 'No answer' })).status).toBe(200)
})

test('amounts out of range are refused with a message', async () => {
  const customer = await office.signedIn('customer')
  const { _id: id } = await calls.submitRequest(customer)
  for (const [deposit, totalPrice] of [
    [0, 0],
    [-1, 10],
    [11, 10],
    [0, -5],
  ]) {
    const { status, body } = await calls.put(clerk, id, '', {
      isQuoted: true,
      deposit,
      totalPrice,
    })
    expect([status, body.code]).toEqual([400, 'quote-out-of-range'])
  }
  const cents = await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 10.005 })
  expect(cents).toMatchObject({
    status: 400,
    body: { fields: { totalPrice: expect.stringContaining('45.50') } },
  })
  await calls.put(clerk, id, '', quote)
  const over = await calls.put(clerk, id, '/paid', { paidAmount: 100.01 })
  expect(over).toMatchObject({ status: 400, body: { code: 'paid-out-of-range' } })
  expect(over.body.message).toContain('$100.00')
  await calls.put(clerk, id, '/paid', { paidAmount: 60 })
  const below = await calls.put(clerk, id, '', { ...quote, totalPrice: 59 })
  expect(below.body.message).toContain('$60.00')
})

test('a body with two commands, or with none, is refused', async () => {
  const customer = await office.signedIn('customer')
  const { _id: id } = await calls.submitRequest(customer)
  for (const body of [
    {},
    { isPaid: true, isDelivered: true },
    { ...quote, isPaid: true },
    { isQuoted: false, deposit: 1, totalPrice: 2 },
    { isCompleted: true },
    { stage: 'complete' },
  ]) {
    expect((await calls.put(clerk, id, '', body)).status).toBe(400)
  }
})
