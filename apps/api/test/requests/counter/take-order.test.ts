import * as contract from '@kakehashi/contract/requests/counter'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortedStatuses } from '../../support/browser.ts'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { RequestCalls } from '../../support/request-calls.ts'
import { seedFile } from '../../support/seed-request.ts'
import { filePath } from '@kakehashi/contract/documents/file-reference'
import { seedOpenTill } from '../../support/till.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  await seedOpenTill(office, clerk.user._id)
})
afterAll(() => office.close())

type Order = SentBody<typeof contract.takeOrder>

const whitaker = {
  firstName: 'Dana',
  lastName: 'Whitaker',
  phone: '090-0000-0161',
  language: 'en',
} as const

function order(more: Partial<Order> = {}): Order {
  return { customer: whitaker, order: { requestItem: calls.service, details: '' }, ...more }
}

const take = (body: Order, headers = {}) =>
  clerk.browser.call(contract.takeOrder, { body, headers })

test('name and phone are enough for an order that is quoted, paid in yen and started', async () => {
  const fileId = await seedFile(office, clerk.user._id, 'document')
  const { status, body } = await take(
    order({
      order: { requestItem: calls.service, details: '', document: filePath(fileId) },
      quote: {
        deposit: 0,
        totalPrice: 115,
        lines: [
          { text: 'Family register', quantity: 3, unitPrice: 15 },
          { text: 'Birth certificate', quantity: 2, unitPrice: 35 },
        ],
      },
      payment: { amount: 115, method: 'cash-jpy', yenRate: 154, given: 20_000 },
      isStarted: true,
      note: 'Needs it for the embassy',
    }),
  )

  expect(status).toBe(200)
  expect(body).toMatchObject({
    request: { stage: 'translate', firstName: 'Dana', email: '', paidAmount: 115, totalPrice: 115 },
    receipt: { number: expect.stringMatching(/^R-/) as string },
    claimCode: expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/) as string,
  })
  expect(await calls.eventsOf(body.request._id)).toEqual([
    'request.created',
    'request.quoted',
    'request.quote-accepted',
    'request.payment-recorded',
    'request.paid',
    'request.note-written',
  ])
  const { notes } = await calls.read<{ notes: { comment: string }[] }>(clerk, body.request._id)
  expect(notes.map(({ comment }) => comment)).toContain('Needs it for the embassy')
  // Nobody is mailed: neither an address that does not exist nor the office itself.
  await office.runJobs()
  expect(await calls.mailsAbout(body.request.orderNumber, 'office@kakehashi.example')).toEqual([])
})

test('a known customer gets one mail and no claim code', async () => {
  const known = await office.signedIn('customer')
  const { body } = await take(
    order({
      customer: { userId: known.user._id },
      quote: { deposit: 0, totalPrice: 40 },
      payment: { amount: 40, method: 'card' },
      isStarted: true,
    }),
  )
  expect(body.claimCode).toBeUndefined()
  expect(body.request).toMatchObject({ stage: 'translate', email: known.user.email })
  expect(await calls.mailsAbout(body.request.orderNumber, known.user.email)).toHaveLength(1)
})

test('an order whose payment is refused leaves nothing behind', async () => {
  const before = await office.db.selectFrom('users').select('id').execute()
  const { status } = await take(
    order({
      quote: { deposit: 0, totalPrice: 40 },
      payment: { amount: 40, method: 'cash-jpy', yenRate: 150 },
    }),
  )
  expect(status).toBe(409)
  expect(await office.db.selectFrom('users').select('id').execute()).toHaveLength(before.length)
})

test('an order that is sent again with its key is one order', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = order({ quote: { deposit: 0, totalPrice: 40 } })
  const [first, second] = [await take(body, headers), await take(body, headers)]
  expect(second.body).toEqual(first.body)
})

test('fifty orders at once, among other changes, all succeed', async () => {
  const known = await office.signedIn('customer')
  const orders = Array.from({ length: 50 }, (_, index) =>
    take(
      order({
        ...(index % 2 === 0 && { customer: { userId: known.user._id } }),
        quote: { deposit: 0, totalPrice: 40 },
        payment: { amount: 40, method: 'cash-usd' },
        isStarted: true,
      }),
    ),
  )
  const other = await office.signedIn('customer')
  const changes = Array.from({ length: 20 }, async () => {
    const { _id } = await calls.submitRequest(other)
    return calls.put(clerk, _id, '', { isQuoted: true, deposit: 0, totalPrice: 50 })
  })
  const replies = await Promise.all([...orders, ...changes])
  expect(sortedStatuses(replies)).toEqual(Array.from({ length: 70 }, () => 200))
})
