import * as requests from '@kakehashi/contract/requests'
import { filePath } from '@kakehashi/contract/file-reference'
import { office as theOffice } from '@kakehashi/domain/office'
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

test('the same order a hundred times at once under one key is one order and one mail each', async () => {
  const buyer = await office.signedIn('customer')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { requestItem: calls.service, details: 'Pressed a hundred times' }
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      buyer.browser.call(requests.createRequest, { body, headers }),
    ),
  )

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1)
  const { body: mine } = await buyer.browser.call(requests.myRequests)
  expect(mine).toHaveLength(1)
  const number = mine[0]?.orderNumber ?? ''
  expect(await calls.mailsAbout(number, buyer.user.email)).toHaveLength(1)
  expect(await calls.mailsAbout(number, theOffice.email)).toHaveLength(1)
})

test('orders placed at the same instant get numbers of their own', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => office.signedIn('customer')))
  const placed = await Promise.all(
    buyers.flatMap((buyer) => [calls.submitRequest(buyer), calls.submitRequest(buyer)]),
  )

  expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(16)
})

interface Doing {
  readonly at: readonly Stage[]
  readonly tail: string
  readonly body: (by: SignedInUser) => object | Promise<object>
}

async function newTranslation(by: SignedInUser): Promise<string> {
  return filePath(await seedFile(office, by.user._id, 'translation'))
}

/** Everything two clerks might do to one request in the same second. */
const doings: Readonly<Record<string, Doing>> = {
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

const names = Object.keys(doings)
const pairs = names.flatMap((one, index) =>
  names.slice(index).map((other) => [one, other] as const),
)
const together = pairs.flatMap(([one, other]) => {
  const common = doings[one]?.at.filter((stage) => doings[other]?.at.includes(stage)) ?? []
  return common.map((stage) => [one, other, stage] as const)
})

describe(`two people who saw the same version: one wins, the other is told (${together.length} pairs)`, () => {
  test.each(together)('%s and %s at %s', async (one, other, stage) => {
    const id = await seedRequest(office, customer.user._id, { stage })
    const before = await calls.read<OfficeView>(clerk, id)
    const send = async (by: SignedInUser, name: string) => {
      const doing = doings[name]
      const body = { requestId: id, version: before.version, ...(await doing?.body(by)) }
      return by.browser.send<OfficeView & { message: string; code: string }>(
        'PUT',
        `/api/requests/${id}${doing?.tail}`,
        body,
      )
    }
    const replies = await Promise.all([send(owner, one), send(colleague, other)])

    expect(sortedStatuses(replies)).toEqual([200, 409])
    const lost = replies.find(({ status }) => status === 409)
    expect(lost?.body.code).toBe('request-changed')
    expect(lost?.body.message).toContain('Jane Smith')
    expect((await calls.read<OfficeView>(clerk, id)).version).toBe(before.version + 1)
    expect(await calls.eventsOf(id)).toHaveLength(1)
  })
})
