import { chooseNotices } from '@kakehashi/contract/notices'
import { chooseLanguage, deleteUser } from '@kakehashi/contract/users'
import { workingDaysAfter } from '@kakehashi/domain/calendar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sendTranslation } from '../support/sample-pdf.ts'
import type { Counter } from '../support/request-calls.ts'
import { openCounter } from '../support/request-calls.ts'
import { sendReminders } from '../../src/jobs/send-reminders.ts'

let office: Office
let counter: Counter
let customer: SomeoneSignedIn
let clerk: SomeoneSignedIn

beforeEach(async () => {
  office = await openOffice()
  office.clock.letMorningCome()
  counter = await openCounter(office)
  customer = await office.signedIn('customer')
  clerk = await office.signedIn('admin')
})
afterEach(() => office.close())

const quote = { isQuoted: true, deposit: 50, totalPrice: 100 }

async function quotedOrder(): Promise<string> {
  const { _id: id } = await counter.order(customer)
  expect((await counter.put(clerk, id, '', quote)).status).toBe(200)
  return id
}

async function readyOrder(): Promise<string> {
  const id = await quotedOrder()
  await counter.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await counter.put(clerk, id, '', { isTranslated: true, translation })
  expect((await counter.put(clerk, id, '', { isReviewed: true })).status).toBe(200)
  return id
}

/** The office's clock stands at a minute before or after a working day opens. */
async function pass(workingDays: number, minutes: number): Promise<void> {
  const then = workingDaysAfter(office.clock.now(), workingDays, [])
  office.clock.turnTo(after(then, minutes * duration.minute))
  // Staff sign in every morning.
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

test('a quote that lies three working days unanswered is called to mind, once', async () => {
  const id = await quotedOrder()
  await pass(3, -1)
  expect(await remindersOf(id)).toEqual([])
  office.clock.letPass(2 * duration.minute)
  expect(await remindersOf(id)).toEqual(['quote-reminder'])
  await pass(20, 0)

  expect(await remindersOf(id)).toEqual(['quote-reminder'])
})

test('a quote that has run out meanwhile is not called to mind', async () => {
  const id = await quotedOrder()
  await office.db
    .updateTable('quotes')
    .set({ expires_at: new Date(office.clock.now().getTime() + duration.day) })
    .where('request_id', '=', id)
    .execute()
  await pass(3, 1)

  expect(await remindersOf(id)).toEqual([])
})

test('a paper that lies five working days ready is called to mind, once', async () => {
  const id = await readyOrder()
  await pass(5, -1)
  expect(await remindersOf(id)).toEqual([])
  office.clock.letPass(2 * duration.minute)
  expect(await remindersOf(id)).toEqual(['pickup-reminder'])
  await pass(20, 0)

  expect(await remindersOf(id)).toEqual(['pickup-reminder'])
})

test.each([
  ['accepted', '/answer', { quoteVersion: 1, answer: 'accepted' }],
  ['declined', '/answer', { quoteVersion: 1, answer: 'declined' }],
  ['paid for', '', { isPaid: true }],
  ['paid at the counter', '/paid', { paidAmount: 50 }],
  ['cancelled', '/close', { reason: 'Moved away' }],
])('a quote that was %s before is not called to mind', async (_, tail, body) => {
  const id = await quotedOrder()
  await pass(1, 0)
  expect((await counter.put(clerk, id, tail, body)).status).toBe(200)
  await pass(3, 0)

  expect(await remindersOf(id)).toEqual([])
})

test('a new quote begins the three days anew', async () => {
  const id = await quotedOrder()
  await pass(2, 0)
  await counter.put(clerk, id, '', { ...quote, totalPrice: 120 })
  await pass(2, 0)
  expect(await remindersOf(id)).toEqual([])
  await pass(1, 0)

  expect(await remindersOf(id)).toEqual(['quote-reminder'])
})

test('a paper that was picked up is not called to mind, nor one that was cancelled', async () => {
  const delivered = await readyOrder()
  const cancelled = await readyOrder()
  await pass(1, 0)
  expect((await counter.put(clerk, delivered, '', { isDelivered: true })).status).toBe(200)
  expect((await counter.put(clerk, cancelled, '/close', { reason: '' })).status).toBe(200)
  await pass(6, 0)

  expect(await remindersOf(delivered)).toEqual([])
  expect(await remindersOf(cancelled)).toEqual([])
})

test('two workers at once remind everyone once', async () => {
  const ids: string[] = []
  for (let count = 0; count < 10; count += 1) ids.push(await quotedOrder())
  await pass(3, 0)
  await Promise.all([1, 2, 3].map(() => sendReminders(office.db, office.clock.now())))

  for (const id of ids) expect(await remindersOf(id)).toEqual(['quote-reminder'])
})

test('the reminder is written in the language its reader has chosen', async () => {
  const id = await quotedOrder()
  await customer.browser.call(chooseLanguage, { body: { language: 'ja' } })
  await pass(3, 0)
  await remindersOf(id)
  await office.runJobs()
  const [newest] = await office.mailsTo(customer.user.email)

  expect(newest?.html).toContain('lang="ja"')
  expect(newest?.subject).toMatch(/\p{Script=Hiragana}/u)
  expect(newest?.text).toContain(`/request/${id}`)
})

test('whoever has turned reminders off, or has left, gets none', async () => {
  const id = await quotedOrder()
  await customer.browser.call(chooseNotices, { body: { off: ['quote-reminder'] } })
  const gone = await office.signedIn('customer')
  const { _id: theirs } = await counter.order(gone)
  await counter.put(clerk, theirs, '', quote)
  await clerk.browser.call(deleteUser, { params: { id: gone.user._id } })
  await office.runJobs()
  const before = await office.mailsTo(customer.user.email)
  await pass(3, 0)
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
