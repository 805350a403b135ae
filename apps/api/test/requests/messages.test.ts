import * as contract from '@kakehashi/contract/requests/messages'
import * as requests from '@kakehashi/contract/requests/requests'
import * as users from '@kakehashi/contract/accounts/users'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import type { RequestCalls, CustomerView, OfficeView } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
let id: string

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  clerk = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  customer = await office.signedIn('customer', { firstName: 'Hanako', lastName: 'Yamada' })
  id = (await calls.submitRequest(customer))._id
})
afterAll(() => office.close())

function write(by: SignedInUser, comment: string, to = id) {
  const params = { requestId: to }
  return by.browser.call(contract.writeMessage, { params, body: { requestId: to, comment } })
}

function note(by: SignedInUser, comment: string, to = id) {
  const params = { requestId: to }
  return by.browser.call(contract.writeNote, { params, body: { requestId: to, comment } })
}

async function unreadOf(user: SignedInUser): Promise<number | undefined> {
  return (await user.browser.call(users.ownProfile)).body.unread
}

test('lists show the last message to customer and staff', async () => {
  const sender = await office.signedIn('customer')
  const [withMessages, without] = [
    await calls.submitRequest(sender),
    await calls.submitRequest(sender),
  ]
  await write(sender, 'When will it be ready?', withMessages._id)
  await write(clerk, 'On Friday. '.repeat(50), withMessages._id)

  const last = { sender: 'staff', comment: expect.stringMatching(/^(?:On Friday\. ){14}On Fri$/) }
  const { body: own } = await sender.browser.call(requests.myRequests)
  expect(own.find(({ _id }) => _id === withMessages._id)?.lastMessage).toMatchObject(last)
  expect(own.find(({ _id }) => _id === without._id)).not.toHaveProperty('lastMessage')
  const inbox = { query: { stage: 'inbox' } } as const
  const { body: all } = await clerk.browser.call(requests.listRequests, inbox)
  expect(all.find(({ _id }) => _id === withMessages._id)?.lastMessage).toMatchObject(last)
})

test('messages carry the name of the customer, or of the office for staff', async () => {
  const { body: question } = await write(customer, 'When will it be ready?\nThank you')
  const { body: reply } = await write(clerk, 'On Friday.')

  expect(question).toMatchObject({
    name: 'Hanako Yamada',
    sender: 'customer',
    isOwn: true,
    comment: 'When will it be ready?\nThank you',
  })
  expect(reply).toMatchObject({
    name: sampleOffice.sender.en,
    sender: 'staff',
    author: 'Clara Clerk',
  })
  const seen = (await calls.read<CustomerView>(customer, id)).inbox
  expect(seen.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Hanako Yamada', true],
    [sampleOffice.sender.en, false],
  ])
  expect(JSON.stringify(seen)).not.toContain('Clara')
})

test('a customer with the name of the office is still shown as a customer', async () => {
  const [firstName = '', lastName = ''] = sampleOffice.sender.en.split(' ')
  const impostor = await office.signedIn('customer', { firstName, lastName })
  const request = await calls.submitRequest(impostor)
  const { body } = await write(impostor, 'Please send the money', request._id)

  expect(body).toMatchObject({ name: sampleOffice.sender.en, sender: 'customer' })
  for (const forged of [{ sender: 'system' }, { name: sampleOffice.sender.en }]) {
    const body_ = { comment: 'x', ...forged }
    const params = { requestId: request._id }
    const reply = await impostor.browser.call(contract.writeMessage, { params, body: body_ })
    expect(reply.status).toBe(400)
  }
})

test('a message from a customer is unread for staff until it is viewed', async () => {
  await write(customer, 'One more question')
  expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(false)
  await clerk.browser.call(requests.markViewed, { params: { requestId: id } })
  expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(true)
  await write(clerk, 'Yes?')
  expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(true)
})

test('messages from the office count as unread for the customer, over all requests, until read', async () => {
  const sender = await office.signedIn('customer')
  const one = await calls.submitRequest(sender)
  const other = await calls.submitRequest(sender)
  await write(clerk, 'First', one._id)
  await write(clerk, 'Second', one._id)
  await write(clerk, 'Third', other._id)

  expect(await unreadOf(sender)).toBe(3)
  expect((await calls.read<CustomerView>(sender, one._id)).unread).toBe(2)
  await sender.browser.call(requests.markRead, { params: { requestId: one._id } })
  expect(await unreadOf(sender)).toBe(1)
})

