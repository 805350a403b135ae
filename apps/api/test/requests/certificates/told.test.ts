import { revokeCertificate } from '@kakehashi/contract/requests/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseContent } from '../../../src/requests/erase-content.ts'
import {
  downloadCertificate,
  issue,
  newestOf,
  reviewedRequest,
  sampleCertificate,
  sampleSigningKey,
} from '../../support/certificates.ts'
import type { SignedInUser } from '../../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { CustomerView, OfficeView } from '../../support/request-calls.ts'

let staff: OfficeWithStaff
let customer: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff({ signingKey: await sampleSigningKey() })
  customer = await staff.office.signedIn('customer', { lastName: 'Whitaker' })
})
afterAll(() => staff.office.close())

async function issued({ isPaid = true } = {}) {
  const request = await reviewedRequest(staff, customer)
  const { body } = await issue(staff.clerk, request)
  const id = request._id
  if (isPaid) await staff.calls.put(staff.clerk, id, '/paid', { paidAmount: 60 })
  return { certificate: newestOf(body), id, orderNumber: request.orderNumber }
}

function revoke(requestId: string, certificateId: string) {
  return staff.clerk.browser.call(revokeCertificate, {
    params: { requestId, certificateId },
    body: { reason: 'A date of birth was wrong' },
  })
}

async function mailsAbout(orderNumber: string) {
  await staff.office.runJobs()
  const mails = await staff.office.mailsTo(customer.user.email)
  return mails.filter(({ subject }) => subject.includes(orderNumber))
}

const isAboutIt = ({ subject }: { subject: string }) => subject.includes('certificate')

test('a customer who could download the certificate is told that it is no longer valid', async () => {
  const { id, certificate, orderNumber } = await issued()
  await revoke(id, certificate._id)
  await revoke(id, certificate._id)

  const mails = (await mailsAbout(orderNumber)).filter(isAboutIt)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(`${orderNumber}: your certificate is no longer valid`)
  const { text = '', html = '' } = mails[0] ?? {}
  expect(text).toContain(certificate.code)
  for (const secret of [sampleCertificate.person, sampleCertificate.documentName, 'birth was']) {
    expect(text + html).not.toContain(secret)
  }
  const { certificates } = await staff.calls.read<CustomerView>(customer, id)
  expect(certificates).toMatchObject([{ code: certificate.code, state: 'revoked' }])
})

test('a customer who could not have it yet is not told, and does not see it', async () => {
  const { id, certificate, orderNumber } = await issued({ isPaid: false })
  await revoke(id, certificate._id)
  expect((await mailsAbout(orderNumber)).filter(isAboutIt)).toEqual([])
  await staff.calls.put(staff.clerk, id, '/paid', { paidAmount: 60 })
  expect((await staff.calls.read<CustomerView>(customer, id)).certificates).toEqual([])
})

test('stepping back, a new certificate and another translation tell the customer too', async () => {
  const back = await issued()
  await staff.calls.put(staff.clerk, back.id, '/step-back', { from: 'delivery', reason: 'A page' })
  const replaced = await issued()
  const current = await staff.calls.read<OfficeView>(staff.clerk, replaced.id)
  await issue(staff.clerk, current)
  const removed = await issued()
  const { translation } = await staff.calls.read<OfficeView>(staff.clerk, removed.id)
  const path = `/files/${translation?.split('/').at(-1)}/remove`
  await staff.calls.put(staff.clerk, removed.id, path, { reason: 'wrong-file' })

  for (const { certificate, id, orderNumber } of [back, replaced, removed]) {
    const texts = (await mailsAbout(orderNumber)).filter(isAboutIt).map(({ text }) => text)
    expect(texts).toEqual([expect.stringContaining(certificate.code)])
    const { certificates } = await staff.calls.read<CustomerView>(customer, id)
    expect(certificates.find(({ code }) => code === certificate.code)?.state).not.toBe('valid')
    expect(certificates.map(({ code }) => code)).toContain(certificate.code)
  }
})

test('a customer who has downloaded it is told even if the payment was taken back since', async () => {
  const { id, certificate, orderNumber } = await issued()
  await downloadCertificate(customer, certificate._id)
  await staff.office.db
    .updateTable('requests')
    .set({ paid_cents: 0 })
    .where('id', '=', id)
    .execute()
  await revoke(id, certificate._id)
  expect((await mailsAbout(orderNumber)).filter(isAboutIt)).toHaveLength(1)
})

test('the customer is also told after the content of the request is erased', async () => {
  const { id, certificate, orderNumber } = await issued()
  const { db, clock } = staff.office
  await staff.calls.put(staff.clerk, id, '', { isDelivered: true })
  await db.transaction().execute((trx) => eraseContent(trx, id, clock.now()))
  await revoke(id, certificate._id)
  expect((await mailsAbout(orderNumber)).filter(isAboutIt)).toHaveLength(1)
  const { certificates } = await staff.calls.read<CustomerView>(customer, id)
  expect(certificates).toMatchObject([{ code: certificate.code, state: 'revoked' }])
})
