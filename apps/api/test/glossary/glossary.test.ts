import * as contract from '@kakehashi/contract/glossary'
import { listHistory } from '@kakehashi/contract/history'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTermsFor } from '../../src/glossary/terms/find-terms.ts'
import { LiveListener } from '../support/live-listener.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import {
  addTerm,
  banchi,
  formerRegister,
  found,
  importFile,
  lookedUp,
  once,
} from './support/words.ts'

let staff: OfficeWithStaff
beforeAll(async () => {
  staff = await openOfficeWithStaff()
})
afterAll(() => staff.office.close())

test('a translator adds a term, and everyone at the office finds it by typing', async () => {
  const { translator, clerk } = staff
  expect(await addTerm(translator)).toMatchObject({ ...formerRegister, version: 1 })
  for (const typed of ['form', 'FAMILY reg', '従前', '戸籍', 'じゅう', 'ジュウゼン', 'juzen']) {
    expect(await found(clerk, typed)).toEqual([formerRegister.english])
  }
  expect(await found(clerk, 'passport')).toEqual([])
})

test('one kanji finds a term of one kanji', async () => {
  await addTerm(staff.clerk, { english: 'wife', japanese: '妻', reading: 'つま' })
  expect(await found(staff.translator, '妻')).toEqual(['wife'])
})

test('the terms of a sentence are found while it is typed, the longest first', async () => {
  const { clerk, translator } = staff
  await addTerm(clerk, banchi)
  await addTerm(clerk, { english: 'family register', japanese: '戸籍' })
  const { terms } = await lookedUp(translator, '【従前戸籍】沖縄県うるま市みどり町九丁目99番地')
  expect(terms.map(({ japanese }) => japanese)).toEqual(['従前戸籍', '戸籍', '番地'])
  const english = await lookedUp(translator, 'see the former family register')
  expect(english.terms.map(({ japanese }) => japanese)).toEqual(['従前戸籍', '戸籍'])
})

test('a term is found in a sentence although hundreds of newer ones share its words', async () => {
  const { clerk, owner } = staff
  await addTerm(clerk, { english: 'Certificate of Residence', japanese: '住民票の写し' })
  const newer = Array.from({ length: 250 }, (_, at) => {
    const sides = [`Certificate of Kind ${at}`, `証明書の種類${at}`]
    const [english, japanese] = sides.map((text) => `<seg>${text}</seg>`)
    return `<tu><tuv xml:lang="en">${english}</tuv><tuv xml:lang="ja">${japanese}</tuv></tu>`
  })
  const file = `<tmx version="1.4"><header/><body>${newer.join('')}</body></tmx>`
  const { body } = await importFile(owner, { kind: 'glossary', mode: 'import' }, file)
  expect(body.added).toBe(250)
  const { terms } = await lookedUp(clerk, 'Attach the certificate of residence of each person')
  expect(terms.map(({ english }) => english)).toEqual(['Certificate of Residence'])
})

test('the same term is added once, unless it is for another field of use', async () => {
  const { browser } = staff.clerk
  const term = { english: 'head of household', japanese: '世帯主' }
  await addTerm(staff.clerk, term)
  const again = await browser.call(contract.addTerm, { body: term, headers: once() })
  expect([again.status, again.body.code]).toEqual([409, 'term-exists'])
  expect(again.body.message).toContain('archived')
  await addTerm(staff.clerk, { ...term, field: 'resident record' })
})

test('a call that is repeated after a lost reply adds one term', async () => {
  const body = { english: 'reported by', japanese: '届出人' }
  const headers = once()
  const { browser } = staff.clerk
  const first = await browser.call(contract.addTerm, { body, headers })
  const second = await browser.call(contract.addTerm, { body, headers })
  expect(second.body).toEqual(first.body)
})

test('a change is refused if somebody else has changed the term meanwhile', async () => {
  const { _id: termId } = await addTerm(staff.clerk, { english: 'spouse', japanese: '配偶者' })
  const params = { termId }
  const change = (by: typeof staff.clerk, english: string, version: number) =>
    by.browser.call(contract.changeTerm, {
      params,
      body: { english, japanese: '配偶者', version },
    })
  expect((await change(staff.translator, 'spouse (either)', 1)).body).toMatchObject({ version: 2 })
  // The same again is a repeated call.
  expect((await change(staff.translator, 'spouse (either)', 1)).status).toBe(200)
  const late = await change(staff.clerk, 'husband or wife', 1)
  expect([late.status, late.body.code]).toEqual([409, 'term-changed'])
  expect(await found(staff.clerk, 'either')).toEqual(['spouse (either)'])
})

