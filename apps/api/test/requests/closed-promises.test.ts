import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import * as contract from '@kakehashi/contract/requests/promises'
import { addClosure, removeClosure } from '@kakehashi/contract/settings'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { addDays } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { addWorkingDays, dayAt } from '@kakehashi/domain/calendar/working-days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { CustomerView, RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
let first: string
let second: string

beforeEach(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
  first = addWorkingDays(dayAt(office.clock.now(), sampleOffice.timeZone), 3, sampleCalendar())
  second = addWorkingDays(first, 1, sampleCalendar())
})
afterEach(() => office.close())

/** A request in translation that is promised for a day. */
async function promisedFor(day: string): Promise<string> {
  const id = await seedRequest(office, customer.user._id, { stage: 'translate' })
  await office.db.updateTable('requests').set({ promised_on: day }).where('id', '=', id).execute()
  return id
}

async function closeForTyphoon(): Promise<void> {
  const reasons = { reasonEn: 'Typhoon', reasonJa: '台風' }
  const body = { from: first, until: second, ...reasons }
  const { status } = await clerk.browser.call(addClosure, { body })
  expect(status).toBe(200)
}

const list = async () => (await clerk.browser.call(contract.listClosedPromises, {})).body
const seen = (promises: readonly contract.ClosedPromise[]) =>
  promises.map(({ request, promisedOn }) => ({ request, promisedOn }))
const move = async (promises: readonly contract.ClosedPromise[]) =>
  (await clerk.browser.call(contract.moveClosedPromises, { body: { promises: seen(promises) } }))
    .body
const restore = async (promises: readonly contract.ClosedPromise[]) =>
  (await clerk.browser.call(contract.restoreMovedPromises, { body: { promises: seen(promises) } }))
    .body

async function newDays(): Promise<string[]> {
  await office.runJobs()
  const mails = await office.mailsTo(customer.user.email)
  return mails
    .filter(({ subject }) => subject.includes('your ready date has changed'))
    .map(({ subject }) => subject.slice(0, subject.indexOf(':')))
}

test('a typhoon closes two days: thirty promises move in their order, with one mail each', async () => {
  for (let n = 0; n < 30; n += 1) await promisedFor(n % 2 === 0 ? first : second)
  const unaffected = await promisedFor(addDays(second, 7))
  await closeForTyphoon()
  const { broken } = await list()
  const reply = await move(broken)
  const again = await move(broken)
  const { broken: left, moved } = await list()
  const mailed = await newDays()

  expect(broken).toHaveLength(30)
  expect(reply).toEqual({ moved: 30, unchanged: [] })
  expect(again).toEqual({ moved: 30, unchanged: [] })
  expect(left).toEqual([])
  expect(moved.filter(({ promisedOn }) => promisedOn === first)).toHaveLength(15)
  for (const { promisedOn, newDay } of moved) {
    const lost = promisedOn === first ? 1 : 2
    expect(newDay).toBe(addWorkingDays(second, lost, sampleCalendar()))
  }
  expect(mailed).toHaveLength(30)
  expect(new Set(mailed).size).toBe(30)
  expect(await calls.read<CustomerView>(customer, unaffected)).toMatchObject({
    promisedOn: addDays(second, 7),
  })
})

test('without the closure the promises go back, and the customers hear of it', async () => {
  const id = await promisedFor(first)
  await closeForTyphoon()
  await move((await list()).broken)
  const { moved } = await list()
  const reply = await restore(moved)
  const again = await restore(moved)

  expect(reply).toEqual({ moved: 1, unchanged: [] })
  expect(again).toEqual({ moved: 1, unchanged: [] })
  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ promisedOn: first })
  expect((await list()).moved).toEqual([])
  expect(await newDays()).toHaveLength(2)
})

test('the mail gives the old day, the new day and why, and does not call an earlier day too late', async () => {
  await promisedFor(first)
  await closeForTyphoon()
  await move((await list()).broken)
  await office.runJobs()
  const [later] = await office.mailsTo(customer.user.email)
  const { moved } = await list()
  await clerk.browser.call(removeClosure, { params: { from: first }, query: { until: second } })
  await restore(moved)
  await office.runJobs()
  const mails = await office.mailsTo(customer.user.email)
  const earlier = mails.find(({ text }) => text !== later?.text)
  const old = formatWeekdayAndDate(first, 'en')
  const next = formatWeekdayAndDate(moved[0]?.newDay ?? '', 'en')

  expect(later?.text).toContain(`Promised: ${old}`)
  expect(later?.text).toContain(`New day: ${next}`)
  expect(later?.text).toContain('Reason: Typhoon')
  expect(later?.text).toContain('too late for you')
  expect(earlier?.text).toContain(`Promised: ${next}`)
  expect(earlier?.text).toContain(`New day: ${old}`)
  expect(earlier?.text).toContain('ready earlier')
  expect(earlier?.text).not.toMatch(/too late|Typhoon/)
})

test('a promise that a colleague has changed meanwhile stays and is named', async () => {
  const changed = await promisedFor(first)
  const other = await promisedFor(first)
  await closeForTyphoon()
  const { broken } = await list()
  const day = addDays(second, 20)
  const { body } = await calls.put(clerk, changed, '/promise', { promisedOn: day, reason: '' })
  const reply = await move(broken)

  expect(reply).toEqual({ moved: 1, unchanged: [body.orderNumber] })
  expect(await calls.read<CustomerView>(customer, changed)).toMatchObject({ promisedOn: day })
  expect((await list()).moved.map(({ request }) => request)).toEqual([other])

  const later = addDays(second, 21)
  await calls.put(clerk, other, '/promise', { promisedOn: later, reason: '' })
  expect((await list()).moved).toEqual([])
  expect(await calls.read<CustomerView>(customer, other)).toMatchObject({ promisedOn: later })
})

test('the history and the customer learn why the day changed, in the language of the customer', async () => {
  await office.db
    .updateTable('users')
    .set({ language: 'ja' })
    .where('id', '=', customer.user._id)
    .execute()
  const id = await promisedFor(first)
  await closeForTyphoon()
  await move((await list()).broken)
  const row = await office.db
    .selectFrom('requests')
    .select('delay_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(row.delay_reason).toBe('台風')
  expect(await calls.eventsOf(id)).toContain('request.promised')
})

test('a request that is named twice is refused, because each takes the server some time', async () => {
  const promise = { request: '01930000-0000-7000-8000-000000000001', promisedOn: '2026-11-20' }
  const body = { promises: [promise, promise] }
  for (const endpoint of [contract.moveClosedPromises, contract.restoreMovedPromises]) {
    expect((await clerk.browser.call(endpoint, { body })).status).toBe(400)
  }
})
