import { takeOrder } from '@kakehashi/contract/requests/counter'
import { listOwnPeople } from '@kakehashi/contract/requests/ordered-people'
import { createRequest } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseContent } from '../../src/requests/erase-content.ts'
import type { RefusalBody } from '../support/browser.ts'
import { misaki, namesOf } from '../support/names.ts'
import type { SignedInUser } from '../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { CustomerView } from '../support/request-calls.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
beforeAll(async () => {
  staff = await openOfficeWithStaff()
})
afterAll(() => staff.office.close())
beforeEach(async () => {
  customer = await staff.office.signedIn('customer')
})

const { kind: _, ...wife } = misaki
const james = { family: 'WHITFIELD', given: 'James', source: 'foreign-passport' }

const order = (by: SignedInUser, people: readonly object[], headers = {}) => {
  const body = { requestItem: staff.calls.service, details: '', people } as never
  return by.browser.call(createRequest, { body, headers })
}
const peopleOf = async ({ browser }: SignedInUser) => (await browser.call(listOwnPeople)).body

test('the people of the order form are on the list of names, as given by the customer', async () => {
  const { body } = await order(customer, [wife, james])
  const { entries } = (await namesOf(staff.clerk, body._id).read()).body
  expect(entries).toMatchObject([
    { ...misaki, bornOn: '1994-04-17', isGivenWithOrder: true },
    { label: 'WHITFIELD James', family: 'WHITFIELD', bornOn: null, isGivenWithOrder: true },
  ])
  // Nobody has compared them with the passport yet.
  expect(entries.some((entry) => 'confirmed' in entry)).toBe(false)
  expect(body).toMatchObject({ unconfirmedNames: 2 })
})

test('a repeated order has each of them once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [one, other] = [
    await order(customer, [james], headers),
    await order(customer, [james], headers),
  ]
  expect(other.body._id).toBe(one.body._id)
  expect((await namesOf(customer, one.body._id).read()).body.entries).toHaveLength(1)
})

test.each([
  ['kanji as the spelling of a passport', { family: '宮里' }, 'people.1.family'],
  ['nobody', { family: '', given: '' }, 'people.1.family'],
  ['a day that does not exist', { bornOn: 'February 30, 1990' }, 'people.1.bornOn'],
  ['kanji as the reading', { kanaGiven: '美咲' }, 'people.1.kanaGiven'],
])('%s is said at its field, and nothing is ordered', async (_what, wrong, field) => {
  const { status, body } = await order(customer, [james, { ...wife, ...wrong }])
  expect(status).toBe(400)
  expect(Object.keys((body as unknown as RefusalBody).fields ?? {})).toEqual([field])
  expect(await peopleOf(customer)).toEqual([])
})

test('more people than a family has are refused', async () => {
  const { status } = await order(
    customer,
    Array.from({ length: 13 }, () => james),
  )
  expect(status).toBe(400)
})

test('a returning customer is offered their own people, each once, and nobody else’s', async () => {
  await order(customer, [wife, james])
  await order(customer, [{ ...james, bornOn: '1992-08-03' }])
  const other = await staff.office.signedIn('customer')
  await order(other, [{ ...james, family: 'OTHER' }])
  const offered = await peopleOf(customer)
  expect(offered.map(({ family, bornOn }) => [family, bornOn])).toEqual([
    ['WHITFIELD', '1992-08-03'],
    ['MIYAZATO', '1994-04-17'],
  ])
  const again = await order(customer, offered.slice(0, 1))
  expect(again.status).toBe(200)
})

test('people of an erased request are offered no more', async () => {
  const { body } = await order(customer, [wife])
  const { db, clock } = staff.office
  await db.transaction().execute((trx) => eraseContent(trx, body._id, clock.now()))
  expect(await peopleOf(customer)).toEqual([])
})

test('at the counter an order has no people: the clerk enters them on the request', async () => {
  const body = {
    customer: { userId: customer.user._id },
    order: { requestItem: staff.calls.service, details: '', people: [james] },
  } as never
  const { status } = await staff.clerk.browser.call(takeOrder, { body })
  expect(status).toBe(400)
})

test('without people a request is what it was, and has no names', async () => {
  const request: CustomerView = await staff.calls.submitRequest(customer)
  expect(request).not.toHaveProperty('unconfirmedNames')
  expect((await namesOf(customer, request._id).read()).body.entries).toEqual([])
})
