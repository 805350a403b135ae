import { dashboard } from '@kakehashi/contract/dashboard'
import * as users from '@kakehashi/contract/accounts/users'
import { stages } from '@kakehashi/domain/request/stage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let clerk: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  clerk = await office.signedIn('admin')
})
afterAll(() => office.close())

async function getDashboard() {
  return (await clerk.browser.call(dashboard)).body
}

test('without requests every figure is zero', async () => {
  const { stages: columns, industry, balanceDue } = await getDashboard()

  expect(Object.keys(columns)).toEqual([...stages])
  for (const { count, newest } of Object.values(columns)) expect([count, newest]).toEqual([0, []])
  expect([industry, balanceDue]).toEqual([[], 0])
})

test('each column has its count and its newest requests; cancelled requests are in none', async () => {
  const customer = await office.signedIn('customer', { branch: 'MARINES', find: 'FACEBOOK' })
  const first = await seedRequest(office, customer.user._id)
  office.clock.advance(1_000)
  const second = await seedRequest(office, customer.user._id)
  await seedRequest(office, customer.user._id, { isClosed: true })
  await seedRequest(office, customer.user._id, { stage: 'complete', paidCents: 10_000 })
  await seedRequest(office, customer.user._id, { stage: 'complete', paidCents: 9_000 })
  const {
    stages: columns,
    balanceDue,
    unread,
    serviceComponent,
    referralSource,
  } = await getDashboard()

  expect(columns.quote.count).toBe(2)
  expect(columns.quote.newest.map(({ _id }) => _id)).toEqual([second, first])
  expect(columns.complete.count).toBe(2)
  expect([balanceDue, unread]).toEqual([1, 5])
  expect([serviceComponent.MARINES, referralSource.FACEBOOK]).toEqual([1, 1])
})

test('Service Component and Referral Source count customers, not staff', async () => {
  const before = await getDashboard()
  await office.signedIn('translator', { branch: 'ARMY', find: 'FLYER' })
  await office.signedIn('customer', { branch: 'ARMY', find: 'FLYER' })
  const { serviceComponent, referralSource, translators } = await getDashboard()

  expect(serviceComponent.ARMY).toBe(before.serviceComponent.ARMY + 1)
  expect(referralSource.FLYER).toBe(before.referralSource.FLYER + 1)
  expect(translators).toBe(before.translators + 1)
})

test("a customer's figures: all requests, open requests and the total price of paid ones", async () => {
  const customer = await office.signedIn('customer')
  const { _id: id } = customer.user
  await seedRequest(office, id)
  await seedRequest(office, id, { stage: 'translate', paidCents: 5_000 })
  await seedRequest(office, id, { stage: 'complete', paidCents: 10_000 })
  await seedRequest(office, id, { stage: 'payment', paidCents: 0, isClosed: true })
  const { body } = await clerk.browser.call(users.getUser, { params: { id } })

  expect(body).toMatchObject({ orders: 4, current: 2, amountSpent: 200 })
  expect((await customer.browser.call(users.ownProfile)).body).toMatchObject({
    orders: 4,
    current: 2,
  })
})

test("a translator's open documents exclude completed and cancelled requests", async () => {
  const translator = await office.signedIn('translator')
  const customer = await office.signedIn('customer')
  const desk = { translatorId: translator.user._id }
  await seedRequest(office, customer.user._id, { stage: 'translate', ...desk })
  await seedRequest(office, customer.user._id, { stage: 'review', ...desk })
  await seedRequest(office, customer.user._id, { stage: 'complete', paidCents: 10_000, ...desk })
  await seedRequest(office, customer.user._id, { isClosed: true, ...desk })
  const { body } = await clerk.browser.call(users.listUsers, { query: { role: 'translator' } })

  expect(body.find(({ _id }) => _id === translator.user._id)?.openDocuments).toBe(2)
})
