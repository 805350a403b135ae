import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editUser } from '../../support/edit-user.ts'
import { namesOf } from '../../support/names.ts'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../../support/request-calls.ts'
import { handInRegister, reviewOf } from '../../support/review.ts'
import { sendTranslation } from '../../support/sample-pdf.ts'
import { seedFile } from '../../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let about: { id: string; document: string }

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())
beforeEach(async () => {
  const { _id: id } = await submitRequestToTranslate({ calls, owner, translator }, customer)
  about = { id, document: await seedFile(office, customer.user._id, 'document', id) }
})

const goOn = (by: SignedInUser, body: object = {}) =>
  calls.put(by, about.id, '', { isReviewed: true, ...body })
const lastNote = (request: OfficeView) => request.notes.at(-1)?.comment

async function fieldsOfReview(): Promise<string[]> {
  const event = await office.db
    .selectFrom('events')
    .select('fields')
    .where('subject_id', '=', about.id)
    .where('kind', '=', 'request.reviewed')
    .executeTakeFirstOrThrow()
  return event.fields ?? []
}

test('whoever had the checklist on screen is asked why lines are open', async () => {
  const file = await handInRegister(calls, translator, about)
  await reviewOf(clerk, about.id).tick(file, 'line-by-line')
  const asked = await goOn(clerk, { hasChecklist: true })
  expect(asked).toMatchObject({ status: 409, body: { code: 'checks-open' } })
  expect(asked.body.message).toContain('3 left')
  const { status, body } = await goOn(clerk, { hasChecklist: true, reason: 'A copy of last week' })
  expect([status, body.stage]).toEqual([200, 'delivery'])
  expect(lastNote(body)).toBe(
    'Review finished with 3 lines of the checklist not ticked: A copy of last week',
  )
  expect(await fieldsOfReview()).toContain('checks-open')
})

test('with every line ticked nothing is asked and nothing is noted', async () => {
  await handInRegister(calls, translator, about)
  await reviewOf(clerk, about.id).tickAll()
  const { status, body } = await goOn(clerk, { hasChecklist: true })
  expect([status, body.notes]).toEqual([200, []])
})

test('without the checklist on screen the body of the specification goes on as before', async () => {
  await handInRegister(calls, translator, about)
  const { status, body } = await goOn(clerk)
  expect([status, body.notes]).toEqual([200, []])
})

test('names and lines that are open are one question, one reason and one note', async () => {
  await handInRegister(calls, translator, about)
  await namesOf(clerk, about.id).add()
  const { body: review } = await reviewOf(clerk, about.id).read()
  expect(review.questions).toEqual([
    { kind: 'names-unconfirmed', count: 1 },
    { kind: 'checks-open', count: 4 },
  ])
  const seen = await calls.read<OfficeView>(clerk, about.id)
  expect(seen.openQuestions).toEqual([{ kind: 'names-unconfirmed', count: 1 }])
  const { body } = await goOn(clerk, { hasChecklist: true, reason: 'By phone' })
  expect(body.notes).toHaveLength(1)
  expect(lastNote(body)).toBe(
    'Review finished with 1 entry of the names and dates not confirmed, with 4 lines of the checklist not ticked: By phone',
  )
})

test('an admin who translated it is asked, and it is in the event and in a note', async () => {
  await editUser(owner, clerk, { isTranslator: true })
  clerk = await office.signIn(clerk.user.email, clerk.password)
  await calls.put(owner, about.id, '/translator', { translator: clerk.user._id })
  await handInRegister(calls, clerk, about)
  const seen = await calls.read<OfficeView>(clerk, about.id)
  expect(seen.openQuestions).toEqual([{ kind: 'own-translation' }])
  // Somebody else has not translated it.
  expect((await calls.read<OfficeView>(owner, about.id)).openQuestions).toBeUndefined()
  const { status, body } = await goOn(clerk)
  expect(status).toBe(200)
  expect(lastNote(body)).toBe('Review finished by whoever translated it.')
  expect(await fieldsOfReview()).toContain('own-translation')
})

test('a clerk who uploads a file that nobody was assigned to has not translated it', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await calls.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  expect((await calls.read<OfficeView>(clerk, id)).openQuestions).toBeUndefined()
  const { body } = await calls.put(clerk, id, '', { isReviewed: true })
  expect(body.notes).toEqual([])
})

test('a clerk who filled in its template has translated it, also without being assigned', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await calls.put(clerk, id, '', { isPaid: true })
  const document = await seedFile(office, customer.user._id, 'document', id)
  await handInRegister(calls, clerk, { id, document })
  const { openQuestions } = await calls.read<OfficeView>(clerk, id)
  expect(openQuestions).toEqual([{ kind: 'own-translation' }])
})

test('in an office of one it is only noted: nobody else could review it', async () => {
  const alone = await openOfficeWithStaff()
  try {
    const { office: small, calls: own, clerk: removed } = alone
    await small.db
      .updateTable('users')
      .set({ is_admin: false, is_translator: true })
      .where('id', '=', removed.user._id)
      .execute()
    const visitor = await small.signedIn('customer')
    const { _id: id } = await own.submitRequest(visitor)
    await own.put(alone.owner, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
    await own.put(alone.owner, id, '', { isPaid: true })
    const document = await seedFile(small, visitor.user._id, 'document', id)
    await handInRegister(own, alone.owner, { id, document })
    const seen = await own.read<OfficeView>(alone.owner, id)
    expect(seen.openQuestions).toBeUndefined()
    const { body } = await own.put(alone.owner, id, '', { isReviewed: true })
    expect(lastNote(body)).toBe('Review finished by whoever translated it.')
  } finally {
    await alone.office.close()
  }
})
