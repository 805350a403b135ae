import { writeMessage, writeNote } from '@kakehashi/contract/requests/messages'
import { holdRequest } from '@kakehashi/contract/requests/retention'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { applyRetention } from '../../src/jobs/apply-retention.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import type { SignedInUser } from '../support/office.ts'
import type { CustomerView, OfficeView } from '../support/request-calls.ts'
import { samplePdf, sendDocument, sendTranslation } from '../support/sample-pdf.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
beforeEach(async () => {
  staff = await openOfficeWithStaff()
  customer = await staff.office.signedIn('customer')
})
afterEach(() => staff.office.close())

/** In everything that a person writes about a request. */
const mark = 'MARKEDTEXT'

async function completeMarkedRequest(): Promise<string> {
  const { calls, clerk } = staff
  const document = await sendDocument(customer.browser, samplePdf(mark))
  const { _id: id } = await calls.submitRequest(customer, { details: mark, document })
  const params = { requestId: id }
  await customer.browser.call(writeMessage, { params, body: { comment: `${mark} message` } })
  await clerk.browser.call(writeMessage, { params, body: { comment: `${mark} reply` } })
  await clerk.browser.call(writeNote, { params, body: { comment: `${mark} note` } })
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  const declined = { quoteVersion: 1, answer: 'declined', reason: `${mark} answer` }
  await calls.put(customer, id, '/answer', declined)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  await calls.put(clerk, id, '/promise', { promisedOn: '2099-11-20', reason: `${mark} delay` })
  await calls.put(clerk, id, '/paid', { paidAmount: 40 })
  await calls.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  await calls.put(clerk, id, '', { isReviewed: true })
  await calls.put(clerk, id, '', { isDelivered: true })
  const names = staff.office.db.updateTable('files').set({ name: `${mark}.pdf` })
  await names.where('request_id', '=', id).execute()
  return id
}

async function advanceDays(days: number): Promise<void> {
  const { office } = staff
  office.clock.advance(days * duration.day)
  await applyRetention(office.db, office.clock.now())
  await office.runJobs()
}

const leaveMails = async () =>
  (await staff.office.mailsTo(customer.user.email)).filter(({ subject }) =>
    subject.endsWith('your documents will be deleted'),
  )

test('documents and everything written leave 180 days after the end; the customer is told once, 14 days before', async () => {
  const { office, calls, clerk } = staff
  const id = await completeMarkedRequest()
  await advanceDays(165)
  expect(await leaveMails()).toHaveLength(0)
  await advanceDays(1)
  await advanceDays(1)
  const mails = await leaveMails()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/^Deleted on: \w+day, /m)
  expect((await calls.read<CustomerView>(customer, id)).contentLeavesOn).toBeDefined()
  expect(await tablesContaining(office.db, mark)).not.toEqual([])

  await advanceDays(13)
  expect(await tablesContaining(office.db, mark)).toEqual([])
  const seen = await calls.read<CustomerView>(customer, id)
  expect(seen).toMatchObject({ details: '', documents: [], translations: [], inbox: [] })
  expect(seen.contentErasedAt).toBeDefined()
  const kept = await calls.read<OfficeView>(clerk, id)
  expect(kept).toMatchObject({ totalPrice: 40, paidAmount: 40, notes: [], stage: 'complete' })
})

test('a request on hold keeps its documents until an owner ends the hold', async () => {
  const { office, calls, owner, clerk } = staff
  const id = await completeMarkedRequest()
  const hold = (by: SignedInUser, isOnHold: boolean) =>
    by.browser.call(holdRequest, { params: { requestId: id }, body: { isOnHold } })
  expect((await hold(clerk, true)).status).toBe(403)
  expect((await hold(owner, true)).body).toMatchObject({ isOnHold: true })
  await advanceDays(400)
  expect(await leaveMails()).toHaveLength(0)
  expect((await calls.read<OfficeView>(clerk, id)).documents).toHaveLength(1)

  await hold(owner, false)
  await advanceDays(1)
  expect(await leaveMails()).toHaveLength(1)
  await advanceDays(15)
  expect(await tablesContaining(office.db, mark)).toEqual([])
  const again = await hold(owner, true)
  expect([again.status, again.body.code]).toEqual([409, 'content-erased'])
})

test('a cancelled request that is reopened keeps everything, and is announced again after its end', async () => {
  const { office, calls, clerk } = staff
  const { _id: id } = await calls.submitRequest(customer, { details: mark })
  await calls.put(clerk, id, '/close', { reason: 'No answer' })
  await advanceDays(170)
  expect(await leaveMails()).toHaveLength(1)
  await calls.put(clerk, id, '/reopen', {})
  await advanceDays(400)
  expect(await tablesContaining(office.db, mark)).not.toEqual([])

  await calls.put(clerk, id, '/close', { reason: 'No answer' })
  await advanceDays(167)
  expect(await leaveMails()).toHaveLength(2)
  await advanceDays(14)
  expect(await tablesContaining(office.db, mark)).toEqual([])
})
