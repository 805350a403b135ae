import * as contract from '@kakehashi/contract/messages'
import * as requests from '@kakehashi/contract/requests'
import * as users from '@kakehashi/contract/users'
import { office as theOffice } from '@kakehashi/domain/office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../support/browser.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import type { Counter, ForCustomer, ForOffice } from '../support/request-calls.ts'
import { openCounter } from '../support/request-calls.ts'
import { placeRequest } from '../support/requests.ts'

let office: Office
let counter: Counter
let clerk: SomeoneSignedIn
let customer: SomeoneSignedIn
let id: string

beforeAll(async () => {
  office = await openOffice()
  counter = await openCounter(office)
  clerk = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  customer = await office.signedIn('customer', { firstName: 'Hanako', lastName: 'Yamada' })
  id = (await counter.order(customer))._id
})
afterAll(() => office.close())

function write(by: SomeoneSignedIn, comment: string, to = id) {
  const params = { requestId: to }
  return by.browser.call(contract.writeMessage, { params, body: { requestId: to, comment } })
}

function note(by: SomeoneSignedIn, comment: string, to = id) {
  const params = { requestId: to }
  return by.browser.call(contract.writeNote, { params, body: { requestId: to, comment } })
}

async function unreadOf(person: SomeoneSignedIn): Promise<number | undefined> {
  return (await person.browser.call(users.ownProfile)).body.unread
}

test('lists of messages tell what was said last, to both sides', async () => {
  const person = await office.signedIn('customer')
  const [spoken, silent] = [await counter.order(person), await counter.order(person)]
  await write(person, 'When will it be ready?', spoken._id)
  await write(clerk, 'On Friday. '.repeat(50), spoken._id)

  const last = { sender: 'staff', comment: expect.stringMatching(/^(?:On Friday\. ){14}On Fri$/) }
  const { body: own } = await person.browser.call(requests.myRequests)
  expect(own.find(({ _id }) => _id === spoken._id)?.lastMessage).toMatchObject(last)
  expect(own.find(({ _id }) => _id === silent._id)).not.toHaveProperty('lastMessage')
  const inbox = { query: { stage: 'inbox' } } as const
  const { body: all } = await clerk.browser.call(requests.listRequests, inbox)
  expect(all.find(({ _id }) => _id === spoken._id)?.lastMessage).toMatchObject(last)
})

test('a customer writes under their own name, staff under the name of the office', async () => {
  const { body: asked } = await write(customer, 'When will it be ready?\nThank you')
  const { body: answered } = await write(clerk, 'On Friday.')

  expect(asked).toMatchObject({
    name: 'Hanako Yamada',
    sender: 'customer',
    isOwn: true,
    comment: 'When will it be ready?\nThank you',
  })
  expect(answered).toMatchObject({
    name: theOffice.systemSender,
    sender: 'staff',
    author: 'Clara Clerk',
  })
  const seen = (await counter.read<ForCustomer>(customer, id)).inbox
  expect(seen.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Hanako Yamada', true],
    [theOffice.systemSender, false],
  ])
  expect(JSON.stringify(seen)).not.toContain('Clara')
})

test('whoever takes the name of the office is still shown as a customer', async () => {
  const [firstName = '', lastName = ''] = theOffice.systemSender.split(' ')
  const impostor = await office.signedIn('customer', { firstName, lastName })
  const request = await counter.order(impostor)
  const { body } = await write(impostor, 'Please send the money', request._id)

  expect(body).toMatchObject({ name: theOffice.systemSender, sender: 'customer' })
  for (const forged of [{ sender: 'system' }, { name: theOffice.systemSender }]) {
    const body_ = { comment: 'x', ...forged }
    const params = { requestId: request._id }
    const reply = await impostor.browser.call(contract.writeMessage, { params, body: body_ })
    expect(reply.status).toBe(400)
  }
})

test('what the customer writes is unread for staff until it was on screen', async () => {
  await write(customer, 'One more question')
  expect((await counter.read<ForOffice>(clerk, id)).adminViewed).toBe(false)
  await clerk.browser.call(requests.markViewed, { params: { requestId: id } })
  expect((await counter.read<ForOffice>(clerk, id)).adminViewed).toBe(true)
  await write(clerk, 'Yes?')
  expect((await counter.read<ForOffice>(clerk, id)).adminViewed).toBe(true)
})

