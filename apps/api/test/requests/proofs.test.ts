import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { getWaiting } from '@kakehashi/contract/requests/waiting'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import {
  type OfficeWithStaff,
  openOfficeWithStaff,
  submitRequestToTranslate,
} from '../support/office-with-staff.ts'
import { bringToReview, idOf, lastRemark, proofOf } from '../support/proofs.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import { draftsOf } from '../support/translation-drafts.ts'

type DeskView = Extract<RequestDetail, { reader: 'desk' }>

let staff: OfficeWithStaff
let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string

beforeAll(async () => {
  staff = await openOfficeWithStaff()
  ;({ office, calls, clerk, translator } = staff)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  ;({ _id: id, orderNumber } = await submitRequestToTranslate(staff, customer))
})

const proofMails = async () => {
  const subjects = await calls.mailsAbout(orderNumber, customer.user.email)
  return subjects.filter((subject) => subject.includes('proof copy'))
}

test('a proof is mailed without names, waits for the customer, and is approved for good', async () => {
  await bringToReview(calls, clerk, id, 'Misaki MIYAZATO')
  const { status, body } = await proofOf(clerk, id).send()
  expect([status, body.proof?.state, body.proof?.pages]).toEqual([200, 'sent', 1])
  expect(body.can).toEqual(['send'])

  expect(await proofMails()).toEqual([`${orderNumber}: please read the proof copy`])
  const mails = await office.mailsTo(customer.user.email)
  const mail = mails.find(({ subject }) => subject.includes('proof copy'))
  expect(JSON.stringify(mail)).not.toContain('MIYAZATO')
  expect(mail?.text).toContain(`/request/${id}/proof`)
  const asked = await calls.read<CustomerView>(customer, id)
  expect(asked).toMatchObject({ waiting: ['proof'], actsNow: 'customer', proof: 'sent' })
  const { body: waiting } = await customer.browser.call(getWaiting)
  expect(waiting.items.map(({ kind, request }) => [kind, request])).toContainEqual(['proof', id])

  expect((await proofOf(customer, id).read()).body.can).toEqual(['approve', 'ask'])
  const approved = await proofOf(customer, id).approve()
  expect(approved.body.proof?.state).toBe('approved')
  // A second press on bad wifi.
  expect((await proofOf(customer, id).approve()).status).toBe(200)

  expect(await calls.read<OfficeView>(clerk, id)).toMatchObject({
    proof: 'approved',
    adminViewed: false,
  })
  expect((await calls.read<DeskView>(translator, id)).proof).toBe('approved')
  const events = await calls.eventsOf(id)
  expect(events.filter((kind) => kind.startsWith('request.proof'))).toEqual([
    'request.proof-sent',
    'request.proof-approved',
  ])
  const again = await proofOf(clerk, id).send()
  expect(again.body.code).toBe('proof-approved-already')
})

test('a second press within ten minutes sends no second mail, a later one does', async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  office.clock.advance(9 * duration.minute)
  await proofOf(staff.owner, id).send()
  expect(await proofMails()).toHaveLength(1)
  office.clock.advance(2 * duration.minute)
  await proofOf(clerk, id).send()
  expect(await proofMails()).toHaveLength(2)
})

