import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeSetting } from '../../src/settings/commands.ts'
import type { SignedInUser } from '../support/office.ts'
import {
  type OfficeWithStaff,
  openOfficeWithStaff,
  submitRequestToTranslate,
} from '../support/office-with-staff.ts'
import { bringToReview, proofOf } from '../support/proofs.ts'
import type { OfficeView } from '../support/request-calls.ts'
import { samplePdf, sendTranslation } from '../support/sample-pdf.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
let id: string

beforeAll(async () => {
  staff = await openOfficeWithStaff()
  customer = await staff.office.signedIn('customer')
})
afterAll(() => staff.office.close())

beforeEach(async () => {
  ;({ _id: id } = await submitRequestToTranslate(staff, customer))
  await bringToReview(staff.calls, staff.clerk, id)
})

const finish = (more: object = {}) =>
  staff.calls.put(staff.clerk, id, '', { isReviewed: true, ...more })

async function fieldsOfReview(): Promise<readonly string[]> {
  const event = await staff.office.db
    .selectFrom('events')
    .select('fields')
    .where('subject_id', '=', id)
    .where('kind', '=', 'request.reviewed')
    .executeTakeFirstOrThrow()
  return event.fields
}

async function setExpected(isExpected: boolean): Promise<void> {
  const { db, clock } = staff.office
  await db
    .transaction()
    .execute((trx) =>
      writeSetting(trx, 'expectProof', isExpected, staff.owner.user._id, clock.now()),
    )
}

test('without a proof copy a review goes on as before, and nothing is noted', async () => {
  const { status, body } = await finish()
  expect([status, body.stage, body.notes]).toEqual([200, 'delivery', []])
  expect(await fieldsOfReview()).not.toContain('proof-not-approved')
})

test('an approved proof copy needs no reason', async () => {
  await proofOf(staff.clerk, id).send()
  await proofOf(customer, id).approve()
  const { status, body } = await finish()
  expect([status, body.notes]).toEqual([200, []])
  expect(await fieldsOfReview()).not.toContain('proof-not-approved')
})

test('a review without the approval is accepted with the bare body, and that is recorded', async () => {
  await proofOf(staff.clerk, id).send()
  const { status, body } = await finish()
  expect([status, body.stage]).toEqual([200, 'delivery'])
  expect(body.notes.at(-1)?.comment).toBe('Review finished without the approval of the proof copy.')
  expect(await fieldsOfReview()).toContain('proof-not-approved')
})

test('the reason is in a note of the office, which the translator does not read', async () => {
  await proofOf(staff.clerk, id).send()
  const { body } = await finish({ reason: 'The customer is on a ship' })
  expect(body.notes.at(-1)?.comment).toBe(
    'Review finished without the approval of the proof copy: The customer is on a ship',
  )
  const seen = await staff.calls.read<OfficeView>(staff.translator, id)
  expect(seen.notes).toEqual([])
})

test('an approval is not one of the corrected file that goes with the end of the review', async () => {
  await proofOf(staff.clerk, id).send()
  await proofOf(customer, id).approve()
  const corrected = await sendTranslation(staff.clerk.browser, samplePdf('Corrected'))
  await finish({ translation: corrected })
  expect(await fieldsOfReview()).toContain('proof-not-approved')
})

test('an office that expects a proof copy of every translation notes that there was none', async () => {
  await setExpected(true)
  const { openQuestions } = await staff.calls.read<OfficeView>(staff.clerk, id)
  expect(openQuestions).toEqual([{ kind: 'proof-not-sent' }])
  const { body } = await finish({ reason: 'A reprint' })
  expect(body.notes.at(-1)?.comment).toBe('Review finished without a proof copy: A reprint')
  await setExpected(false)
})