test('an owner archives a term and brings it back; meanwhile it is not found', async () => {
  const { owner, clerk } = staff
  const { _id: termId } = await addTerm(clerk, {
    english: 'temporary register',
    japanese: '仮戸籍',
  })
  const params = { termId }
  const archive = (isArchived: boolean) =>
    owner.browser.call(contract.archiveTerm, { params, body: { isArchived } })
  expect((await archive(true)).body.archivedAt).toBeDefined()
  expect((await archive(true)).status).toBe(200)
  expect(await found(clerk, 'temporary')).toEqual([])
  expect((await lookedUp(clerk, '仮戸籍')).terms.map(({ japanese }) => japanese)).toEqual(['戸籍'])
  const list = await owner.browser.call(contract.listTerms, { query: { state: 'archived' } })
  expect(list.body.map(({ japanese }) => japanese)).toEqual(['仮戸籍'])
  const body = { english: 'temporary', japanese: '仮戸籍', version: 2 }
  const changed = await clerk.browser.call(contract.changeTerm, { params, body })
  expect([changed.status, changed.body.code]).toEqual([409, 'term-archived'])
  await archive(false)
  expect(await found(clerk, 'temporary')).toEqual(['temporary register'])
})

test('a term needs both languages, and its reading is in kana', async () => {
  const body = { english: ' ', japanese: '', reading: 'koseki' }
  const reply = await staff.clerk.browser.call(contract.addTerm, { body })
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields ?? {})).toEqual(['english', 'japanese', 'reading'])
})

test('the glossary is read page by page, newest first', async () => {
  const { browser } = staff.translator
  const first = await browser.call(contract.listTerms, { query: { limit: '2' } })
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await browser.send<contract.GlossaryTerm[]>('GET', next)
  const ids = [...first.body, ...second.body].map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toEqual(ids.toSorted().toReversed())
})

test('the history tells of each change, and clerks who have the glossary open see it at once', async () => {
  const { clerk, owner } = staff
  const live = await LiveListener.open(clerk.browser)
  const { _id: termId } = await addTerm(clerk, { english: 'adoption', japanese: '養子縁組' })
  const body = { english: 'adoption', japanese: '養子縁組', note: 'Of a child', version: 1 }
  await clerk.browser.call(contract.changeTerm, { params: { termId }, body })
  await owner.browser.call(contract.archiveTerm, {
    params: { termId },
    body: { isArchived: true },
  })
  const history = await owner.browser.call(listHistory, { query: { group: 'glossary' } })
  expect(history.body.slice(0, 3).map(({ kind, fields }) => [kind, fields])).toEqual([
    ['term.archived', []],
    ['term.changed', ['note']],
    ['term.added', []],
  ])
  await live.until(() => live.timesPublished('Glossary') === 3)
  live.close()
})

test('however many terms there are, a sentence is looked up by an index', async () => {
  const { adminDb, database } = staff.office
  const words = Array.from({ length: 20_000 }, (_, at) => `用語${at}`)
  await adminDb
    .insertInto('glossary_terms')
    .values(
      words.slice(0, 5_000).map((japanese) => ({
        id: crypto.randomUUID(),
        english: `term ${japanese}`,
        japanese,
        created_at: new Date('2020-01-01'),
      })),
    )
    .execute()
  for (let start = 0; start < words.length; start += 5_000) {
    const rows = words.slice(start, start + 5_000).map((word) => ({
      subject_kind: 'term' as const,
      subject_id: crypto.randomUUID(),
      word,
    }))
    await adminDb.insertInto('search_words').values(rows).execute()
  }
  await analyze(adminDb)
  const plans = await plansOf(database.adminUrl, (db) =>
    findTermsFor(db, '従前戸籍のある用語12番地'),
  )
  expect(plans.flatMap(({ steps }) => steps).join()).not.toContain('Seq Scan')
})
