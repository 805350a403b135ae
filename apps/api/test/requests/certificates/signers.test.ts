import { afterAll, beforeAll, expect, test } from 'vitest'
import { issue, newestOf, reviewedRequest, sampleSigningKey } from '../../support/certificates.ts'
import type { SignedInUser } from '../../support/office.ts'
import {
  type OfficeWithStaff,
  openOfficeWithStaff,
  submitRequestToTranslate,
} from '../../support/office-with-staff.ts'
import type { OfficeView } from '../../support/request-calls.ts'
import { samplePdf, sendTranslation } from '../../support/sample-pdf.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
let other: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff({ signingKey: await sampleSigningKey() })
  customer = await staff.office.signedIn('customer', { lastName: 'Whitaker' })
  other = await staff.office.signedIn('translator', { firstName: 'Mina', lastName: 'Oshiro' })
})
afterAll(() => staff.office.close())

async function assign(requestId: string, translator: SignedInUser) {
  const change = { translator_id: translator.user._id }
  await staff.office.db.updateTable('requests').set(change).where('id', '=', requestId).execute()
}

/** What the form shows before a certificate is issued, and whom it then names. */
async function signersOf(id: string) {
  const request = await staff.calls.read<OfficeView>(staff.clerk, id)
  const { body } = await issue(staff.clerk, request)
  const stored = await staff.office.db
    .selectFrom('certificates')
    .select(['translator_id', 'reviewer_id'])
    .where('id', '=', newestOf(body)._id)
    .executeTakeFirstOrThrow()
  return { shown: request.signers, stored }
}

test('the certificate names who handed the translation in, not who was assigned later', async () => {
  const { _id } = await reviewedRequest(staff, customer)
  await assign(_id, other)
  expect(await signersOf(_id)).toEqual({
    shown: { translator: 'Toru Honda', reviewer: 'Clara Clerk' },
    stored: { translator_id: staff.translator.user._id, reviewer_id: staff.clerk.user._id },
  })
})

test('if the office hands a translation in, the certificate names the assigned translator', async () => {
  const { calls, clerk } = staff
  const { _id } = await submitRequestToTranslate(staff, customer)
  await assign(_id, other)
  const translation = await sendTranslation(clerk.browser, samplePdf('Translation'))
  await calls.put(clerk, _id, '', { isTranslated: true, translation })
  await calls.put(clerk, _id, '', { isReviewed: true })
  expect(await signersOf(_id)).toEqual({
    shown: { translator: 'Mina Oshiro', reviewer: 'Clara Clerk' },
    stored: { translator_id: other.user._id, reviewer_id: clerk.user._id },
  })
})

test('nobody is named before a certificate can be issued', async () => {
  const { _id } = await submitRequestToTranslate(staff, customer)
  const request = await staff.calls.read<OfficeView>(staff.clerk, _id)
  expect(request.signers).toBeUndefined()
})
