import { revokeCertificate } from '@kakehashi/contract/requests/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseContent } from '../../../src/requests/erase-content.ts'
import {
  issue,
  newestOf,
  reviewedRequest,
  sampleSigningKey,
  verify,
} from '../../support/certificates.ts'
import type { SignedInUser } from '../../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { OfficeView } from '../../support/request-calls.ts'

let staff: OfficeWithStaff
let customer: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff({ signingKey: await sampleSigningKey() })
  customer = await staff.office.signedIn('customer', { lastName: 'Whitaker' })
})
afterAll(() => staff.office.close())

/** A certificate of a request whose content is erased. */
async function erased() {
  const { office, calls, clerk } = staff
  const request = await reviewedRequest(staff, customer)
  const { body } = await issue(clerk, request)
  const certificate = newestOf(body)
  const id = request._id
  await calls.put(clerk, id, '', { isDelivered: true, paidAmount: 60 })
  await office.db.transaction().execute((trx) => eraseContent(trx, id, office.clock.now()))
  return { certificate, id }
}

test('the office still sees code, day and state of a certificate, without names', async () => {
  const { certificate, id } = await erased()
  const { certificates } = await staff.calls.read<OfficeView>(staff.clerk, id)
  const { documentNameJa: _ja, person: _person, ...kept } = certificate
  expect(certificates).toEqual([{ ...kept, documentName: '' }])
})

test('the office can still revoke it, and what it types as the reason is not kept', async () => {
  const { certificate, id } = await erased()
  const { status, body } = await staff.clerk.browser.call(revokeCertificate, {
    params: { requestId: id, certificateId: certificate._id },
    body: { reason: 'Born on another day than Zachary Burns said' },
  })
  expect(status).toBe(200)
  const [revoked] = (body as OfficeView).certificates
  expect(revoked).toMatchObject({
    state: 'revoked',
    revoked: { because: 'by-staff', by: 'Clara Clerk' },
  })
  expect(JSON.stringify(body)).not.toContain('Zachary')
  const { revoked_reason } = await staff.office.db
    .selectFrom('certificates')
    .select('revoked_reason')
    .where('id', '=', certificate._id)
    .executeTakeFirstOrThrow()
  expect(revoked_reason).toBeNull()
  const visitor = { browser: staff.office.visitor() }
  expect((await verify(visitor, { code: certificate.code })).body.state).toBe('revoked')
})