test('two clerks who press at the same moment send one proof and one mail', async () => {
  await bringToReview(calls, clerk, id)
  const replies = await Promise.all([proofOf(clerk, id).send(), proofOf(staff.owner, id).send()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(replies.map(({ body }) => idOf(body))).size).toBe(1)
  expect(await proofMails()).toHaveLength(1)
})

test('an approval is for one file: a changed translation has to be approved anew', async () => {
  await bringToReview(calls, clerk, id, 'First version')
  await proofOf(clerk, id).send()
  const { body: first } = await proofOf(customer, id).approve()
  await calls.put(clerk, id, '/return', { reason: 'A year is wrong' })
  await bringToReview(calls, clerk, id, 'Second version')
  expect((await calls.read<OfficeView>(clerk, id)).proof).toBe('replaced')
  const late = await proofOf(customer, id).approve(idOf(first))
  expect(late).toMatchObject({ status: 409, body: { code: 'proof-replaced' } })
  expect((await proofOf(customer, id).read()).body.can).toEqual([])

  const { body: second } = await proofOf(clerk, id).send()
  expect(idOf(second)).not.toBe(idOf(first))
  expect(second.proof?.state).toBe('sent')
  await proofOf(customer, id).approve()

  // The first file comes back, byte for byte, and so does its approval.
  await calls.put(clerk, id, '/return', { reason: 'The first was right' })
  await bringToReview(calls, clerk, id, 'First version')
  expect((await calls.read<OfficeView>(clerk, id)).proof).toBe('approved')
})

test('the customer asks for a change, once however often it is pressed, and staff answer', async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  const change = { general: 'The year of the wedding is 2019' }
  await proofOf(customer, id).ask(change, 'once')
  const { body: asked } = await proofOf(customer, id).ask(change, 'once')
  expect(asked.remarks).toMatchObject([{ remark: change.general, isOfThis: true }])
  expect(asked.proof?.state).toBe('change-asked')
  expect((await calls.read<CustomerView>(customer, id)).waiting).toEqual([])
  expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(false)

  const { body: seen } = await proofOf(translator, id).read()
  expect(seen.can).toEqual(['settle'])
  const { _id } = lastRemark(seen)
  const { body: settled } = await proofOf(translator, id).settle(_id, { outcome: 'changing' })
  expect(lastRemark(settled).settled).toMatchObject({ outcome: 'changing', by: 'Toru Honda' })
  // Something is being changed, so the customer waits for the new file.
  expect(settled.proof?.state).toBe('change-asked')
  const { body: atHome } = await proofOf(customer, id).read()
  expect(lastRemark(atHome).settled).not.toHaveProperty('by')
  const other = await proofOf(clerk, id).settle(_id, { outcome: 'kept', reply: 'It is right' })
  expect(other.body.code).toBe('remark-settled')
})

test('if nothing is changed after all, the customer is asked again about the same file', async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  await proofOf(customer, id).ask({ general: 'Should this say Uruma?' })
  const { _id } = lastRemark((await proofOf(clerk, id).read()).body)
  const silent = await proofOf(clerk, id).settle(_id, { outcome: 'kept' })
  expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([400, ['reply']])
  const reply = 'The register keeps the old name, so we do too.'
  const { body } = await proofOf(clerk, id).settle(_id, { outcome: 'kept', reply })
  expect(body.proof?.state).toBe('sent')
  expect(await proofMails()).toHaveLength(2)
  expect((await calls.read<CustomerView>(customer, id)).waiting).toEqual(['proof'])
  expect(lastRemark((await proofOf(customer, id).read()).body).settled?.reply).toBe(reply)
  expect((await proofOf(customer, id).approve()).body.proof?.state).toBe('approved')
})

test('a customer who sees a mistake after the approval takes it back', async () => {
  await bringToReview(calls, clerk, id)
  await proofOf(clerk, id).send()
  await proofOf(customer, id).approve()
  await proofOf(customer, id).ask({ general: 'One more thing' })
  expect((await calls.read<OfficeView>(clerk, id)).proof).toBe('change-asked')
})

test('a translation from a template is read line by line, and a remark is about a line', async () => {
  const document = await sendDocument(customer.browser)
  const params = { requestId: id, document }
  await customer.browser.send('POST', `/api/requests/${id}/documents`, params)
  const drafts = draftsOf(translator, id)
  await drafts.save(document.split('/').at(-1) ?? '')
  const { body: made } = await drafts.make()
  await calls.put(translator, id, '', { isTranslated: true, translation: made.translation })
  const { body } = await proofOf(clerk, id).send()
  const lines = body.proof?.lines ?? []
  expect(lines.length).toBeGreaterThan(10)
  expect(lines[0]).toMatchObject({ label: { en: expect.any(String), ja: expect.any(String) } })

  const remark = { line: 2, remark: 'This is spelled with a K' }
  const { body: asked } = await proofOf(customer, id).ask({ remarks: [remark] })
  expect(lastRemark(asked)).toMatchObject({ ...remark, about: lines[2] })
  const unknown = { remarks: [{ line: lines.length, remark: 'Beyond the last' }] }
  expect((await proofOf(customer, id).ask(unknown)).body.code).toBe('proof-line-unknown')
})
