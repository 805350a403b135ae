import * as requests from '@kakehashi/contract/requests/requests'
import { filePath } from '@kakehashi/contract/documents/file-reference'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Stage } from '@kakehashi/domain/request/stage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls, OfficeView } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let owner: SignedInUser
let colleague: SignedInUser
let customer: SignedInUser
let translator: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  owner = await office.signedIn('owner')
  colleague = await office.signedIn('owner')
  clerk = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  customer = await office.signedIn('customer')
  translator = await office.signedIn('translator')
})
afterAll(() => office.close())

test('a hundred concurrent submissions with one key create one request and one mail each', async () => {
  const sender = await office.signedIn('customer')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { requestItem: calls.service, details: 'Sent a hundred times' }
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      sender.browser.call(requests.createRequest, { body, headers }),
    ),
  )

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1)
  const { body: own } = await sender.browser.call(requests.myRequests)
  expect(own).toHaveLength(1)
  const number = own[0]?.orderNumber ?? ''
  expect(await calls.mailsAbout(number, sender.user.email)).toHaveLength(1)
  expect(await calls.mailsAbout(number, sampleOffice.email)).toHaveLength(1)
})

test('requests submitted at the same time get different order numbers', async () => {
  const senders = await Promise.all(Array.from({ length: 8 }, () => office.signedIn('customer')))
  const submitted = await Promise.all(
    senders.flatMap((one) => [calls.submitRequest(one), calls.submitRequest(one)]),
  )

  expect(new Set(submitted.map(({ orderNumber }) => orderNumber)).size).toBe(16)
})

interface Change {
  readonly at: readonly Stage[]
  readonly tail: string
  readonly body: (by: SignedInUser) => object | Promise<object>
}

async function newTranslation(by: SignedInUser): Promise<string> {
  return filePath(await seedFile(office, by.user._id, 'translation'))
}

/** Every change that two users could make to one request at the same time. */
const changes: Readonly<Record<string, Change>> = {
  quote: {
    at: ['quote', 'payment'],
    tail: '',
    body: () => ({ isQuoted: true, deposit: 1, totalPrice: 20 }),
  },
  accept: {
    at: ['payment'],
    tail: '/answer',
    body: () => ({ quoteVersion: 1, answer: 'accepted' }),
  },
  decline: {
    at: ['payment'],
    tail: '/answer',
    body: () => ({ quoteVersion: 1, answer: 'declined' }),
  },
  paid: {
    at: ['payment', 'translate', 'review', 'delivery', 'complete'],
    tail: '/paid',
    body: () => ({ paidAmount: 7 }),
  },
  'payment complete': { at: ['payment'], tail: '', body: () => ({ isPaid: true }) },
  translator: {
    at: ['quote', 'payment', 'translate', 'review', 'delivery'],
    tail: '/translator',
    body: () => ({ translator: translator.user._id }),
  },
  translated: {
    at: ['translate'],
    tail: '',
    body: async (by) => ({ isTranslated: true, translation: await newTranslation(by) }),
  },
  reviewed: { at: ['review'], tail: '', body: () => ({ isReviewed: true }) },
  returned: { at: ['review'], tail: '/return', body: () => ({ reason: 'A date' }) },
  release: { at: ['review', 'delivery'], tail: '/release', body: () => ({}) },
  promise: {
    at: ['quote', 'payment', 'translate', 'review', 'delivery'],
    tail: '/promise',
    body: () => ({ promisedOn: '2099-12-24' }),
  },
  delivered: { at: ['delivery'], tail: '', body: () => ({ isDelivered: true }) },
  close: {
    at: ['quote', 'payment', 'translate', 'review', 'delivery'],
    tail: '/close',
    body: () => ({ reason: 'No answer' }),
  },
}

const names = Object.keys(changes)
const pairs = names.flatMap((one, index) =>
  names.slice(index).map((other) => [one, other] as const),
)
const cases = pairs.flatMap(([one, other]) => {
  const common = changes[one]?.at.filter((stage) => changes[other]?.at.includes(stage)) ?? []
  return common.map((stage) => [one, other, stage] as const)
})

describe(`of two users who saw the same version, one succeeds and the other gets a conflict (${cases.length} pairs)`, () => {
  test.each(cases)('%s and %s at %s', async (one, other, stage) => {
    const id = await seedRequest(office, customer.user._id, { stage })
    const before = await calls.read<OfficeView>(clerk, id)
    const send = async (by: SignedInUser, name: string) => {
      const change = changes[name]
      const body = { requestId: id, version: before.version, ...(await change?.body(by)) }
      return by.browser.send<OfficeView & { message: string; code: string }>(
        'PUT',
        `/api/requests/${id}${change?.tail}`,
        body,
      )
    }
    const replies = await Promise.all([send(owner, one), send(colleague, other)])

    expect(sortedStatuses(replies)).toEqual([200, 409])
    const conflict = replies.find(({ status }) => status === 409)
    expect(conflict?.body.code).toBe('request-changed')
    expect(conflict?.body.message).toContain('Jane Smith')
    expect((await calls.read<OfficeView>(clerk, id)).version).toBe(before.version + 1)
    expect(await calls.eventsOf(id)).toHaveLength(1)
  })
})
