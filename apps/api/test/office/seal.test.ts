import { getOffice } from '@kakehashi/contract/office'
import * as drafts from '@kakehashi/contract/office-drafts'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawSealOutline } from '../../src/office/seal-outline.ts'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'

let office: Office
let owner: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  owner = await office.signedIn('owner')
})
afterAll(() => office.close())
beforeEach(async () => {
  await owner.browser.call(drafts.discardOfficeDraft, {})
})

const save = (seal: Partial<typeof sampleOffice.seal>) =>
  owner.browser.call(drafts.saveOfficeDraft, {
    body: { office: { ...sampleOffice, seal: { ...sampleOffice.seal, ...seal } } },
  })
const publish = () => owner.browser.call(drafts.publishOfficeDraft, { body: {} })
const publicSeal = async () => (await office.visitor().call(getOffice, {})).body.seal

test('a new text of the seal is drawn when the draft is saved', async () => {
  const { body } = await save({ text: '港', colour: 'indigo' })

  expect(body.office.seal).toEqual({
    text: '港',
    colour: 'indigo',
    outline: await drawSealOutline('港'),
  })
})

test('an outline that the browser sends is not used', async () => {
  const unchanged = await save({ outline: 'm0 0h480v480z' })
  expect(unchanged.body.changes).toEqual([])
  expect(unchanged.body.office.seal).toEqual(sampleOffice.seal)

  const changed = await save({ text: '港', outline: 'm0 0h480v480z' })
  expect(changed.body.office.seal.outline).toBe(await drawSealOutline('港'))

  const again = await save({ text: '港', outline: '' })
  expect(again.body.office.seal.outline).toBe(await drawSealOutline('港'))
})

test('an outline that is more than path data is refused', async () => {
  expect((await save({ outline: 'm0 0"/><script>' })).status).toBe(400)
})

test('a character that the font lacks is refused at its field', async () => {
  const { status, body } = await save({ text: '한' })

  expect(status).toBe(400)
  expect(body).toMatchObject({
    fields: {
      'seal.text': 'Enter one or two letters, digits or characters that the seal font has',
    },
  })
})

test('what an older version published is read, and drawn when it is published again', async () => {
  const facts = { ...sampleOffice, seal: { text: '橋', colour: 'plum' } }
  await office.adminDb
    .insertInto('publications')
    .values({ facts: JSON.stringify(facts), published_at: office.clock.now() })
    .execute()
  expect(await publicSeal()).toEqual({ text: '橋', colour: 'plum', outline: '' })

  const saved = await owner.browser.call(drafts.saveOfficeDraft, {
    body: { office: { ...facts, dsn: '111-2222' } },
  })
  expect(saved.body.changes).toEqual(['dsn'])
  await publish()

  expect(await publicSeal()).toEqual({ ...sampleOffice.seal, colour: 'plum' })
})
