import { filePath } from '@kakehashi/contract/documents/file-reference'
import { maxDocumentsPerRequest } from '@kakehashi/contract/fields/limits'
import { addDocument, createRequest, myRequests } from '@kakehashi/contract/requests/requests'
import { chooseLanguage } from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls, CustomerView } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let customer: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
})
afterAll(() => office.close())
beforeEach(async () => {
  customer = await office.signedIn('customer')
})

async function uploadDocuments(count: number): Promise<string[]> {
  const ids = []
  while (ids.length < count) ids.push(await seedFile(office, customer.user._id, 'document'))
  return ids.map(filePath)
}

async function submitWith(count: number) {
  const [document = '', ...documents] = await uploadDocuments(count)
  const body = { requestItem: calls.service, document, documents }
  return customer.browser.call(createRequest, { body })
}

async function add(by: SignedInUser, requestId: string) {
  const document = filePath(await seedFile(office, by.user._id, 'document'))
  return by.browser.call(addDocument, { params: { requestId }, body: { document } })
}

async function countDocuments(id: string): Promise<number> {
  return (await calls.read<CustomerView>(customer, id)).documents.length
}

test('a request can have twenty documents; with more it is refused with advice', async () => {
  const tooMany = await submitWith(maxDocumentsPerRequest + 1)
  expect([tooMany.status, tooMany.body.code]).toEqual([400, 'too-many-documents'])
  expect(tooMany.body.message).toMatch(/ 21 documents.* 20.*one PDF/)
  expect((await customer.browser.call(myRequests)).body).toEqual([])

  const enough = await submitWith(maxDocumentsPerRequest)
  expect(enough.status).toBe(200)
  expect(await countDocuments(enough.body._id)).toBe(maxDocumentsPerRequest)
})

test('far too many documents are refused with the same code', async () => {
  expect((await submitWith(3 * maxDocumentsPerRequest)).body.code).toBe('too-many-documents')
})

test('a document cannot be added to twenty others, and the message is in both languages', async () => {
  const { _id: id, version } = (await submitWith(maxDocumentsPerRequest)).body
  const english = await add(customer, id)
  await customer.browser.call(chooseLanguage, { body: { language: 'ja' } })
  const japanese = await add(customer, id)

  expect([english.status, english.body.code]).toEqual([400, 'too-many-documents'])
  expect(english.body.message).toMatch(/ 21 documents.* 20.*one PDF/)
  expect(japanese.body.message).toMatch(/21件.*20件.*PDF/)
  const current = await calls.read<CustomerView>(customer, id)
  expect([current.documents.length, current.version]).toEqual([maxDocumentsPerRequest, version])
})

test('adding the twentieth document twice succeeds both times', async () => {
  const documents = await uploadDocuments(maxDocumentsPerRequest)
  const { _id: requestId } = await calls.submitRequest(customer, { documents: documents.slice(1) })
  const addLast = { params: { requestId }, body: { document: documents[0] } }

  for (const _ of ['sent', 'sent again']) {
    expect((await customer.browser.call(addDocument, addLast)).status).toBe(200)
  }
})

test('translations and refused files do not count towards the limit', async () => {
  const id = await seedRequest(office, customer.user._id, { stage: 'delivery' })
  for (let count = 0; count < maxDocumentsPerRequest; count += 1) {
    await seedFile(office, customer.user._id, 'document', id)
  }
  const first = office.db.selectFrom('files').select('id').where('request_id', '=', id)
  const infected = first.where('role', '=', 'document').limit(1)
  const removed_at = office.clock.now()
  const refused = { status: 'refused', refusal: 'file-infected', removed_at } as const
  await office.db.updateTable('files').set(refused).where('id', 'in', infected).execute()

  expect((await add(customer, id)).status).toBe(200)
  expect((await add(customer, id)).body.code).toBe('too-many-documents')
})

test('of two documents added at the same time as the twentieth, one is accepted', async () => {
  const { _id: id } = (await submitWith(maxDocumentsPerRequest - 1)).body
  const replies = await Promise.all([add(customer, id), add(customer, id)])

  expect(sortedStatuses(replies)).toEqual([200, 400])
  expect(await countDocuments(id)).toBe(maxDocumentsPerRequest)
})

test('staff may add documents beyond the limit', async () => {
  const { _id: id } = (await submitWith(maxDocumentsPerRequest)).body
  const clerk = await office.signedIn('admin')

  expect((await add(clerk, id)).status).toBe(200)
})
