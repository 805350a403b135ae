import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseContent } from '../../src/requests/erase-content.ts'
import { issue, reviewedRequest, sampleSigningKey } from '../support/certificates.ts'
import { misaki, namesOf } from '../support/names.ts'
import type { SignedInUser } from '../support/office.ts'
import {
  openOfficeWithStaff,
  type OfficeWithStaff,
  submitRequestToTranslate,
} from '../support/office-with-staff.ts'
import { addPair, pairsOf } from './support/words.ts'

const hanako = {
  ...misaki,
  label: 'Mother',
  family: 'OSHIRO',
  given: 'HANAKO',
  kanjiFamily: '大城',
  kanjiGiven: '花子',
  kanaFamily: 'おおしろ',
  kanaGiven: 'はなこ',
}
const eldest = {
  english: 'Hanako is the eldest daughter of Ken.',
  japanese: '花子は健の長女、フリガナはハナコ。',
}
const maskedEldest = {
  english: '{name1} is the eldest daughter of Ken.',
  japanese: '{name1}は健の長女、フリガナは{name1}。',
}

let staff: OfficeWithStaff
let customer: SignedInUser
let requestId: string
beforeAll(async () => {
  staff = await openOfficeWithStaff({ signingKey: await sampleSigningKey() })
  customer = await staff.office.signedIn('customer', { firstName: 'John', lastName: 'Oshiro' })
})
afterAll(() => staff.office.close())
beforeEach(async () => {
  await staff.office.adminDb.deleteFrom('memory_pairs').execute()
  ;({ _id: requestId } = await submitRequestToTranslate(staff, customer))
})

const erase = (id: string) =>
  staff.office.db.transaction().execute((trx) => eraseContent(trx, id, staff.office.clock.now()))

test('people in the list of names are taken out of a sentence, in letters, kanji and kana', async () => {
  const { translator } = staff
  await namesOf(translator, requestId).add(hanako)
  await addPair(translator, requestId, eldest)
  expect(await pairsOf(translator)).toEqual([maskedEldest])
})

test('a whole name is one placeholder, also of somebody with the customer’s family name', async () => {
  const { translator } = staff
  await namesOf(translator, requestId).add(hanako)
  await addPair(translator, requestId, {
    english: 'Mother: Hanako Oshiro, who met John Oshiro',
    japanese: '大城花子が署名した',
  })
  expect(await pairsOf(translator)).toEqual([
    { english: 'Mother: {name1}, who met {name2}', japanese: '{name1}が署名した' },
  ])
})

test('a person who is listed after the sentence was added is taken out at erasure', async () => {
  const { translator } = staff
  await addPair(translator, requestId, eldest)
  await namesOf(translator, requestId).add(hanako)
  await erase(requestId)
  expect(await pairsOf(translator)).toEqual([maskedEldest])
})

test('whoever a certificate names is taken out at erasure', async () => {
  const { clerk } = staff
  const request = await reviewedRequest(staff, customer)
  await addPair(clerk, request._id, { english: 'Signed by Yuki Ota', japanese: '署名済み' })
  const { status } = await issue(clerk, request, { person: 'Yuki Ota' })
  expect(status).toBe(200)
  await erase(request._id)
  expect(await pairsOf(clerk)).toEqual([{ english: 'Signed by {name1}', japanese: '署名済み' }])
})
