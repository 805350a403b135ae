import * as drafts from '@kakehashi/contract/office-drafts'
import { getOffice } from '@kakehashi/contract/office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'

let office: Office
let owner: SignedInUser
let otherOwner: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  owner = await office.signedIn('owner', { firstName: 'Emi', lastName: 'Sato' })
  otherOwner = await office.signedIn('owner')
})
afterAll(() => office.close())
beforeEach(async () => {
  await owner.browser.call(drafts.discardOfficeDraft, {})
})

const newPhone = { ...sampleOffice, phone: '098-222-3333' }
const read = async () => (await owner.browser.call(drafts.getOfficeDraft, {})).body
const save = (facts: typeof sampleOffice, by = owner, version?: string) =>
  by.browser.call(drafts.saveOfficeDraft, { body: { office: facts, version } })
const publish = (version?: string) =>
  owner.browser.call(drafts.publishOfficeDraft, { body: { version } })
const publicPhone = async () => (await office.visitor().call(getOffice, {})).body.phone
const history = async () => (await owner.browser.call(drafts.listPublications, {})).body

test('a saved draft is seen by owners only, with the names of what changed', async () => {
  const { status } = await save(newPhone)

  expect(status).toBe(200)
  const draft = await read()
  expect(draft.office.phone).toBe('098-222-3333')
  expect(draft.published.phone).toBe(sampleOffice.phone)
  expect(draft.changes).toEqual(['phone'])
  expect(draft.saved?.by).toBe('Emi Sato')
  expect(await publicPhone()).toBe(sampleOffice.phone)
})

test('changing everything back leaves no draft', async () => {
  await save(newPhone)
  await save(sampleOffice)

  expect(await read()).toMatchObject({ changes: [] })
  expect((await read()).saved).toBeUndefined()
})

test('a draft is not overwritten by an owner who has not seen it', async () => {
  const { version } = await read()
  await save(newPhone, otherOwner)

  const late = await save({ ...sampleOffice, dsn: '' }, owner, version)

  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'changed-meanwhile' })
  expect((await read()).changes).toEqual(['phone'])
})

test('publishing makes the draft public and is listed with who did it', async () => {
  await save(newPhone)
  const { version } = await read()

  const { status, body } = await publish(version)

  expect([status, body.changes]).toEqual([200, []])
  expect(await publicPhone()).toBe('098-222-3333')
  const [newest, first] = await history()
  expect(newest).toMatchObject({ by: 'Emi Sato', changes: ['phone'] })
  expect(first?.changes).toContain('name')
})

test('publishing twice adds one publication', async () => {
  await save({ ...newPhone, dsn: '222-3333' })
  await publish()
  const count = (await history()).length
  const again = await publish()

  expect(again.status).toBe(200)
  expect(await history()).toHaveLength(count)
})

test('an incomplete description can be saved, and publishing says what is missing', async () => {
  await save({ ...newPhone, email: '', tagline: { en: '', ja: '翻訳事務所' } })

  const { status, body } = await publish()

  expect(status).toBe(409)
  expect(body).toMatchObject({ message: 'Before you can publish, fill in: tagline.en, email.' })
  expect((await read()).changes).toContain('email')
})

test('impossible hours are refused at once', async () => {
  const hours = { ...sampleOffice.hours, opens: '1800' }

  expect((await save({ ...sampleOffice, hours })).status).toBe(400)
})

test('an earlier publication is brought back, and the draft is kept', async () => {
  await save({ ...sampleOffice, phone: '098-444-5555' })
  await publish()
  const earlier = (await history())[1]
  await save({ ...sampleOffice, phone: '098-444-5555', dsn: '444-5555' })

  const restored = await owner.browser.call(drafts.restorePublication, {
    params: { id: String(earlier?._id) },
  })

  expect(restored.status).toBe(200)
  expect(await publicPhone()).not.toBe('098-444-5555')
  expect((await history())[0]).toMatchObject({ restoredFrom: earlier?._id })
  expect((await read()).office.dsn).toBe('444-5555')
})

test('publishing needs a fresh proof, because it speaks for the office', async () => {
  await save(newPhone)
  office.clock.advance(11 * 60_000)
  owner.browser.password = undefined

  const { status, body } = await publish()

  expect([status, body]).toMatchObject([403, { code: 'fresh-password-required' }])
})