test('what the office writes counts as unread for the customer until they have read it, over all their requests', async () => {
  const person = await office.signedIn('customer')
  const one = await counter.order(person)
  const other = await counter.order(person)
  await write(clerk, 'First', one._id)
  await write(clerk, 'Second', one._id)
  await write(clerk, 'Third', other._id)

  expect(await unreadOf(person)).toBe(3)
  expect((await counter.read<ForCustomer>(person, one._id)).unread).toBe(2)
  await person.browser.call(requests.markRead, { params: { requestId: one._id } })
  expect(await unreadOf(person)).toBe(1)
})

test('what came while the thread was being read stays unread, on both sides', async () => {
  const person = await office.signedIn('customer')
  const { _id: requestId, version } = await counter.order(person)
  const params = { requestId }
  const adminViewed = async () => (await counter.read<ForOffice>(clerk, requestId)).adminViewed
  const view = (body: object) => clerk.browser.call(requests.markViewed, { params, body })

  await view({ version, message: null })
  expect(await adminViewed()).toBe(true)
  const first = (await write(person, 'First', requestId)).body._id
  await view({ version, message: null })
  expect(await adminViewed()).toBe(false)
  await write(person, 'Second', requestId)
  await view({ version, message: first })
  expect(await adminViewed()).toBe(false)
  const document = await sendDocument(person.browser)
  await person.browser.call(requests.addDocument, { params, body: { document } })
  const { inbox } = await counter.read<ForOffice>(clerk, requestId)
  const message = inbox.at(-1)?._id
  await view({ version, message })
  expect(await adminViewed()).toBe(false)
  await view({ version: version + 1, message })
  expect(await adminViewed()).toBe(true)

  const answer = (await write(clerk, 'One', requestId)).body._id
  await write(clerk, 'Two', requestId)
  await person.browser.call(requests.markRead, { params, body: { message: answer } })
  expect(await unreadOf(person)).toBe(1)
})

test('an empty message or note is refused in words', async () => {
  for (const comment of ['', '  \n ', '\u202e']) {
    for (const reply of [await write(customer, comment), await note(clerk, comment)]) {
      expect(reply).toMatchObject({
        status: 400,
        body: { fields: { comment: 'Enter some text' } },
      })
    }
  }
})

test('notes never reach a customer, not even that there is one', async () => {
  const secret = 'Pays late, ask first'
  expect((await note(clerk, secret)).body).toMatchObject({ name: 'Clara Clerk', comment: secret })
  const params = { requestId: id }
  const everything = [
    await customer.browser.call(requests.getRequest, { params: { id } }),
    await customer.browser.call(requests.myRequests),
    await customer.browser.call(contract.listMessages, { params }),
    await customer.browser.call(contract.listNotes, { params }),
    await customer.browser.send('GET', '/api/users/export'),
  ]

  expect(JSON.stringify(everything)).not.toContain(secret)
  expect(everything[3]?.status).toBe(403)
  expect((await note(customer, 'mine')).status).toBe(403)
})

test('after the hand-over staff note nothing more, but messages still come', async () => {
  const done = await placeRequest(office, customer.user._id, { stage: 'complete' })

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

test('the detail shows the newest fifty, oldest first; the rest is a page away', async () => {
  const long = await counter.order(customer)
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
        // Three at the same instant, as when a phone comes back online.
        created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3)),
      })),
    )
    .execute()
  const { inbox } = await counter.read<ForCustomer>(customer, long._id)
  expect(inbox.map(({ comment }) => Number(comment))).toEqual(
    Array.from({ length: 50 }, (_, index) => 70 + index),
  )

  const all: string[] = []
  let path: string | undefined = `/api/requests/${long._id}/messages?limit=7`
  while (path) {
    const page: Answer<{ comment: string }[]> = await customer.browser.send('GET', path)
    all.unshift(...page.body.map(({ comment }) => comment))
    path = /<(.+)>; rel="prev"/.exec(page.headers.get('link') ?? '')?.[1]
  }
  expect(all.map(Number)).toEqual(Array.from({ length: 120 }, (_, index) => index))
})

test('a message sent twice under one key is one message', async () => {
  const request = await counter.order(customer)
  const headers = { 'idempotency-key': 'once' }
  const params = { requestId: request._id }
  const body = { comment: 'Pressed twice' }
  const replies = await Promise.all(
    [1, 2, 3].map(() => customer.browser.call(contract.writeMessage, { params, body, headers })),
  )

  expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1)
  expect((await counter.read<ForCustomer>(customer, request._id)).inbox).toHaveLength(1)
})
