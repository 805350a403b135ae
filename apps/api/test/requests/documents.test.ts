import { addDocument } from '@kakehashi/contract/requests/requests'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '../documents/support/make-pdf.ts'
import type { OfficeWithStorage } from '../documents/support/office-with-storage.ts'
import {
  download,
  eicar,
  openOfficeWithStorage,
  sendDocument,
} from '../documents/support/office-with-storage.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { SignedInUser } from '../support/office.ts'
import { sendTranslation } from '../support/sample-pdf.ts'
import type { RequestCalls, CustomerView, OfficeView } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'

let fixture: OfficeWithStorage
let calls: RequestCalls
let customer: SignedInUser
let clerk: SignedInUser

beforeAll(async () => {
  fixture = await openOfficeWithStorage()
  calls = await requestCalls(fixture.office)
  customer = await fixture.office.signedIn('customer')
  clerk = await fixture.office.signedIn('admin')
})
afterAll(() => fixture.close())

const pdf = makePdf({ text: 'Certificate of birth' })

function get(by: SignedInUser, path: string) {
  return download(fixture.office, by.browser, path)
}

/** Runs the scan of pending files, which the worker does every minute. */
async function scanPendingFiles(): Promise<void> {
  await sql`select graphile_worker.add_job('scan-pending')`.execute(fixture.office.db)
  await fixture.office.runJobs()
}

test('while the scanner is down a request is accepted, and its document can be read after the scan', async () => {
  process.kill(fixture.clamd.pid, 'SIGSTOP')
  const { body: sent } = await sendDocument(customer.browser, pdf)
  expect(sent.file.status).toBe('pending')
  const request = await calls.submitRequest(customer, { document: sent.document })
  expect(request.documents).toMatchObject([{ status: 'pending', path: sent.document }])
  for (const reader of [customer, clerk]) {
    expect((await get(reader, sent.document)).status).toBe(409)
  }

  process.kill(fixture.clamd.pid, 'SIGCONT')
  const stream = await LiveListener.open(clerk.browser)
  await scanPendingFiles()
  await stream.until(() => stream.tags.includes(`Request ${request._id}`))
  stream.close()
  expect((await get(customer, sent.document)).bytes.equals(pdf)).toBe(true)
  expect((await get(clerk, sent.document)).status).toBe(200)
})

test('a virus found after submission is noted for staff and mailed to the customer, and nobody can read the file', async () => {
  process.kill(fixture.clamd.pid, 'SIGSTOP')
  const infected = makePdf({ text: eicar.toString() })
  const { body: sent } = await sendDocument(customer.browser, infected)
  const { _id: id, orderNumber } = await calls.submitRequest(customer, { document: sent.document })
  process.kill(fixture.clamd.pid, 'SIGCONT')
  await scanPendingFiles()

  for (const reader of [customer, clerk]) {
    expect((await get(reader, sent.document)).status).toBe(404)
  }
  const { notes, documents } = await calls.read<OfficeView>(clerk, id)
  expect(notes.map(({ comment }) => comment)).toEqual([
    "'scan.pdf' did not pass the virus check and was removed.",
  ])
  expect(documents).toMatchObject([{ status: 'refused', refusal: 'file-infected' }])
  const subjects = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(subjects).toHaveLength(2)
})

