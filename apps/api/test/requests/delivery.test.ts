import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import { deleteUser } from '@kakehashi/contract/accounts/users'
import { createRequest } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveListener } from '../support/live-listener.ts'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { sendTranslation } from '../support/sample-pdf.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let office: Office
let calls: RequestCalls
let customer: SignedInUser
let clerk: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  customer = await office.signedIn('customer')
  clerk = await office.signedIn('admin')
})
afterAll(() => office.close())

const address = {
  recipient: 'Anna Smith',
  postalCountry: 'US',
  postalCode: '96362-5005',
  postalAddress: 'PSC 80 Box 12345\nAPO AP',
}
const byPost = { delivery: 'post', ...address }

async function refusedFields(body: object): Promise<Record<string, string>> {
  const reply = await customer.browser.send<{ fields?: Record<string, string> }>(
    'POST',
    '/api/requests',
    { requestItem: calls.service, ...body },
  )
  expect(reply.status).toBe(400)
  return reply.body.fields ?? {}
}

async function bringToDelivery(id: string): Promise<void> {
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  await calls.put(clerk, id, '/paid', { paidAmount: 40 })
  await calls.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  await calls.put(clerk, id, '', { isReviewed: true })
}

test('a request that names no way is collected at the counter', async () => {
  const request = await calls.submitRequest(customer)

  expect(request.delivery).toBe('counter')
})

test('the customer and the office see the address, the translator does not', async () => {
  const request = await calls.submitRequest(customer, byPost)
  const owner = await office.signedIn('owner')
  const translator = await office.signedIn('translator')
  await calls.put(owner, request._id, '/translator', { translator: translator.user._id })

  expect(request).toMatchObject(byPost)
  expect(await calls.read<OfficeView>(clerk, request._id)).toMatchObject(byPost)
  const onDesk = await calls.read<object>(translator, request._id)
  expect(onDesk).toMatchObject({ reader: 'desk' })
  expect(JSON.stringify(onDesk)).not.toMatch(/Anna Smith|PSC 80|"delivery":"post"/)
  const { body: list } = await clerk.browser.send<object[]>('GET', '/api/requests?stage=quote')
  expect(JSON.stringify(list)).toContain('"delivery":"post"')
  expect(JSON.stringify(list)).not.toContain('PSC 80')
})

test('post needs a recipient, a country and an address, and a postal code of that country', async () => {
  expect(Object.keys(await refusedFields({ delivery: 'post' })).toSorted()).toEqual([
    'postalAddress',
    'postalCountry',
    'recipient',
  ])
  expect(await refusedFields({ ...byPost, postalCode: '904-0203' })).toEqual({
    postalCode: 'Enter a ZIP code like 96362 or 96362-5005',
  })
  expect(await refusedFields({ ...byPost, postalCountry: 'JP', postalCode: '' })).toEqual({
    postalCode: 'Enter a postal code like 904-0203',
  })
  expect(await refusedFields({ delivery: 'pigeon' })).toHaveProperty('delivery')
  const abroad = { ...byPost, postalCountry: 'other', postalCode: '' }
  expect((await calls.submitRequest(customer, abroad)).postalCode).toBeUndefined()
})

test('a full-width Japanese postal code is stored as it is written on envelopes', async () => {
  const japanese = { postalCountry: 'JP', postalCode: '〒９０４－０２０３' }
  const request = await calls.submitRequest(customer, { ...byPost, ...japanese })

  expect(request.postalCode).toBe('904-0203')
})

test('an address that the chosen way does not need is not stored', async () => {
  const request = await calls.submitRequest(customer, { ...byPost, delivery: 'download' })

  expect(request.delivery).toBe('download')
  expect(request.postalAddress).toBeUndefined()
})

