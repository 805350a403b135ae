import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { addDays } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import type { RequestCalls, CustomerView, OfficeView } from '../support/request-calls.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string

const quote = { isQuoted: true, deposit: 30, totalPrice: 60 }

beforeEach(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
  ;({ _id: id, orderNumber } = await calls.submitRequest(customer))
  await calls.put(clerk, id, '', quote)
  await calls.put(clerk, id, '/viewed', {})
})
afterEach(() => office.close())

describe('a quote that replaces a partly paid one', () => {
  beforeEach(async () => {
    await calls.put(clerk, id, '/paid', { paidAmount: 30 })
    await calls.put(clerk, id, '', { ...quote, deposit: 100, totalPrice: 200 })
  })

  test('can be declined by the customer', async () => {
    const seen = await calls.read<CustomerView>(customer, id)
    expect(seen).toMatchObject({
      paidAmount: 30,
      quote: { version: 2, isTaken: false },
      actsNow: 'customer',
    })
    const decline = { quoteVersion: 2, answer: 'declined', reason: 'Too much' }
    expect((await calls.put(customer, id, '/answer', decline)).status).toBe(200)
  })

  test('is accepted by a further payment, and open again when that is corrected', async () => {
    const paid = await calls.put(clerk, id, '/paid', { paidAmount: 100 })
    const corrected = await calls.put(clerk, id, '/paid', { paidAmount: 30 })

    expect(paid.body.quote?.isTaken).toBe(true)
    expect(corrected.body.quote?.isTaken).toBe(false)
  })
})

test('an expired quote can be renewed at the same price, and the customer gets a mail', async () => {
  office.clock.advance(32 * duration.day)
  clerk = await office.signIn(clerk.user.email, clerk.password)
  const before = await calls.mailsAbout(orderNumber, customer.user.email)
  const { version } = await calls.read<OfficeView>(clerk, id)
  const renewed = await calls.put(clerk, id, '', { ...quote, version })

  expect(renewed.body.quote).toMatchObject({ version: 2, isExpired: false })
  const mails = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(mails.length - before.length).toBe(1)
})

describe("a customer's answer", () => {
  test.each(['accepted', 'declined'])('(%s) is unread for staff', async (answer) => {
    await calls.put(customer, id, '/answer', { quoteVersion: 1, answer, reason: '' })
    expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(false)
  })

  test('is not unread if a clerk recorded it', async () => {
    await calls.put(clerk, id, '/answer', { quoteVersion: 1, answer: 'accepted' })
    expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(true)
  })

  test('is mailed to the office if declined, but not if a clerk recorded it', async () => {
    const decline = { quoteVersion: 1, answer: 'declined', reason: 'Too much' }
    await calls.put(customer, id, '/answer', decline)
    expect(await calls.mailsAbout(orderNumber, sampleOffice.email)).toHaveLength(2)

    const other = await calls.submitRequest(customer)
    await calls.put(clerk, other._id, '', quote)
    await calls.put(clerk, other._id, '/answer', decline)
    expect(await calls.mailsAbout(other.orderNumber, sampleOffice.email)).toHaveLength(1)
  })

  test('that declines is shown to the customer with the reason they gave, not that of a clerk', async () => {
    const decline = { quoteVersion: 1, answer: 'declined', reason: 'Too much' }
    await calls.put(customer, id, '/answer', decline)
    const other = await calls.submitRequest(customer)
    await calls.put(clerk, other._id, '', quote)
    await calls.put(clerk, other._id, '/answer', decline)

    expect((await calls.read<CustomerView>(customer, id)).declineReason).toBe('Too much')
    expect(await calls.read<CustomerView>(customer, other._id)).not.toHaveProperty('declineReason')
  })

  test('that accepts a quote without a deposit makes the request due for staff', async () => {
    await calls.put(clerk, id, '', { ...quote, deposit: 0 })
    const accept = { quoteVersion: 2, answer: 'accepted' }
    expect((await calls.put(customer, id, '/answer', accept)).body.actsNow).toBe('office')
    const { dueOn, quote: taken } = await calls.read<OfficeView>(clerk, id)
    expect(dueOn && dueOn < dayAt(new Date(taken?.expiresAt ?? ''), sampleOffice.timeZone)).toBe(
      true,
    )
  })
})

test('a ready date in the past is refused with a message and not mailed', async () => {
  const yesterday = addDays(dayAt(office.clock.now(), sampleOffice.timeZone), -1)
  const { status, body } = await calls.put(clerk, id, '/promise', { promisedOn: yesterday })

  expect([status, body.code]).toEqual([400, 'day-is-over'])
  expect(await calls.mailsAbout(orderNumber, customer.user.email)).toHaveLength(2)
})

test.each([
  ['moved before it has passed', duration.day, 'your ready date has changed'],
  ['moved after it has passed', 15 * duration.day, 'a new day for your late translation'],
])('the customer gets a mail when the ready date is %s', async (_when, wait, subject) => {
  await calls.put(clerk, id, '', { ...quote, deposit: 0 })
  await calls.put(customer, id, '/answer', { quoteVersion: 2, answer: 'accepted' })
  const { promisedOn: first = '' } = await calls.read<CustomerView>(customer, id)
  office.clock.advance(wait)
  office.clock.advanceToNextMorning()
  clerk = await office.signIn(clerk.user.email, clerk.password)
  const started = await calls.put(clerk, id, '', { isPaid: true })
  expect(started.body.promisedOn && started.body.promisedOn > first).toBe(true)
  const [newest] = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(newest).toContain(subject)
})
