import * as users from '@kakehashi/contract/accounts/users'
import * as contract from '@kakehashi/contract/requests/conversations'
import { writeMessage } from '@kakehashi/contract/requests/messages'
import { listRequests } from '@kakehashi/contract/requests/requests'
import { noRoles } from '@kakehashi/domain/people/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { openOffice, type Office, type SignedInUser } from '../support/office.ts'
import { requestCalls, type OfficeView, type RequestCalls } from '../support/request-calls.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let colleague: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  clerk = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  colleague = await office.signedIn('admin', { firstName: 'Emi', lastName: 'Kinjo' })
  customer = await office.signedIn('customer', { firstName: 'Hanako', lastName: 'Yamada' })
})
afterAll(() => office.close())

async function write(by: SignedInUser, to: string, comment: string): Promise<string> {
  office.clock.advance(duration.minute)
  const { status, body } = await by.browser.call(writeMessage, {
    params: { requestId: to },
    body: { comment },
  })
  expect(status).toBe(200)
  return body._id
}

const newRequest = async () => (await calls.submitRequest(customer))._id
const detail = (id: string, reader = clerk) => calls.read<OfficeView>(reader, id)

async function waiting(): Promise<string[]> {
  const { body } = await clerk.browser.call(contract.listAwaitingReply, { query: {} })
  return body.map(({ _id }) => _id)
}

async function inbox(reader: SignedInUser, filter: { unread?: '1'; mine?: '1' } = {}) {
  const query = { stage: 'inbox', ...filter } as const
  return (await reader.browser.call(listRequests, { query })).body
}

test('customers who wait for a reply are listed, longest wait first, until somebody answers', async () => {
  const [first, second] = [await newRequest(), await newRequest()]
  await write(customer, second, 'When will it be ready?')
  const since = (await detail(second)).awaitingReplySince
  await write(customer, first, 'Is the scan good enough?')
  await write(customer, second, 'Hello?')

  expect(await waiting()).toEqual([second, first])
  // The wait began with the first unanswered message.
  expect((await detail(second)).awaitingReplySince).toBe(since)

  await write(colleague, second, 'On Friday.')
  expect(await waiting()).toEqual([first])
  expect(await detail(second)).not.toHaveProperty('awaitingReplySince')
  await write(clerk, first, 'Yes, it is.')
  expect(await waiting()).toEqual([])
})

test('the list of waiting customers is paged and shows the last message', async () => {
  const ids = [await newRequest(), await newRequest(), await newRequest()]
  for (const id of ids) await write(customer, id, 'Hello')
  const query = { limit: '2' }
  const first = await clerk.browser.call(contract.listAwaitingReply, { query })
  const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const rest = await clerk.browser.call(contract.listAwaitingReply, { query: { ...query, cursor } })

  expect([...first.body, ...rest.body].map(({ _id }) => _id)).toEqual(ids)
  expect(rest.body[0]?.lastMessage).toMatchObject({ sender: 'customer', comment: 'Hello' })
  for (const id of ids) await write(clerk, id, 'Hello')
})

test('a thank-you needs no reply, but a message that came in meanwhile does', async () => {
  const id = await newRequest()
  const thanks = await write(customer, id, 'Thank you!')
  await write(customer, id, 'One more question')
  const end = (message: string) =>
    clerk.browser.call(contract.noReplyNeeded, { params: { requestId: id }, body: { message } })

  expect(await end(thanks)).toMatchObject({ status: 409, body: { code: 'newer-message' } })
  expect(await waiting()).toEqual([id])
  const newest = (await detail(id)).inbox.at(-1)?._id ?? ''
  expect((await end(newest)).status).toBe(200)
  expect((await end(newest)).status).toBe(200)
  expect(await waiting()).toEqual([])
  const events = await calls.eventsOf(id)
  expect(events.filter((kind) => kind === 'request.no-reply-needed')).toHaveLength(1)
})

