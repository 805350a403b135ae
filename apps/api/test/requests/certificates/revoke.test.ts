import { revokeCertificate } from '@kakehashi/contract/requests/certificates'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  downloadCertificate,
  issue,
  newestOf,
  readPaper,
  reviewedRequest,
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

async function issued(more: object = {}) {
  const request = await reviewedRequest(staff, customer)
  const { status, body } = await issue(staff.clerk, request, more)
  expect(status).toBe(200)
  const office = body as OfficeView
  return { office, certificate: newestOf(office), id: request._id }
}

test('a new certificate replaces the one that stands, and says so on paper', async () => {
  const { office, certificate } = await issued({ person: 'BURNS Zachery' })
  const { body } = await issue(staff.clerk, office)
  const [next, old] = (body as OfficeView).certificates
  expect(next).toMatchObject({ state: 'valid', person: 'BURNS Zachary' })
  expect(old).toMatchObject({
    state: 'replaced',
    revoked: { because: 'replaced', by: 'Clara Clerk' },
  })
  const { text } = readPaper((await downloadCertificate(staff.clerk, newestOf(body)._id)).pdf)
  expect(text).toContain(`This certificate replaces ${certificate.code}`)
  const earlier = await downloadCertificate(staff.clerk, certificate._id)
  expect(earlier.reply.headers.get('content-disposition')).toContain('-certificate-earlier-1.pdf')
})

test('a revoked certificate leaves the customer, who is told if they had it', async () => {
  const { id, certificate } = await issued()
  await staff.calls.put(staff.clerk, id, '/paid', { paidAmount: 60 })
  await downloadCertificate(customer, certificate._id)
  const revoke = (reason: string) =>
    staff.clerk.browser.call(revokeCertificate, {
      params: { requestId: id, certificateId: certificate._id },
      body: { reason },
    })
  expect((await revoke(' ')).status).toBe(400)
  const { body } = await revoke('A date of birth was wrong')
  expect((body as OfficeView).certificates[0]).toMatchObject({
    state: 'revoked',
    revoked: { because: 'by-staff', by: 'Clara Clerk', reason: 'A date of birth was wrong' },
  })
  await revoke('A date of birth was wrong')
  const events = await staff.calls.eventsOf(id)
  expect(events.filter((kind) => kind === 'request.certificate-revoked')).toHaveLength(1)
  expect((await downloadCertificate(customer, certificate._id)).reply.status).toBe(404)
  const seen = await staff.calls.read<CustomerView>(customer, id)
  expect(seen.certificates).toMatchObject([{ state: 'revoked', revokedAt: expect.any(String) }])
  expect(JSON.stringify(seen.certificates)).not.toContain('date of birth')

  const other = await reviewedRequest(staff, customer)
  const wrong = await staff.clerk.browser.call(revokeCertificate, {
    params: { requestId: other._id, certificateId: certificate._id },
    body: { reason: 'Of another request' },
  })
  expect(wrong.status).toBe(404)
})

test('stepping back revokes it, and the next one replaces it', async () => {
  const { id } = await issued()
  await staff.calls.put(staff.clerk, id, '', { isDelivered: true, paidAmount: 60 })
  const back = await staff.calls.put(staff.clerk, id, '/step-back', {
    from: 'complete',
    reason: 'A page is missing',
  })
  expect(back.body.certificates).toMatchObject([
    { state: 'revoked', revoked: { because: 'stepped-back' } },
  ])
  const { body } = await issue(staff.clerk, back.body)
  expect((body as OfficeView).certificates.map(({ state }) => state)).toEqual(['valid', 'replaced'])
  expect(await staff.calls.eventsOf(id)).toEqual(
    expect.arrayContaining(['request.certificate-revoked', 'request.certificate-issued']),
  )
})

test('removing the translation revokes its certificate', async () => {
  const { office, id } = await issued()
  const translation = office.translation?.split('/').at(-1) ?? ''
  const path = `/files/${translation}/remove`
  const { body } = await staff.calls.put(staff.clerk, id, path, { reason: 'wrong-file' })
  expect(body.certificates).toMatchObject([{ revoked: { because: 'new-translation' } }])
})

test('the database refuses to delete a certificate or to make a revoked one valid again', async () => {
  const { id, certificate } = await issued()
  await staff.calls.put(staff.clerk, id, '/step-back', { from: 'delivery', reason: 'Page missing' })
  const statements = [
    sql`update certificates set revoked_at = null, revoked_because = null, revoked_by = null where id = ${certificate._id}`,
    sql`update certificates set code = '000000000000' where id = ${certificate._id}`,
    sql`delete from certificates where id = ${certificate._id}`,
  ]
  for (const statement of statements) {
    await expect(statement.execute(staff.office.adminDb)).rejects.toThrow(
      /never deleted, changed or valid again|violates foreign key/,
    )
  }
})

test('the certificate that stands is revoked even if the clock was set back before it was issued', async () => {
  const { office, certificate, id } = await issued()
  staff.office.clock.advance(-3_600_000)
  const { status, body } = await issue(staff.clerk, office)
  expect(status).toBe(200)
  const { certificates } = body as OfficeView
  expect(certificates.map(({ state }) => state)).toEqual(['valid', 'replaced'])
  expect(certificates[1]?._id).toBe(certificate._id)
  await staff.calls.put(staff.clerk, id, '/step-back', { from: 'delivery', reason: 'Page missing' })
  const after = await staff.calls.read<OfficeView>(staff.clerk, id)
  expect(after.certificates.map(({ state }) => state)).not.toContain('valid')
})
