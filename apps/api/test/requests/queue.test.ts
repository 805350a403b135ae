import { dashboard } from '@kakehashi/contract/dashboard'
import { updateRequest } from '@kakehashi/contract/requests/request-commands'
import { getQueue, getRequest, listRequests } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { type RequestCalls, requestCalls } from '../support/request-calls.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let clerk: SignedInUser
let customer: SignedInUser
let calls: RequestCalls
beforeAll(async () => {
  office = await openOffice()
  setToMonday()
  calls = await requestCalls(office)
})
afterAll(() => office.close())

// Monday, 9 November 2026, 9:00 at the office.
const monday = new Date('2026-11-09T00:00:00Z')
function setToMonday() {
  office.clock.setTo(monday)
}
async function signInUsers() {
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
}
async function advanceDays(days: number) {
  office.clock.advance(days * duration.day)
  await signInUsers()
}
beforeEach(async () => {
  setToMonday()
  await signInUsers()
  await office.db.deleteFrom('quotes').execute()
  await office.db.updateTable('requests').set({ closed_at: monday, due_on: null }).execute()
})

async function submitRequest(): Promise<string> {
  office.clock.advance(duration.minute)
  return (await calls.submitRequest(customer))._id
}

async function queueOf(requestId: string, stage: 'quote' | 'payment' = 'quote') {
  const { body } = await clerk.browser.call(getQueue, { params: { requestId }, query: { stage } })
  return body
}

test('a request has its place in the queue, its neighbours and the request that is due first', async () => {
  const [oldest, middle, newest] = [
    await submitRequest(),
    await submitRequest(),
    await submitRequest(),
  ]
  const { place, newer, older, first } = await queueOf(middle)

  expect([place, newer?._id, older?._id, first?._id]).toEqual([2, newest, oldest, oldest])
  expect(await queueOf(newest)).toMatchObject({ place: 1, older: { _id: middle } })
  expect(await queueOf(newest)).not.toHaveProperty('newer')
  expect((await queueOf(oldest)).first?._id).toBe(middle)
})

test('a request that has left the queue still leads to the next one to quote', async () => {
  const [first, second] = [await submitRequest(), await submitRequest()]
  await clerk.browser.call(updateRequest, {
    params: { requestId: first },
    body: { isQuoted: true, deposit: 10, totalPrice: 20 },
  })

  expect(await queueOf(first)).toMatchObject({ first: { _id: second } })
  expect(await queueOf(first)).not.toHaveProperty('place')
  expect(await queueOf(first, 'payment')).toMatchObject({ place: 1 })
})

test('an overdue request is marked, counted and listed', async () => {
  const late = await submitRequest()
  await advanceDays(3)
  await submitRequest()
  const { body } = await clerk.browser.call(getRequest, { params: { id: late } })
  const { body: figures } = await clerk.browser.call(dashboard)
  const overdue = { stage: 'quote', overdue: '1' } as const
  const { body: listed } = await clerk.browser.call(listRequests, { query: overdue })

  expect(body).toMatchObject({ dueOn: '2026-11-10', isOverdue: true })
  expect(figures.stages.quote).toMatchObject({ overdue: 1 })
  expect(listed.map(({ _id }) => _id)).toEqual([late])
})

test('the list of a stage can be filtered by service and by unread', async () => {
  const id = await submitRequest()
  const { body: one } = await clerk.browser.call(getRequest, { params: { id } })
  const list = async (query: object) => {
    const { body } = await clerk.browser.call(listRequests, { query: { stage: 'quote', ...query } })
    return body.map(({ _id }) => _id)
  }

  expect(await list({ service: one.service, unread: '1' })).toEqual([id])
  expect(await list({ service: clerk.user._id })).toEqual([])
  await office.db.updateTable('requests').set({ admin_viewed: true }).where('id', '=', id).execute()
  expect(await list({ unread: '1' })).toEqual([])
})

test('a filter without a stage is refused, because there is no index for it', async () => {
  const { status } = await clerk.browser.call(listRequests, { query: { overdue: '1' } })
  expect(status).toBe(400)
})

async function sameDayRequests() {
  const { body } = await clerk.browser.call(dashboard)
  return body.sameDay.map(({ _id }) => _id)
}

async function seedSameDayRequest(
  options: Parameters<typeof seedRequest>[2] = {},
): Promise<string> {
  const id = await seedRequest(office, customer.user._id, options)
  await office.db
    .updateTable('requests')
    .set({ usual_working_days: 0 })
    .where('id', '=', id)
    .execute()
  return id
}

test('same-day requests are listed separately until 10:30, and not on later days', async () => {
  const sameDay = await seedSameDayRequest()
  await seedRequest(office, customer.user._id)
  expect(await sameDayRequests()).toEqual([sameDay])
  office.clock.advance(90 * duration.minute)
  expect(await sameDayRequests()).toEqual([])
  setToMonday()
  await advanceDays(1)
  expect(await sameDayRequests()).toEqual([])
})

test('same-day requests that came after the last cut-off are listed, but not earlier ones', async () => {
  // On Friday morning, before the cut-off.
  await seedSameDayRequest({ createdAt: new Date('2026-11-06T01:00:00Z') })
  const afterCutOff = await seedSameDayRequest({ createdAt: new Date('2026-11-06T01:30:00Z') })
  const sunday = await seedSameDayRequest({ createdAt: new Date('2026-11-08T05:00:00Z') })
  const quoted = { stage: 'payment', createdAt: new Date('2026-11-06T05:00:00Z') } as const
  const unpaid = await seedSameDayRequest(quoted)

  expect(await sameDayRequests()).toEqual([afterCutOff, sunday, unpaid])
})

test('a same-day request quoted earlier is listed once it is paid this morning', async () => {
  const quoted = { stage: 'payment', createdAt: new Date('2026-11-02T01:00:00Z') } as const
  const paid = await seedSameDayRequest(quoted)
  expect(await sameDayRequests()).toEqual([])
  await calls.put(clerk, paid, '/paid', { paidAmount: 50 })

  expect(await sameDayRequests()).toEqual([paid])
})

test('a dashboard column has a cursor for its next page', async () => {
  const [, older] = [await submitRequest(), await submitRequest()]
  const newest = await submitRequest()
  const { body } = await clerk.browser.call(dashboard, { query: { newest: '1' } })
  const { next, newest: shown } = body.stages.quote
  const { body: rest } = await clerk.browser.call(listRequests, {
    query: { stage: 'quote', limit: '1', ...(next && { cursor: next }) },
  })

  expect(shown.map(({ _id }) => _id)).toEqual([newest])
  expect(rest.map(({ _id }) => _id)).toEqual([older])
})
