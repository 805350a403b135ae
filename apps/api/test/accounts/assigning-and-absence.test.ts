import { delegateAssigning, getUser, setAbsence } from '@kakehashi/contract/accounts/users'
import { listPromisesWhileAway } from '@kakehashi/contract/requests/promises'
import { getRequest } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let people: OfficeWithStaff
let customer: SignedInUser
beforeAll(async () => {
  people = await openOfficeWithStaff()
  ;({ office } = people)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const delegate = (by: SignedInUser, to: SignedInUser, mayAssign: boolean) =>
  by.browser.call(delegateAssigning, { params: { userId: to.user._id }, body: { mayAssign } })

async function assign(by: SignedInUser): Promise<number> {
  const id = await seedRequest(office, customer.user._id, { stage: 'translate' })
  const translator = people.translator.user._id
  return (await people.calls.put(by, id, '/translator', { translator })).status
}

test('an owner lets a clerk assign translators, and takes it back', async () => {
  const { owner, clerk } = people
  expect(await assign(clerk)).toBe(403)

  const { status, body } = await delegate(owner, clerk, true)
  expect([status, body.mayAssign]).toEqual([200, true])
  expect(await assign(clerk)).toBe(200)
  const id = await seedRequest(office, customer.user._id, { stage: 'translate' })
  const { body: seen } = await clerk.browser.call(getRequest, { params: { id } })
  expect(seen).toMatchObject({ can: expect.arrayContaining(['assignTranslator']) })

  await delegate(owner, clerk, false)
  expect(await assign(clerk)).toBe(403)
  const events = await office.db
    .selectFrom('events')
    .select(['kind', 'fields'])
    .where('subject_id', '=', clerk.user._id)
    .where('actor_id', '=', owner.user._id)
    .orderBy('id')
    .execute()
  const recorded = { kind: 'user.roles-changed', fields: ['may_assign'] }
  expect(events).toEqual([recorded, recorded])
})

test('only an owner delegates, and only to an admin', async () => {
  const { owner, clerk, translator } = people

  expect((await delegate(clerk, clerk, true)).status).toBe(403)
  const { status, body } = await delegate(owner, translator, true)
  expect([status, body]).toMatchObject([409, { code: 'not-an-admin' }])
})

test('a clerk enters when a translator is away, and the translator removes it', async () => {
  const { clerk, translator } = people
  const params = { userId: translator.user._id }
  const absence = { from: '2026-12-21', until: '2026-12-31' }
  const set = await clerk.browser.call(setAbsence, { params, body: { absence } })
  const read = await clerk.browser.call(getUser, { params: { id: params.userId } })
  const removed = await translator.browser.call(setAbsence, { params, body: { absence: null } })

  expect(set.body.absence).toEqual(absence)
  expect(read.body.absence).toEqual(absence)
  expect([removed.status, removed.body.absence]).toEqual([200, undefined])
})

test('the work that is promised for days of the absence is listed, also for the translator', async () => {
  const { clerk, translator } = people
  const contractor = await office.signedIn('contractor')
  const params = { userId: translator.user._id }
  const work = { stage: 'translate', translatorId: params.userId } as const
  const seed = (fields: Parameters<typeof seedRequest>[2]) =>
    seedRequest(office, customer.user._id, { ...work, ...fields })
  await seed({ promisedOn: '2026-12-18' })
  const last = await seed({ promisedOn: '2026-12-31' })
  const first = await seed({ promisedOn: '2026-12-21' })
  await seed({ promisedOn: '2026-12-22', stage: 'review' })
  await seed({ promisedOn: '2026-12-22', translatorId: contractor.user._id })
  await seed({ promisedOn: '2027-01-04' })
  const listed = async (reader: SignedInUser) => {
    const { body } = await reader.browser.call(listPromisesWhileAway, { params })
    return body.map(({ request, promisedOn }) => [request, promisedOn])
  }
  expect(await listed(clerk)).toEqual([])

  const absence = { from: '2026-12-21', until: '2026-12-31' }
  await clerk.browser.call(setAbsence, { params, body: { absence } })
  const expected = [
    [first, '2026-12-21'],
    [last, '2026-12-31'],
  ]
  expect(await listed(clerk)).toEqual(expected)
  expect(await listed(translator)).toEqual(expected)
  const { status } = await contractor.browser.call(listPromisesWhileAway, { params })
  expect(status).toBe(404)
  await clerk.browser.call(setAbsence, { params, body: { absence: null } })
})

test('an absence ends after it begins, and only translators have one', async () => {
  const { clerk } = people
  const backwards = { from: '2026-12-31', until: '2026-12-21' }
  const params = { userId: people.translator.user._id }
  const reply = await clerk.browser.call(setAbsence, { params, body: { absence: backwards } })
  const ofCustomer = await clerk.browser.call(setAbsence, {
    params: { userId: customer.user._id },
    body: { absence: null },
  })

  expect(reply.status).toBe(400)
  expect(ofCustomer.status).toBe(400)
})
