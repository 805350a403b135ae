import * as account from '@kakehashi/contract/accounts/account-data'
import * as messages from '@kakehashi/contract/requests/messages'
import { listPayments } from '@kakehashi/contract/requests/payments'
import * as requests from '@kakehashi/contract/requests/requests'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { samplePdf, sendDocument, sendTranslation } from '../support/sample-pdf.ts'
import type { RequestCalls, OfficeView } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  clerk = await office.signedIn('admin')
})
afterAll(() => office.close())

function deleteAccount({ browser, password }: SignedInUser, currentPassword = password) {
  return browser.call(account.leave, { body: { currentPassword } })
}

async function complete(id: string): Promise<void> {
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  await calls.put(clerk, id, '/paid', { paidAmount: 40 })
  await calls.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  await calls.put(clerk, id, '', { isReviewed: true })
  await calls.put(clerk, id, '', { isDelivered: true })
}

test('an export contains all data of the customer and no notes of staff', async () => {
  const customer = await office.signedIn('customer', { firstName: 'Hanako' })
  const document = await sendDocument(customer.browser)
  const request = await calls.submitRequest(customer, { document, purpose: 'visa' })
  await customer.browser.call(messages.writeMessage, {
    params: { requestId: request._id },
    body: { comment: 'Is Friday possible?' },
  })
  await clerk.browser.call(messages.writeNote, {
    params: { requestId: request._id },
    body: { comment: 'For staff alone' },
  })
  await calls.put(clerk, request._id, '', { isQuoted: true, deposit: 5, totalPrice: 30 })
  await calls.put(clerk, request._id, '/paid', { paidAmount: 5 })
  const { body, headers } = await customer.browser.call(account.exportAccount)

  expect(headers.get('content-disposition')).toContain('attachment')
  expect(body.user).toMatchObject({ firstName: 'Hanako', email: customer.user.email })
  expect(body.requests).toMatchObject([
    {
      orderNumber: request.orderNumber,
      purpose: 'visa',
      document,
      totalPrice: 30,
      payments: [{ difference: 5 }],
      inbox: [{ comment: 'Is Friday possible?' }],
    },
  ])
  expect(JSON.stringify(body)).not.toContain('For staff alone')
})

test('deleting an account requires the password and ends every session', async () => {
  const customer = await office.signedIn('customer')
  expect((await deleteAccount(customer, 'a guess')).status).toBe(403)
  expect((await deleteAccount(customer)).status).toBe(200)

  expect((await customer.browser.call(users.ownProfile)).status).toBe(401)
  expect(
    (await clerk.browser.call(users.getUser, { params: { id: customer.user._id } })).status,
  ).toBe(404)
})

test('staff cannot delete their own account', async () => {
  for (const role of ['translator', 'contractor', 'admin', 'owner'] as const) {
    const { status, body } = await deleteAccount(await office.signedIn(role))
    expect([status, body.code]).toEqual([403, 'staff-cannot-leave'])
  }
})

test('completed requests keep order number and price; names, contact data and documents are erased', async () => {
  const customer = await office.signedIn('customer', { phone: '090-7777-1234' })
  const document = await sendDocument(customer.browser, samplePdf('Passport'))
  const { _id: id, orderNumber } = await calls.submitRequest(customer, { document })
  await complete(id)
  await deleteAccount(customer)
  await eraseNow(office, customer.user._id)

  const kept = await calls.read<OfficeView>(clerk, id)
  expect(kept).toMatchObject({ orderNumber, firstName: '', lastName: '', totalPrice: 40 })
  expect([kept.email, kept.phone]).toEqual(['', ''])
  expect(kept.documents).toEqual([])
  expect((await clerk.browser.send('GET', document)).status).toBe(404)
  await office.runJobs()
  expect(await tablesContaining(office.db, customer.user.email)).toEqual([])
  expect(await tablesContaining(office.db, '090-7777-1234')).toEqual([])
})

test('an open request of a deleted customer keeps the contact data until it is completed', async () => {
  const customer = await office.signedIn('customer', { phone: '090-8888-1234' })
  const { _id: id } = await calls.submitRequest(customer)
  await deleteAccount(customer)
  await eraseNow(office, customer.user._id)
  expect((await calls.read<OfficeView>(clerk, id)).phone).toBe('090-8888-1234')
  await complete(id)

  expect((await calls.read<OfficeView>(clerk, id)).phone).toBe('')
  await office.runJobs()
  expect(await tablesContaining(office.db, '090-8888-1234')).toEqual([])
  const { body: states } = await clerk.browser.send<{ state: string; to: string }[]>(
    'GET',
    `/api/requests/${id}/notices`,
  )
  const toCustomer = states.filter(({ to }) => to === 'customer').map(({ state }) => state)
  expect(new Set(toCustomer)).toEqual(new Set(['unwanted']))
})

test('deleting a customer as admin has the same effect', async () => {
  const customer = await office.signedIn('customer', { phone: '090-9999-1234' })
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '/close', { reason: 'No answer' })
  await clerk.browser.call(users.deleteUser, { params: { id: customer.user._id } })
  expect((await calls.read<OfficeView>(clerk, id)).phone).toBe('090-9999-1234')
  await eraseNow(office, customer.user._id)

  expect((await calls.read<OfficeView>(clerk, id)).phone).toBe('')
  const { body: theirs } = await clerk.browser.call(requests.listRequests, {
    query: { user: customer.user._id },
  })
  expect(theirs).toHaveLength(1)
})

test('a deleted translator is removed from open requests, which then wait for the office', async () => {
  const [owner, translator, customer] = [
    await office.signedIn('owner'),
    await office.signedIn('translator'),
    await office.signedIn('customer'),
  ]
  const [open, done] = [await calls.submitRequest(customer), await calls.submitRequest(customer)]
  for (const { _id } of [open, done]) {
    await calls.put(owner, _id, '/translator', { translator: translator.user._id })
  }
  await calls.put(owner, open._id, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  await calls.put(owner, open._id, '', { isPaid: true })
  await complete(done._id)
  await clerk.browser.call(users.deleteUser, { params: { id: translator.user._id } })

  const left = await calls.read<OfficeView>(clerk, open._id)
  expect(left).not.toHaveProperty('translator')
  expect(left).not.toHaveProperty('translatorName')
  expect(left.actsNow).toBe('office')
  const kept = await calls.read<OfficeView>(clerk, done._id)
  expect(kept.translator).toBe(translator.user._id)
  expect(kept).not.toHaveProperty('translatorName')
})

test('a payment recorded by a deleted user has no name', async () => {
  const [former, customer] = [await office.signedIn('admin'), await office.signedIn('customer')]
  const { _id: requestId } = await calls.submitRequest(customer)
  await calls.put(former, requestId, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  await calls.put(former, requestId, '/paid', { paidAmount: 40 })
  await clerk.browser.call(users.deleteUser, { params: { id: former.user._id } })

  const { body } = await clerk.browser.call(listPayments, { params: { requestId } })
  expect(body).toMatchObject([{ difference: 40 }])
  expect(body[0]).not.toHaveProperty('name')
})