test('a customer changes the way until it is delivered; the office is told and open screens update', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await bringToDelivery(id)
  await clerk.browser.send('PUT', `/api/requests/${id}/viewed`)
  const seen = await calls.read<OfficeView>(clerk, id)
  const stream = await LiveListener.open(clerk.browser)
  const changed = await calls.put(customer, id, '/delivery', byPost)
  await stream.until(() => stream.tags.includes(`Request ${id}`))
  stream.close()

  expect(changed.status).toBe(200)
  const now = await calls.read<OfficeView>(clerk, id)
  expect(now).toMatchObject({ ...byPost, adminViewed: false, actsNow: 'office' })
  expect(now.notes.at(-1)?.comment).toBe('The customer changed the way of delivery.')
  // A clerk who still sees the counter has to look again first.
  const outdated = await calls.put(clerk, id, '', { isDelivered: true, version: seen.version })
  expect([outdated.status, outdated.body.code]).toEqual([409, 'request-changed'])
  expect(outdated.body.message).toContain('changed how the translation is delivered')

  await calls.put(clerk, id, '', { isDelivered: true })
  const late = await calls.put(customer, id, '/delivery', { delivery: 'counter' })
  expect([late.status, late.body.code]).toEqual([409, 'request-not-there'])
  expect((await calls.read<CustomerView>(customer, id)).can).not.toContain('changeDelivery')
})

test('the office changes it for a customer who calls, and back to the counter the address is gone', async () => {
  const { _id: id } = await calls.submitRequest(customer, byPost)
  const moved = await calls.put(clerk, id, '/delivery', {
    delivery: 'meeting',
    meetingPlace: 'Gate 1',
  })

  expect(moved.body).toMatchObject({ delivery: 'meeting', meetingPlace: 'Gate 1' })
  expect(moved.body.recipient).toBeUndefined()
  const again = { delivery: 'meeting', meetingPlace: 'Gate 1' }
  expect((await calls.put(clerk, id, '/delivery', again)).body.version).toBe(moved.body.version)
  expect((await calls.put(clerk, id, '/delivery', { delivery: 'post' })).status).toBe(400)
})

test('history, mails and the queue never hold the address', async () => {
  const other = await office.signedIn('customer')
  const secret = `Chatan ${crypto.randomUUID()}`
  const { _id: id, orderNumber } = await calls.submitRequest(other, {
    ...byPost,
    postalAddress: secret,
  })
  await calls.put(other, id, '/delivery', { ...byPost, postalAddress: `${secret} 2` })
  await bringToDelivery(id)
  await calls.mailsAbout(orderNumber, other.user.email)

  expect(await tablesContaining(office.db, secret)).toEqual(['public.requests'])
  const { fields } = await office.db
    .selectFrom('events')
    .select('fields')
    .where('subject_id', '=', id)
    .where('kind', '=', 'request.delivery-changed')
    .executeTakeFirstOrThrow()
  expect(fields).toEqual(['postalAddress'])
  for (const mail of await office.mailsTo(other.user.email)) {
    expect(JSON.stringify(mail)).not.toContain(secret)
  }
})

test('the address is in the export of the customer, and erased with the account', async () => {
  const leaving = await office.signedIn('customer')
  const owner = await office.signedIn('owner')
  const street = `Okinawa ${crypto.randomUUID()}`
  const { _id: id } = await calls.submitRequest(leaving, { ...byPost, postalAddress: street })
  const { body } = await leaving.browser.call(exportAccount)
  expect(body.requests).toMatchObject([{ ...byPost, postalAddress: street }])

  await calls.put(clerk, id, '/close', {})
  await owner.browser.call(deleteUser, { params: { id: leaving.user._id } })
  await eraseNow(office, leaving.user._id)
  expect(await tablesContaining(office.db, street)).toEqual([])
  expect(await calls.read<OfficeView>(clerk, id)).toMatchObject({ delivery: 'post' })
})

test('the body of the specification is still accepted', async () => {
  const body = { requestItem: calls.service, details: 'Two pages', document: '' }
  const { status, body: request } = await customer.browser.call(createRequest, { body })

  expect([status, (request as CustomerView).delivery]).toEqual([200, 'counter'])
})

test('what the customer pays at the hand-over is recorded with the delivery', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  const translation = await sendTranslation(clerk.browser)
  const steps = [
    { isQuoted: true, deposit: 10, totalPrice: 40 },
    { isPaid: true, paidAmount: 10 },
    { isTranslated: true, translation },
    { isReviewed: true },
  ]
  for (const body of steps) await calls.put(clerk, id, '', body)
  const tooMuch = await calls.put(clerk, id, '', { isDelivered: true, paidAmount: 41 })
  expect(tooMuch).toMatchObject({ status: 400, body: { code: 'paid-out-of-range' } })
  const { body } = await calls.put(clerk, id, '', { isDelivered: true, paidAmount: 40 })
  expect(body).toMatchObject({ stage: 'complete', isCompleted: true, paidAmount: 40 })
})
