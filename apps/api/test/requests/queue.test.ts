import { dashboard } from '@kakehashi/contract/dashboard'
import { updateRequest } from '@kakehashi/contract/request-commands'
import { getQueue, getRequest, listRequests } from '@kakehashi/contract/requests'
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
  beMonday()
  calls = await requestCalls(office)
})
afterAll(() => office.close())

// Monday, 9 November 2026, 9:00 in Tokyo.
const monday = new Date('2026-11-09T00:00:00Z')
function beMonday() {
  office.clock.setTo(monday)
}
async function openDoor() {
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
}
async function letDaysPass(days: number) {
  office.clock.advance(days * duration.day)
  await openDoor()
}
beforeEach(async () => {
  beMonday()
  await openDoor()
  await office.db.deleteFrom('quotes').execute()
  await office.db.updateTable('requests').set({ closed_at: monday, due_on: null }).execute()
})

async function order(): Promise<string> {
  office.clock.advance(duration.minute)
  return (await calls.submitRequest(customer))._id
}

async function queueOf(requestId: string, stage: 'quote' | 'payment' = 'quote') {
  const { body } = await clerk.browser.call(getQueue, { params: { requestId }, query: { stage } })
  return body
}

test('a request knows who stands before and after it, and which is due first', async () => {
  const [oldest, middle, newest] = [await order(), await order(), await order()]
  const { place, newer, older, first } = await queueOf(middle)

  expect([place, newer?._id, older?._id, first?._id]).toEqual([2, newest, oldest, oldest])
  expect(await queueOf(newest)).toMatchObject({ place: 1, older: { _id: middle } })
  expect(await queueOf(newest)).not.toHaveProperty('newer')
  expect((await queueOf(oldest)).first?._id).toBe(middle)
})

test('after a quote, the next to quote can be asked for although this one has left', async () => {
  const [first, second] = [await order(), await order()]
  await clerk.browser.call(updateRequest, {
    params: { requestId: first },
    body: { isQuoted: true, deposit: 10, totalPrice: 20 },
  })

  expect(await queueOf(first)).toMatchObject({ first: { _id: second } })
  expect(await queueOf(first)).not.toHaveProperty('place')
  expect(await queueOf(first, 'payment')).toMatchObject({ place: 1 })
})

test('what is due and overdue is told, counted and listed', async () => {
  const late = await order()
  await letDaysPass(3)
  await order()
  const { body } = await clerk.browser.call(getRequest, { params: { id: late } })
  const { body: figures } = await clerk.browser.call(dashboard)
  const overdue = { stage: 'quote', overdue: '1' } as const
  const { body: listed } = await clerk.browser.call(listRequests, { query: overdue })

  expect(body).toMatchObject({ dueOn: '2026-11-10', isOverdue: true })
  expect(figures.stages.quote).toMatchObject({ overdue: 1 })
  expect(listed.map(({ _id }) => _id)).toEqual([late])
})

test('a list of a stage is narrowed to a service and to what nobody has looked at', async () => {
  const here = await order()
  const { body: one } = await clerk.browser.call(getRequest, { params: { id: here } })
  const ask = async (query: object) => {
    const { body } = await clerk.browser.call(listRequests, { query: { stage: 'quote', ...query } })
    return body.map(({ _id }) => _id)
  }

  expect(await ask({ service: one.service, unread: '1' })).toEqual([here])
  expect(await ask({ service: clerk.user._id })).toEqual([])
  await office.db
    .updateTable('requests')
    .set({ admin_viewed: true })
    .where('id', '=', here)
    .execute()
  expect(await ask({ unread: '1' })).toEqual([])
})

test('a filter without a stage is refused: it would have no index to go by', async () => {
  const { status } = await clerk.browser.call(listRequests, { query: { overdue: '1' } })
  expect(status).toBe(400)
})

async function lane() {
  const { body } = await clerk.browser.call(dashboard)
  return body.sameDay.map(({ _id }) => _id)
}

async function placePopular(placed: Parameters<typeof seedRequest>[2] = {}): Promise<string> {
  const id = await seedRequest(office, customer.user._id, placed)
  await office.db
    .updateTable('requests')
    .set({ usual_working_days: 0 })
    .where('id', '=', id)
    .execute()
  return id
}

test('what is done the same day stands apart until 10:30, and not on the days after', async () => {
  const popular = await placePopular()
  await seedRequest(office, customer.user._id)
  expect(await lane()).toEqual([popular])
  office.clock.advance(90 * duration.minute)
  expect(await lane()).toEqual([])
  beMonday()
  await letDaysPass(1)
  expect(await lane()).toEqual([])
})

test('so does what came too late for the last working day, and not what came in time for it', async () => {
  // On Friday morning, in time for that day.
  await placePopular({ createdAt: new Date('2026-11-06T01:00:00Z') })
  const afterCutOff = await placePopular({ createdAt: new Date('2026-11-06T01:30:00Z') })
  const sunday = await placePopular({ createdAt: new Date('2026-11-08T05:00:00Z') })
  const quoted = { stage: 'payment', createdAt: new Date('2026-11-06T05:00:00Z') } as const
  const toBePaid = await placePopular(quoted)

  expect(await lane()).toEqual([afterCutOff, sunday, toBePaid])
})

test('so does what was quoted long ago and taken this morning', async () => {
  const quoted = { stage: 'payment', createdAt: new Date('2026-11-02T01:00:00Z') } as const
  const taken = await placePopular(quoted)
  expect(await lane()).toEqual([])
  await calls.put(clerk, taken, '/paid', { paidAmount: 50 })

  expect(await lane()).toEqual([taken])
})

test('a column says where it goes on', async () => {
  const [, older] = [await order(), await order()]
  const newest = await order()
  const { body } = await clerk.browser.call(dashboard, { query: { newest: '1' } })
  const { next, newest: shown } = body.stages.quote
  const { body: rest } = await clerk.browser.call(listRequests, {
    query: { stage: 'quote', limit: '1', ...(next && { cursor: next }) },
  })

  expect(shown.map(({ _id }) => _id)).toEqual([newest])
  expect(rest.map(({ _id }) => _id)).toEqual([older])
})