test('a clerk marks a conversation as unread for herself only', async () => {
  const id = await newRequest()
  await calls.put(clerk, id, '/viewed', {})
  const params = { requestId: id }
  expect((await clerk.browser.call(contract.markUnread, { params })).status).toBe(200)
  expect((await clerk.browser.call(contract.markUnread, { params })).status).toBe(200)

  expect(await detail(id)).toMatchObject({ adminViewed: true, isMarkedUnread: true })
  expect(await detail(id, colleague)).toMatchObject({ adminViewed: true, isMarkedUnread: false })
  const unread = await inbox(clerk, { unread: '1' })
  expect(unread.find(({ _id }) => _id === id)).toMatchObject({ isMarkedUnread: true })
  expect((await inbox(colleague, { unread: '1' })).map(({ _id }) => _id)).not.toContain(id)
  // What the whole office has seen stays seen.
  await calls.put(colleague, id, '/viewed', {})
  expect(await detail(id)).toMatchObject({ isMarkedUnread: true })

  await clerk.browser.call(contract.removeUnreadMark, { params })
  expect(await detail(id)).toMatchObject({ isMarkedUnread: false })
})

test('a clerk takes a conversation, gives it to a colleague, and the colleague releases it', async () => {
  const id = await newRequest()
  const assign = (by: SignedInUser, handler: string | null) =>
    by.browser.call(contract.assignHandler, { params: { requestId: id }, body: { handler } })

  expect((await assign(clerk, clerk.user._id)).status).toBe(200)
  const clara = { handler: clerk.user._id, handlerName: 'Clara Clerk' }
  expect(await detail(id, colleague)).toMatchObject(clara)
  expect((await inbox(clerk, { mine: '1' })).map(({ _id }) => _id)).toEqual([id])
  expect(await inbox(colleague, { mine: '1' })).toEqual([])

  await assign(clerk, colleague.user._id)
  expect((await inbox(colleague, { mine: '1' })).map(({ _id }) => _id)).toEqual([id])
  await assign(colleague, null)
  expect(await detail(id)).not.toHaveProperty('handler')
  const events = await calls.eventsOf(id)
  expect(events.filter((kind) => kind === 'request.handler-changed')).toHaveLength(3)
})

test('only an admin can be given a conversation', async () => {
  const id = await newRequest()
  const translator = await office.signedIn('translator')
  for (const handler of [customer.user._id, translator.user._id, crypto.randomUUID()]) {
    const params = { requestId: id }
    const reply = await clerk.browser.call(contract.assignHandler, { params, body: { handler } })
    expect(reply).toMatchObject({ status: 400, body: { code: 'handler-unfit' } })
  }
})

test('a person who is no longer an admin no longer handles a conversation', async () => {
  const id = await newRequest()
  const leaving = await office.signedIn('admin', { firstName: 'Leo', lastName: 'Leaving' })
  const body = { handler: leaving.user._id }
  await clerk.browser.call(contract.assignHandler, { params: { requestId: id }, body })
  expect(await detail(id)).toMatchObject({ handlerName: 'Leo Leaving' })

  const { firstName, lastName, email } = leaving.user
  const params = { userId: leaving.user._id }
  const { isOwner: _, ...roles } = noRoles
  const change = { ...roles, firstName, lastName, email }
  expect((await clerk.browser.call(users.updateUser, { params, body: change })).status).toBe(200)
  expect(await detail(id)).not.toHaveProperty('handler')
})

test('staff see which language the customer reads; the customer sees neither handler nor wait', async () => {
  const reader = await office.signedIn('customer')
  await reader.browser.call(users.chooseLanguage, { body: { language: 'ja' } })
  const { _id: id } = await calls.submitRequest(reader)
  await write(reader, id, 'こんにちは')
  const body = { handler: clerk.user._id }
  await clerk.browser.call(contract.assignHandler, { params: { requestId: id }, body })

  expect(await detail(id)).toMatchObject({ customerLanguage: 'ja' })
  const own = Object.keys(await calls.read<object>(reader, id))
  for (const name of ['handler', 'handlerName', 'awaitingReplySince', 'customerLanguage']) {
    expect(own).not.toContain(name)
  }
})
