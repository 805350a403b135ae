import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeFile } from '../../../src/documents/remove-files.ts'
import { misaki, namesOf } from '../../support/names.ts'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff, submitRequestToTranslate } from '../../support/office-with-staff.ts'
import type { RequestCalls } from '../../support/request-calls.ts'
import { changedLines, handInRegister, reviewOf } from '../../support/review.ts'
import { sendTranslation } from '../../support/sample-pdf.ts'
import { seedFile } from '../../support/seed-request.ts'
import { tablesContaining } from '../../support/tables-containing.ts'
import { draftsOf } from '../../support/translation-drafts.ts'

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

const read = async () => (await reviewOf(clerk, about.id).read()).body

test('a first version is shown line by line, without changes', async () => {
  const file = await handInRegister(calls, translator, about)
  const review = await read()
  expect(review.translation).toMatchObject({ file, version: 1, handedInBy: 'Toru Honda' })
  expect(review.translation?.before).toBeUndefined()
  expect([review.papers?.[0]?.document, review.changes]).toEqual([about.document, undefined])
  expect(review.papers?.[0]?.title.en).toBe('Family register, full certificate')
  const born = (review.papers ?? [])
    .flatMap(({ groups }) => groups.flatMap(({ sections }) => sections))
    .flatMap(({ lines }) => lines)
    .find(({ key }) => key === 'bornOn')
  expect(born).toMatchObject({ source: '平成6年4月17日', text: 'April 17, 1994 (Heisei 6)' })
})

test('a version that was returned and corrected shows what was added and removed', async () => {
  await handInRegister(calls, translator, about, { name: 'Misake' })
  await calls.put(clerk, about.id, '/return', { reason: 'The first name' })
  const second = { ...about, version: 1 }
  await handInRegister(calls, translator, second, {
    name: 'Misaki',
    relation: 'Second daughter, as of 1994',
  })
  const review = await read()
  expect(review.translation).toMatchObject({ version: 2, before: { version: 1 } })
  expect(changedLines(review)).toEqual([
    'Name: [-Misake-]{+Misaki+}',
    'Relationship: Second daughter{+, as of 1994+}',
  ])
  expect(review.changes).toBe(2)
})

test('what was printed stays as it was, also when the draft has gone on', async () => {
  await handInRegister(calls, translator, about, { name: 'Misake' })
  await calls.put(clerk, about.id, '/return', { reason: '' })
  await draftsOf(translator, about.id).remove(about.document, 1)
  await handInRegister(calls, translator, about, { name: 'Misaki' })
  expect(changedLines(await read())).toEqual(['Name: [-Misake-]{+Misaki+}'])
})

test('a plain PDF has no lines, and neither has its comparison with a register', async () => {
  await handInRegister(calls, translator, about)
  await calls.put(clerk, about.id, '/return', { reason: '' })
  const translation = await sendTranslation(translator.browser)
  await calls.put(translator, about.id, '', { isTranslated: true, translation })
  const review = await read()
  expect(review.translation).toMatchObject({ version: 2, before: { version: 1 } })
  expect([review.papers, review.changes]).toEqual([undefined, undefined])
  expect(review.checks.map(({ check }) => check)).toEqual(['line-by-line', 'layout'])
  expect(review.automatic).toEqual([{ kind: 'pages', original: null, translation: 1 }])
})

test('a register after a plain PDF has lines, but no changes are known', async () => {
  const translation = await sendTranslation(translator.browser)
  await calls.put(translator, about.id, '', { isTranslated: true, translation })
  await calls.put(clerk, about.id, '/return', { reason: '' })
  await handInRegister(calls, translator, about)
  const review = await read()
  expect(review.papers).toHaveLength(1)
  expect(review.changes).toBeUndefined()
})

test('fields, names of the sheet, dates and pages are counted', async () => {
  await handInRegister(calls, translator, about)
  const before = (await read()).automatic
  expect(before.map(({ kind }) => kind)).toEqual(['fields', 'names', 'dates', 'pages'])
  const [fields, names, dates, pages] = before
  expect(fields).toMatchObject({ fine: fields?.kind === 'fields' ? fields.count : 0 })
  expect(dates).toMatchObject({ fine: dates?.kind === 'dates' ? dates.count : 0 })
  expect(names).toMatchObject({ fine: 0, missing: expect.arrayContaining(['MIYAZATO Misaki']) })
  expect(pages).toMatchObject({ kind: 'pages', translation: 2 })

  await namesOf(clerk, about.id).add(misaki)
  const [, after] = (await read()).automatic
  if (after?.kind !== 'names') throw new Error('names are counted')
  expect(after.fine).toBeGreaterThan(0)
  expect(after.missing).not.toContain('MIYAZATO Misaki')
})

test('reading the lines is a reading of the translation, like opening its file', async () => {
  const file = await handInRegister(calls, translator, about)
  await read()
  await read()
  const readings = await office.db
    .selectFrom('readings')
    .select(['reader_id', 'kind'])
    .where('file_id', '=', file)
    .execute()
  expect(readings).toEqual([{ reader_id: clerk.user._id, kind: 'opened' }])
})

test('what was printed is deleted with the file', async () => {
  const mark = 'QPRINTEDMARK'
  await handInRegister(calls, translator, about, { name: mark })
  expect(await tablesContaining(office.db, mark)).toContain('public.printed_translations')
  const file = (await read()).translation?.file ?? ''
  await office.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('files')
      .select(['id', 'object_key'])
      .where('id', '=', file)
      .executeTakeFirstOrThrow()
    await removeFile(trx, row, office.clock.now())
  })
  expect(await tablesContaining(office.db, mark)).not.toContain('public.printed_translations')
})

test('translators and customers have no review', async () => {
  await handInRegister(calls, translator, about)
  for (const person of [translator, customer]) {
    expect((await reviewOf(person, about.id).read()).status).toBe(403)
  }
})
