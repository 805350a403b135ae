import { tokyoDay } from '@kakehashi/domain/calendar'
import { addDays } from '@kakehashi/domain/day'
import { office as theOffice } from '@kakehashi/domain/office'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import type { Counter, ForCustomer, ForOffice } from '../support/request-calls.ts'
import { openStaffedOffice } from '../support/staffed-office.ts'

let office: Office
let counter: Counter
let clerk: SomeoneSignedIn
let customer: SomeoneSignedIn
let id: string
let orderNumber: string

const quote = { isQuoted: true, deposit: 30, totalPrice: 60 }

beforeEach(async () => {
  ;({ office, counter, clerk } = await openStaffedOffice())
  customer = await office.signedIn('customer')
  ;({ _id: id, orderNumber } = await counter.order(customer))
  await counter.put(clerk, id, '', quote)
  await counter.put(clerk, id, '/viewed', {})
})
afterEach(() => office.close())

describe('a quote that replaces one on which something was paid', () => {
  beforeEach(async () => {
    await counter.put(clerk, id, '/paid', { paidAmount: 30 })
    await counter.put(clerk, id, '', { ...quote, deposit: 100, totalPrice: 200 })
  })

  test('is open to its customer, who can say no to it', async () => {
    const seen = await counter.read<ForCustomer>(customer, id)
    expect(seen).toMatchObject({
      paidAmount: 30,
      quote: { version: 2, isTaken: false },
      actsNow: 'customer',
    })
    const no = { quoteVersion: 2, answer: 'declined', reason: 'Too much' }
    expect((await counter.put(customer, id, '/answer', no)).status).toBe(200)
  })

  test('is taken by what is paid on top, and open again when that is put right', async () => {
    const onTop = await counter.put(clerk, id, '/paid', { paidAmount: 100 })
    const corrected = await counter.put(clerk, id, '/paid', { paidAmount: 30 })

    expect(onTop.body.quote?.isTaken).toBe(true)
    expect(corrected.body.quote?.isTaken).toBe(false)
  })
})

test('a quote that has run out is renewed at the same price, and the customer is told', async () => {
  office.clock.letPass(32 * duration.day)
  clerk = await office.signIn(clerk.user.email, clerk.password)
  const before = await counter.mailsAbout(orderNumber, customer.user.email)
  const { version } = await counter.read<ForOffice>(clerk, id)
  const renewed = await counter.put(clerk, id, '', { ...quote, version })

  expect(renewed.body.quote).toMatchObject({ version: 2, isExpired: false })
  const mails = await counter.mailsAbout(orderNumber, customer.user.email)
  expect(mails.length - before.length).toBe(1)
})

describe("a customer's answer reaches the office", () => {
  test.each(['accepted', 'declined'])('%s is unread until somebody looks', async (answer) => {
    await counter.put(customer, id, '/answer', { quoteVersion: 1, answer, reason: '' })
    expect((await counter.read<ForOffice>(clerk, id)).adminViewed).toBe(false)
  })

  test('but what a clerk writes down at the counter is known', async () => {
    await counter.put(clerk, id, '/answer', { quoteVersion: 1, answer: 'accepted' })
    expect((await counter.read<ForOffice>(clerk, id)).adminViewed).toBe(true)
  })

  test('a no comes by mail too; one that a clerk wrote down does not', async () => {
    const no = { quoteVersion: 1, answer: 'declined', reason: 'Too much' }
    await counter.put(customer, id, '/answer', no)
    expect(await counter.mailsAbout(orderNumber, theOffice.email)).toHaveLength(2)

    const other = await counter.order(customer)
    await counter.put(clerk, other._id, '', quote)
    await counter.put(clerk, other._id, '/answer', no)
    expect(await counter.mailsAbout(other.orderNumber, theOffice.email)).toHaveLength(1)
  })

  test('a yes to a quote without a deposit is for the office to begin, within a working day', async () => {
    await counter.put(clerk, id, '', { ...quote, deposit: 0 })
    const yes = { quoteVersion: 2, answer: 'accepted' }
    expect((await counter.put(customer, id, '/answer', yes)).body.actsNow).toBe('office')
    const { dueOn, quote: taken } = await counter.read<ForOffice>(clerk, id)
    expect(dueOn && dueOn < tokyoDay(new Date(taken?.expiresAt ?? ''))).toBe(true)
  })
})

test('a ready-by day that is over is refused in words, and nobody is told of it', async () => {
  const yesterday = addDays(tokyoDay(office.clock.now()), -1)
  const { status, body } = await counter.put(clerk, id, '/promise', { promisedOn: yesterday })

  expect([status, body.code]).toEqual([400, 'day-is-over'])
  expect(await counter.mailsAbout(orderNumber, customer.user.email)).toHaveLength(2)
})

test('the customer is told when the day moves because the payment came late', async () => {
  await counter.put(clerk, id, '', { ...quote, deposit: 0 })
  await counter.put(customer, id, '/answer', { quoteVersion: 2, answer: 'accepted' })
  const { promisedOn: first = '' } = await counter.read<ForCustomer>(customer, id)
  office.clock.letPass(15 * duration.day)
  clerk = await office.signIn(clerk.user.email, clerk.password)
  const begun = await counter.put(clerk, id, '', { isPaid: true })
  expect(begun.body.promisedOn && begun.body.promisedOn > first).toBe(true)
  const [newest] = await counter.mailsAbout(orderNumber, customer.user.email)
  expect(newest).toContain('your ready date has changed')
})