test('an unscanned or infected translation cannot be reviewed, released or delivered', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 10 })
  await calls.put(clerk, id, '', { isPaid: true })
  const submitTranslation = async (bytes: Buffer) => {
    process.kill(fixture.clamd.pid, 'SIGSTOP')
    const translation = await sendTranslation(clerk.browser, bytes)
    await calls.put(clerk, id, '', { isTranslated: true, translation })
    process.kill(fixture.clamd.pid, 'SIGCONT')
  }
  const errorOf = async (tail: string, body: object) =>
    (await calls.put(clerk, id, tail, body)).body.code

  await submitTranslation(makePdf({ text: eicar.toString() }))
  expect(await errorOf('', { isReviewed: true })).toBe('file-pending')
  expect(await errorOf('/release', {})).toBe('file-pending')
  await clerk.browser.send('PUT', `/api/requests/${id}/viewed`)
  await scanPendingFiles()
  const { adminViewed, translations } = await calls.read<OfficeView>(clerk, id)
  expect(translations).toMatchObject([{ status: 'refused' }])
  expect(adminViewed).toBe(false)
  expect(await errorOf('', { isReviewed: true })).toBe('translation-refused')
  expect(await errorOf('/release', {})).toBe('translation-refused')

  expect(await errorOf('/return', {})).toBeUndefined()
  await submitTranslation(pdf)
  await scanPendingFiles()
  expect((await calls.put(clerk, id, '', { isReviewed: true })).body.stage).toBe('delivery')
  await sql`update files set status = 'pending' where request_id = ${id}
    and status = 'clean'`.execute(fixture.office.db)
  expect(await errorOf('', { isDelivered: true })).toBe('file-pending')
  await scanPendingFiles()
  expect((await calls.put(clerk, id, '', { isDelivered: true })).body.stage).toBe('complete')
})

test('while the store is down a request is accepted without its document, which can be added later', async () => {
  await fixture.stopStore()
  const refused = await sendDocument(customer.browser, pdf)
  expect(refused).toMatchObject({ status: 503, body: { code: 'files-unavailable' } })
  expect(refused.body.message).toMatch(/\S+ \S+/)
  const { _id: id } = await calls.submitRequest(customer)

  await fixture.restoreStore()
  const { body: sent } = await sendDocument(customer.browser, pdf)
  const add = () =>
    customer.browser.call(addDocument, {
      params: { requestId: id },
      body: { document: sent.document },
    })
  expect((await add()).status).toBe(200)
  expect((await add()).status).toBe(200)
  const request = await calls.read<CustomerView>(customer, id)
  expect(request.document).toBe(sent.document)
  expect(request.documents).toHaveLength(1)
  expect((await get(clerk, sent.document)).status).toBe(200)
  expect(await calls.eventsOf(id)).toEqual(['request.created', 'request.document-added'])
})

test("a request cannot use another customer's document, or one that is already in use", async () => {
  const thief = await fixture.office.signedIn('customer')
  const { body: sent } = await sendDocument(customer.browser, pdf)
  const body = { requestItem: calls.service, document: sent.document }
  const { status, body: refusal } = await thief.browser.send<{ code: string }>(
    'POST',
    '/api/requests',
    body,
  )

  expect([status, refusal.code]).toEqual([400, 'file-unusable'])
  expect((await get(thief, sent.document)).status).toBe(404)
  const request = await calls.submitRequest(customer, { document: sent.document })
  expect(request.document).toBe(sent.document)
  const second = await customer.browser.send('POST', '/api/requests', body)
  expect(second.status).toBe(400)
})

test('documents keep the order in which the customer sent them', async () => {
  const sent = []
  for (const page of ['third', 'second', 'first']) {
    sent.unshift((await sendDocument(customer.browser, makePdf({ text: page }))).body.document)
  }
  const [document, ...documents] = sent
  const request = await calls.submitRequest(customer, { document, documents })

  expect(request.documents.map(({ path }) => path)).toEqual(sent)
  expect(request.document).toBe(document)
})

test('a document cannot be submitted as a translation', async () => {
  const { body: sent } = await sendDocument(clerk.browser, pdf)
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 10 })
  await calls.put(clerk, id, '', { isPaid: true })
  const body = { isTranslated: true, translation: sent.document }

  expect((await calls.put(clerk, id, '', body)).body.code).toBe('file-unusable')
  for (const odd of ['', 'https://elsewhere.example/x.pdf', '/api/files/../users', 42]) {
    const reply = await calls.put(clerk, id, '', { isTranslated: true, translation: odd })
    expect(reply.status).toBe(400)
  }
})