test('a message that arrives while the thread is open stays unread, for customer and staff', async () => {
  const sender = await office.signedIn('customer')
  const { _id: requestId, version } = await calls.submitRequest(sender)
  const params = { requestId }
  const adminViewed = async () => (await calls.read<OfficeView>(clerk, requestId)).adminViewed
  const view = (body: object) => clerk.browser.call(requests.markViewed, { params, body })

  await view({ version, message: null })
  expect(await adminViewed()).toBe(true)
  const first = (await write(sender, 'First', requestId)).body._id
  await view({ version, message: null })
  expect(await adminViewed()).toBe(false)
  await write(sender, 'Second', requestId)
  await view({ version, message: first })
  expect(await adminViewed()).toBe(false)
  const document = await sendDocument(sender.browser)
  await sender.browser.call(requests.addDocument, { params, body: { document } })
  const { inbox } = await calls.read<OfficeView>(clerk, requestId)
  const message = inbox.at(-1)?._id
  await view({ version, message })
  expect(await adminViewed()).toBe(false)
  await view({ version: version + 1, message })
  expect(await adminViewed()).toBe(true)

  const firstReply = (await write(clerk, 'One', requestId)).body._id
  await write(clerk, 'Two', requestId)
  await sender.browser.call(requests.markRead, { params, body: { message: firstReply } })
  expect(await unreadOf(sender)).toBe(1)
})

test('an empty message or note is refused with a message', async () => {
  for (const comment of ['', '  \n ', '\u202e']) {
    for (const reply of [await write(customer, comment), await note(clerk, comment)]) {
      expect(reply).toMatchObject({
        status: 400,
        body: { fields: { comment: 'Enter some text' } },
      })
    }
  }
})

test('a customer never sees notes', async () => {
  const secret = 'Pays late, ask first'
  expect((await note(clerk, secret)).body).toMatchObject({ name: 'Clara Clerk', comment: secret })
  const params = { requestId: id }
  const replies = [
    await customer.browser.call(requests.getRequest, { params: { id } }),
    await customer.browser.call(requests.myRequests),
    await customer.browser.call(contract.listMessages, { params }),
    await customer.browser.call(contract.listNotes, { params }),
    await customer.browser.send('GET', '/api/users/export'),
  ]

  expect(JSON.stringify(replies)).not.toContain(secret)
  expect(replies[3]?.status).toBe(403)
  expect((await note(customer, 'mine')).status).toBe(403)
})

test('after delivery notes are closed, but messages are not', async () => {
  const done = await seedRequest(office, customer.user._id, { stage: 'complete' })

  expect(await note(clerk, 'Too late', done)).toMatchObject({
    status: 409,
    body: { code: 'notes-are-closed' },
  })
  expect((await write(customer, 'My name is spelled wrong', done)).status).toBe(200)
  const { body: inbox } = await clerk.browser.call(requests.listRequests, {
    query: { stage: 'inbox' },
  })
  expect(inbox.map(({ _id }) => _id)).toContain(done)
})

test('a request shows the newest fifty messages, oldest first; older ones are on further pages', async () => {
  const long = await calls.submitRequest(customer)
  await office.db
    .insertInto('messages')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        id: `01990000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        request_id: long._id,
        sender: 'customer' as const,
        name: 'Hanako Yamada',
        author_id: customer.user._id,
        comment: String(index),
        // Three with the same time, as when a phone comes back online.
        created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3)),
      })),
    )
    .execute()
  const { inbox } = await calls.read<CustomerView>(customer, long._id)
  expect(inbox.map(({ comment }) => Number(comment))).toEqual(
    Array.from({ length: 50 }, (_, index) => 70 + index),
  )

  const all: string[] = []
  let path: string | undefined = `/api/requests/${long._id}/messages?limit=7`
  while (path) {
    const page: Reply<{ comment: string }[]> = await customer.browser.send('GET', path)
    all.unshift(...page.body.map(({ comment }) => comment))
    path = /<(.+)>; rel="prev"/.exec(page.headers.get('link') ?? '')?.[1]
  }
  expect(all.map(Number)).toEqual(Array.from({ length: 120 }, (_, index) => index))
})

test('a message sent several times with one key is stored once', async () => {
  const request = await calls.submitRequest(customer)
  const headers = { 'idempotency-key': 'once' }
  const params = { requestId: request._id }
  const body = { comment: 'Pressed twice' }
  const replies = await Promise.all(
    [1, 2, 3].map(() => customer.browser.call(contract.writeMessage, { params, body, headers })),
  )

  expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1)
  expect((await calls.read<CustomerView>(customer, request._id)).inbox).toHaveLength(1)
})
