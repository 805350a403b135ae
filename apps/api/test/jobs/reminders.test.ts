import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import { chooseNotices } from '@kakehashi/contract/requests/notices'
import { chooseLanguage, deleteUser } from '@kakehashi/contract/accounts/users'
import { workingDaysAfter } from '@kakehashi/domain/calendar/working-days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sendTranslation } from '../support/sample-pdf.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { sendReminders } from '../../src/jobs/send-reminders.ts'

let office: Office
let calls: RequestCalls
let customer: SignedInUser
let clerk: SignedInUser

beforeEach(async () => {
  office = await openOffice()
  office.clock.advanceToNextMorning()
  calls = await requestCalls(office)
  customer = await office.signedIn('customer')
  clerk = await office.signedIn('admin')
})
afterEach(() => office.close())

const quote = { isQuoted: true, deposit: 50, totalPrice: 100 }

async function quotedRequest(): Promise<string> {
  const { _id: id } = await calls.submitRequest(customer)
  expect((await calls.put(clerk, id, '', quote)).status).toBe(200)
  return id
}

async function readyRequest(): Promise<string> {
  const id = await quotedRequest()
  await calls.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  expect((await calls.put(clerk, id, '', { isReviewed: true })).status).toBe(200)
  return id
}

/** Sets the clock to some minutes after the opening of a later working day. */
async function advanceDays(workingDays: number, minutes: number): Promise<void> {
  const opening = workingDaysAfter(office.clock.now(), workingDays, sampleCalendar())
  office.clock.setTo(after(opening, minutes * duration.minute))
  // Staff sessions last one working day.
  clerk = await office.signIn(clerk.user.email, clerk.password)
}

async function remindersOf(id: string): Promise<string[]> {
  await sendReminders(office.db, office.clock.now())
  const rows = await office.db
    .selectFrom('notices')
    .select('kind')
    .where('request_id', '=', id)
    .where('kind', 'in', ['quote-reminder', 'pickup-reminder'])
    .execute()
  return rows.map(({ kind }) => kind)
}

test('a quote unanswered for three working days gets one reminder', async () => {
  const id = await quotedRequest()
  await advanceDays(3, -1)
  expect(await remindersOf(id)).toEqual([])
  office.clock.advance(2 * duration.minute)
  expect(await remindersOf(id)).toEqual(['quote-reminder'])
  await advanceDays(20, 0)

  expect(await remindersOf(id)).toEqual(['quote-reminder'])
})

test('an expired quote gets no reminder', async () => {
  const id = await quotedRequest()
  await office.db
    .updateTable('quotes')
    .set({ expires_at: new Date(office.clock.now().getTime() + duration.day) })
    .where('request_id', '=', id)
    .execute()
  await advanceDays(3, 1)

  expect(await remindersOf(id)).toEqual([])
})

test('a translation ready for five working days gets one reminder', async () => {
  const id = await readyRequest()
  await advanceDays(5, -1)
  expect(await remindersOf(id)).toEqual([])
  office.clock.advance(2 * duration.minute)
  expect(await remindersOf(id)).toEqual(['pickup-reminder'])
  await advanceDays(20, 0)

  expect(await remindersOf(id)).toEqual(['pickup-reminder'])
})

test.each([
  ['accepted', '/answer', { quoteVersion: 1, answer: 'accepted' }],
  ['declined', '/answer', { quoteVersion: 1, answer: 'declined' }],
  ['paid for', '', { isPaid: true }],
  ['partly paid', '/paid', { paidAmount: 50 }],
  ['cancelled', '/close', { reason: 'Moved away' }],
])('a quote that was %s gets no reminder', async (_, tail, body) => {
  const id = await quotedRequest()
  await advanceDays(1, 0)
  expect((await calls.put(clerk, id, tail, body)).status).toBe(200)
  await advanceDays(3, 0)

  expect(await remindersOf(id)).toEqual([])
})

test('a new quote restarts the three days', async () => {
  const id = await quotedRequest()
  await advanceDays(2, 0)
  await calls.put(clerk, id, '', { ...quote, totalPrice: 120 })
  await advanceDays(2, 0)
  expect(await remindersOf(id)).toEqual([])
  await advanceDays(1, 0)

  expect(await remindersOf(id)).toEqual(['quote-reminder'])
})

test('a delivered or cancelled request gets no reminder', async () => {
  const delivered = await readyRequest()
  const cancelled = await readyRequest()
  await advanceDays(1, 0)
  expect((await calls.put(clerk, delivered, '', { isDelivered: true })).status).toBe(200)
  expect((await calls.put(clerk, cancelled, '/close', { reason: '' })).status).toBe(200)
  await advanceDays(6, 0)

  expect(await remindersOf(delivered)).toEqual([])
  expect(await remindersOf(cancelled)).toEqual([])
})

test('workers that run at the same time send each reminder once', async () => {
  const ids: string[] = []
  for (let count = 0; count < 10; count += 1) ids.push(await quotedRequest())
  await advanceDays(3, 0)
  await Promise.all([1, 2, 3].map(() => sendReminders(office.db, office.clock.now())))

  for (const id of ids) expect(await remindersOf(id)).toEqual(['quote-reminder'])
})

test('a reminder is in the language that the customer has chosen', async () => {
  const id = await quotedRequest()
  await customer.browser.call(chooseLanguage, { body: { language: 'ja' } })
  await advanceDays(3, 0)
  await remindersOf(id)
  await office.runJobs()
  const [newest] = await office.mailsTo(customer.user.email)

  expect(newest?.html).toContain('lang="ja"')
  expect(newest?.subject).toMatch(/\p{Script=Hiragana}/u)
  expect(newest?.text).toContain(`/request/${id}`)
})

test('customers who turned reminders off or were deleted get none', async () => {
  const id = await quotedRequest()
  await customer.browser.call(chooseNotices, { body: { off: ['quote-reminder'] } })
  const deleted = await office.signedIn('customer')
  const { _id: otherId } = await calls.submitRequest(deleted)
  await calls.put(clerk, otherId, '', quote)
  await clerk.browser.call(deleteUser, { params: { id: deleted.user._id } })
  await office.runJobs()
  const before = await office.mailsTo(customer.user.email)
  await advanceDays(3, 0)
  await remindersOf(id)
  await office.runJobs()
  const states = await office.db
    .selectFrom('notices')
    .select('state')
    .where('kind', '=', 'quote-reminder')
    .execute()

  expect(states).toEqual([{ state: 'unwanted' }, { state: 'unwanted' }])
  expect(await office.mailsTo(customer.user.email)).toEqual(before)
})
