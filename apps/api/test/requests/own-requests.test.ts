import { filePath } from '@kakehashi/contract/documents/file-reference'
import { myRequests } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveService } from '../../src/services/queries.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'
import { seedService } from '../support/services.ts'

let office: Office
let calls: RequestCalls
let customer: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

async function found(query: { search?: string; state?: string }, reader = customer) {
  const parameters = new URLSearchParams(query)
  const { status, body } = await reader.browser.send<{ orderNumber: string }[]>(
    'GET',
    `${myRequests.path}?${parameters}`,
  )
  expect(status).toBe(200)
  return body.map(({ orderNumber }) => orderNumber)
}

test('customers find their requests by order number, service in both languages and details', async () => {
  const medical = await seedService(office, 'Medical records')
  await office.db.transaction().execute((trx) => saveService(trx, medical, { name_ja: '診療記録' }))
  const { orderNumber: records } = await calls.submitRequest(customer, {
    requestItem: 'Medical records',
    details: 'Vaccinations of 100% of the family',
  })
  const { orderNumber: affidavit } = await calls.submitRequest(customer, { details: '' })
  const other = await office.signedIn('customer')
  await calls.submitRequest(other, { requestItem: 'Medical records' })

  for (const search of [records, records.toLowerCase(), 'MEDICAL', '診療', 'vacc fam', '100%']) {
    expect([search, ...(await found({ search }))]).toEqual([search, records])
  }
  expect(await found({ search: 'ｍｅｄｉｃａｌ　ｒｅｃｏｒｄｓ' })).toEqual([records])
  expect(await found({ search: 'marriage' })).toEqual([affidavit])
  expect(await found({ search: 'medical marriage' })).toEqual([])
  expect(await found({ search: '%' })).toEqual([records])
  expect(await found({ search: '  ' })).toEqual([affidavit, records])
})

test('current requests are neither completed nor cancelled; the others are past', async () => {
  const reader = await office.signedIn('customer')
  const open = await seedRequest(office, reader.user._id)
  const cancelled = await seedRequest(office, reader.user._id, { isClosed: true })
  const complete = await seedRequest(office, reader.user._id, {
    stage: 'complete',
    paidCents: 10_000,
  })
  const ids = async (state: 'current' | 'past') =>
    (await reader.browser.call(myRequests, { query: { state } })).body.map(({ _id }) => _id)

  expect(await ids('current')).toEqual([open])
  expect((await ids('past')).toSorted()).toEqual([cancelled, complete].toSorted())
  const { status } = await reader.browser.send('GET', `${myRequests.path}?state=lost`)
  expect(status).toBe(400)
})

test('the next page of a search is searched too', async () => {
  const reader = await office.signedIn('customer')
  const wanted = []
  for (const details of ['A passport', 'A will', 'My passport']) {
    const { orderNumber } = await calls.submitRequest(reader, { details })
    if (details.includes('passport')) wanted.unshift(orderNumber)
  }
  const first = await reader.browser.call(myRequests, { query: { search: 'passport', limit: '1' } })
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await reader.browser.send<{ orderNumber: string }[]>('GET', next)

  expect([...first.body, ...second.body].map(({ orderNumber }) => orderNumber)).toEqual(wanted)
})

test('each request of the list says how many documents it has', async () => {
  const reader = await office.signedIn('customer')
  const upload = async () => filePath(await seedFile(office, reader.user._id, 'document'))
  const document = await upload()
  const documents = [await upload()]
  await calls.submitRequest(reader)
  await calls.submitRequest(reader, { document, documents })

  const { body } = await reader.browser.call(myRequests)
  expect(body.map(({ documentCount }) => documentCount)).toEqual([2, 0])
})
