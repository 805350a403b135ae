import * as money from '@kakehashi/contract/money'
import { changeRequests } from '@kakehashi/contract/requests/bulk'
import * as counter from '@kakehashi/contract/requests/counter'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
})
beforeEach(async () => {
  customer = await office.signedIn('customer', { phone: '090-0000-0162' })
})
afterAll(() => office.close())

async function balanceOf(id: string) {
  const { body } = await clerk.browser.call(money.listBalances)
  return body.unpaid.find(({ _id }) => _id === id)
}

function remind(_id: string, version = 1) {
  const body = { action: 'remind', requests: [{ _id, version }] } as const
  return clerk.browser.call(changeRequests, { body })
}

async function seedDelivered(paidCents: number): Promise<string> {
  return seedRequest(office, customer.user._id, { stage: 'complete', paidCents })
}

test('a delivered request that is not paid in full says what is due, since when and whom to call', async () => {
  const id = await seedDelivered(2_500)
  expect(await balanceOf(id)).toMatchObject({
    stage: 'complete',
    total: 100,
    paid: 25,
    amount: 75,
    phone: '090-0000-0162',
    hasEmail: true,
  })
  expect(await balanceOf(await seedDelivered(10_000))).toBeUndefined()
})

test('an accepted quote is unpaid until its deposit is paid, one without an answer is not', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  expect(await balanceOf(id)).toBeUndefined()
  const answer = { quoteVersion: 1, answer: 'accepted' }
  await calls.put(customer, id, '/answer', answer)
  expect(await balanceOf(id)).toMatchObject({ stage: 'payment', amount: 20 })
  await calls.put(clerk, id, '/paid', { paidAmount: 20 })
  expect(await balanceOf(id)).toBeUndefined()
})

test('a customer is reminded of what is unpaid once a day, and the list says when', async () => {
  const id = await seedDelivered(2_500)
  expect((await remind(id)).body.done).toEqual([id])
  expect((await balanceOf(id))?.remindedAt).toBeDefined()
  expect((await remind(id)).body.refused).toMatchObject([{ code: 'reminded-today' }])

  await office.runJobs()
  const [mail] = await office.mailsTo(customer.user.email)
  expect(mail?.subject).toMatch(/please pay what is still open/i)
  expect(mail?.text).toContain('$75.00')
  expect(await calls.eventsOf(id)).toEqual(['request.reminded'])

  office.clock.advance(duration.day)
  clerk = await office.signIn(clerk.user.email, clerk.password)
  expect((await remind(id)).body.done).toEqual([id])
})

test('two clerks who remind at once send one mail', async () => {
  const id = await seedDelivered(0)
  const replies = await Promise.all([remind(id), remind(id), remind(id)])
  expect(replies.flatMap(({ body }) => body.done)).toEqual([id])
})

test('nobody is reminded of what is paid, and a customer without an address is called', async () => {
  const paid = await seedDelivered(10_000)
  expect((await remind(paid)).body.refused).toMatchObject([{ code: 'nothing-to-remind' }])

  const walkIn = { firstName: 'Dana', lastName: 'Whitaker', phone: '090-0000-0161' }
  const { body } = await clerk.browser.call(counter.takeOrder, {
    body: {
      customer: { ...walkIn, language: 'en' },
      order: { requestItem: calls.service, details: '' },
      quote: { deposit: 20, totalPrice: 60 },
    },
  })
  const { _id: id } = body.request
  const answer = { quoteVersion: 1, answer: 'accepted' }
  const { version } = (await calls.put(clerk, id, '/answer', answer)).body
  expect(await balanceOf(id)).toMatchObject({ hasEmail: false, phone: walkIn.phone })
  expect((await remind(id, version)).body.refused).toMatchObject([{ code: 'reminders-off' }])
  expect((await balanceOf(id))?.remindedAt).toBeUndefined()
})
