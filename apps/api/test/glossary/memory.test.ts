import * as memory from '@kakehashi/contract/memory'
import { maskPair } from '@kakehashi/domain/memory/mask-pair'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSimilar } from '../../src/glossary/memory/find-similar.ts'
import { insertPairs } from '../../src/glossary/memory/queries.ts'
import { eraseContent } from '../../src/requests/erase-content.ts'
import type { SignedInUser } from '../support/office.ts'
import {
  openOfficeWithStaff,
  type OfficeWithStaff,
  submitRequestToTranslate,
} from '../support/office-with-staff.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import { addPair, lookedUp, pairsOf } from './support/words.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
let requestId: string
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  customer = await staff.office.signedIn('customer', {
    firstName: 'Misaki',
    lastName: 'Miyazato',
    nameJa: '宮里 美咲',
    nameKana: 'みやざと みさき',
  })
  ;({ _id: requestId } = await submitRequestToTranslate(staff, customer))
})
afterAll(() => staff.office.close())

const born = {
  english: 'Misaki MIYAZATO was born on April 17, 1994; reported by her father, Makoto.',
  japanese: '宮里美咲は平成6年4月17日に出生、父誠が届出。',
}
const kept = {
  english: '{name1} was born on {date1}; reported by her father, {name2}.',
  japanese: '{name1}は{date1}に出生、父{name3}が届出。',
}

test('a translator adds a sentence from the desk, and its names and dates are not stored', async () => {
  const { translator } = staff
  const body = { ...born, otherNames: 'Makoto、誠' }
  const { status, body: pair } = await addPair(translator, requestId, body)
  expect(status).toBe(200)
  expect(pair).toMatchObject(kept)
  expect(await pairsOf(translator)).toEqual([kept])
})

test('it is offered for a similar sentence of somebody else, in either language', async () => {
  const { sentences } = await lookedUp(
    staff.clerk,
    'John SMITH was born on October 5, 2020; reported by his father, Peter.',
  )
  expect(sentences).toMatchObject([kept])
  expect(sentences[0]?.percent).toBeGreaterThan(60)
  const japanese = await lookedUp(staff.clerk, '山田太郎様は令和2年10月5日に出生、父太一が届出')
  expect(japanese.sentences).toMatchObject([kept])
  expect((await lookedUp(staff.clerk, 'Keep this paper dry.')).sentences).toEqual([])
})

test('it is offered while the sentence is still being typed', async () => {
  const { sentences } = await lookedUp(staff.clerk, '{name1} was born on {date1}')
  expect(sentences).toMatchObject([kept])
})

test('the same sentence of another paper is kept once', async () => {
  const other = {
    english: 'Misaki Miyazato was born on May 1, 2019; reported by her father, Ken.',
    japanese: '宮里美咲は令和元年5月1日に出生、父健が届出。',
    otherNames: 'Ken, 健',
  }
  const { status } = await addPair(staff.translator, requestId, other)
  expect(status).toBe(200)
  expect(await pairsOf(staff.translator)).toEqual([kept])
})

test('a translator adds sentences only from requests on their own desk', async () => {
  const other = await staff.office.signedIn('translator')
  expect((await addPair(other, requestId, born)).status).toBe(404)
  expect((await addPair(customer, requestId, born)).status).toBe(403)
})

test('both sentences are needed', async () => {
  const { status, body } = await addPair(staff.translator, requestId, {
    english: '',
    japanese: ' ',
  })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['english', 'japanese']])
})

test('a sentence is removed for good', async () => {
  const { translator } = staff
  const { body } = await addPair(translator, requestId, { english: 'By mistake', japanese: '誤り' })
  const params = { pairId: body._id }
  expect((await translator.browser.call(memory.removePair, { params })).status).toBe(200)
  expect((await translator.browser.call(memory.removePair, { params })).status).toBe(200)
  expect((await lookedUp(translator, 'By mistake')).sentences).toEqual([])
  const rows = await staff.office.adminDb.selectFrom('memory_grams').select('pair_id').execute()
  expect(rows.every(({ pair_id }) => pair_id !== body._id)).toBe(true)
})

test('a name that the office learned later is taken out when the request’s content is erased', async () => {
  const { office, translator } = staff
  const walkIn = await office.signedIn('customer', { firstName: 'Ichiro', lastName: 'Suzuki' })
  const { _id: id } = await submitRequestToTranslate(staff, walkIn)
  const sentence = {
    english: 'The certificate was issued.',
    japanese: '鈴木一郎に証明書を発行した。',
  }
  await addPair(translator, id, sentence)
  await office.adminDb
    .updateTable('requests')
    .set({ name_ja: '鈴木 一郎' })
    .where('id', '=', id)
    .execute()
  await office.db.transaction().execute((trx) => eraseContent(trx, id, office.clock.now()))
  expect(await pairsOf(translator)).toContainEqual({
    english: 'The certificate was issued.',
    japanese: '{name1}に証明書を発行した。',
  })
  const linked = await office.adminDb
    .selectFrom('memory_pairs')
    .select('id')
    .where('request_id', '=', id)
    .execute()
  expect(linked).toEqual([])
  const { status, body } = await addPair(translator, id, sentence)
  expect([status, body.code]).toEqual([409, 'content-erased'])
})

test('among twenty thousand sentences the similar one is found, and the work does not grow', async () => {
  const { db, adminDb, database, clock } = staff.office
  const subjects = ['The marriage', 'The divorce', 'An adoption', 'The birth', 'A name change']
  const pairs = Array.from({ length: 20_000 }, (_, at) => ({
    english: `${subjects[at % 5]} of ${at.toString(36)} was entered in the register of ward ${(at * 7919).toString(36)}.`,
    japanese: `${at.toString(36)}の届出により${(at * 7919).toString(36)}区の戸籍に記載。`,
  }))
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < pairs.length; start += 1_000) {
      const part = pairs.slice(start, start + 1_000)
      await insertPairs(trx, part, { now: clock.now(), requestId: null })
    }
  })
  await analyze(adminDb)
  const { sentences } = await lookedUp(
    staff.clerk,
    'Ann SMITH was born on October 5, 2020; reported by her father, Peter.',
  )
  expect(sentences[0]).toMatchObject(kept)
  const plans = await plansOf(database.adminUrl, (one) =>
    findSimilar(one, 'The marriage was entered in the register of the ward.'),
  )
  expect(plans.flatMap(({ steps }) => steps).join()).not.toContain('Seq Scan memory')
  expect(plans[0]?.buffers).toBeLessThan(3_000)
})

test('what is stored is what the rules say', () => {
  expect(maskPair(kept)).toEqual(kept)
})
