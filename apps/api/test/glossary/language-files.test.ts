import { listHistory } from '@kakehashi/contract/history'
import { archiveTerm } from '@kakehashi/contract/glossary'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertPairs } from '../../src/glossary/memory/queries.ts'
import { dump } from '../imports/support.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import {
  addTerm,
  banchi,
  exported,
  formerRegister,
  found,
  importFile,
  lookedUp,
  pairsOf,
} from './support/words.ts'

let staff: OfficeWithStaff
beforeEach(async () => {
  staff = await openOfficeWithStaff()
})
afterEach(() => staff.office.close())

const tmx = (...units: string[]) =>
  `<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header/><body>${units.join('')}</body></tmx>`
const unit = (english: string, japanese: string, more = '') =>
  `<tu>${more}<tuv xml:lang="en-US"><seg>${english}</seg></tuv><tuv xml:lang="JA"><seg>${japanese}</seg></tuv></tu>`
const pair = { english: 'Born on {date1} to {name1}.', japanese: '{date1}{name1}の子として出生。' }

const withoutIds = (text: string) =>
  text
    .replaceAll(/id="[^"]+"/g, '')
    .split('\n')
    .toSorted()

async function fill() {
  const { office, translator } = staff
  await addTerm(translator)
  await addTerm(translator, banchi)
  await addTerm(translator, { english: '"Tom & <Jerry>"', japanese: "２つの　空白  と'引用'" })
  const now = office.clock.now()
  await office.db.transaction().execute((trx) => insertPairs(trx, [pair], { now, requestId: null }))
}

describe.each(['glossary', 'memory'] as const)('the %s', (kind) => {
  test.each(['tmx', 'xliff'] as const)(
    'is exported as %s, and importing that changes nothing',
    async (format) => {
      await fill()
      const file = await exported(staff.owner, { kind, format })
      const before = await dump(staff.office.adminDb)
      const entries = kind === 'glossary' ? 3 : 1
      const unchanged = { entries, added: 0, changed: 0, unchanged: entries, problems: 0 }
      for (const mode of ['check', 'import'] as const) {
        const { body } = await importFile(staff.owner, { kind, mode }, file)
        expect(body).toMatchObject(unchanged)
      }
      expect(await dump(staff.office.adminDb)).toEqual(before)
    },
  )

  test.each(['tmx', 'xliff'] as const)(
    'is the same again in a new office, from %s',
    async (format) => {
      await fill()
      const file = await exported(staff.owner, { kind, format })
      const { adminDb } = staff.office
      for (const table of ['glossary_terms', 'memory_pairs', 'search_words'] as const) {
        await adminDb.deleteFrom(table).execute()
      }
      const { body } = await importFile(staff.owner, { kind, mode: 'import' }, file)
      expect(body.added).toBe(body.entries)
      const again = await exported(staff.owner, { kind, format })
      expect(withoutIds(again)).toEqual(withoutIds(file))
    },
  )
})

test('a check says what is wrong entry by entry and changes nothing; the others are imported', async () => {
  const { owner } = staff
  const { _id: termId } = await addTerm(owner, { english: 'old', japanese: '旧' })
  await owner.browser.call(archiveTerm, { params: { termId }, body: { isArchived: true } })
  const file = tmx(
    unit('spouse', '配偶者', '<note>Either</note>'),
    unit('', '妻'),
    unit('wife', ''),
    unit('spouse', '配偶者'),
    unit('old', '旧'),
    unit('x'.repeat(201), '長い'),
    unit('reading', '読み', '<prop type="x-reading">yomi</prop>'),
  )
  const codes = [
    'english-missing',
    'japanese-missing',
    'twice-in-file',
    'term-archived',
    'too-long',
    'reading-not-kana',
  ]
  const checked = await importFile(owner, { kind: 'glossary', mode: 'check' }, file)
  expect(checked.body).toMatchObject({ entries: 7, added: 1, unchanged: 0, problems: 6 })
  expect(checked.body.listed.map(({ entry, code }) => [entry, code])).toEqual(
    codes.map((code, at) => [at + 2, code]),
  )
  expect(await found(owner, 'spouse')).toEqual([])
  await importFile(owner, { kind: 'glossary', mode: 'import' }, file)
  expect(await found(owner, '配偶')).toEqual(['spouse'])
})

test('an import changes the note and the reading of a term that is there already', async () => {
  await addTerm(staff.owner)
  const { english, japanese } = formerRegister
  const more = `<note>Checked</note><prop type="x-field">family register</prop><prop type="x-reading">じゅうぜんのこせき</prop>`
  const { body } = await importFile(
    staff.owner,
    { kind: 'glossary', mode: 'import' },
    tmx(unit(english, japanese, more)),
  )
  expect(body).toMatchObject({ changed: 1, added: 0 })
  const [term] = (await lookedUp(staff.clerk, japanese)).terms
  expect(term).toMatchObject({ note: 'Checked', version: 2 })
  expect(await found(staff.clerk, 'juzennok')).toEqual([english])
})

test('a file without notes and readings leaves those of the office', async () => {
  const { owner, clerk } = staff
  await addTerm(owner, { ...formerRegister, note: 'Before a move' })
  const { english, japanese } = formerRegister
  const field = '<prop type="x-field">family register</prop>'
  const query = { kind: 'glossary', mode: 'import' } as const
  const without = await importFile(owner, query, tmx(unit(english, japanese, field)))
  expect(without.body).toMatchObject({ changed: 0, unchanged: 1 })
  const withNote = tmx(unit(english, japanese, `<note>Also after a marriage</note>${field}`))
  expect((await importFile(owner, query, withNote)).body).toMatchObject({ changed: 1 })
  const [term] = (await lookedUp(clerk, japanese)).terms
  expect(term).toMatchObject({ note: 'Also after a marriage', reading: formerRegister.reading })
  expect(await found(clerk, 'juzen')).toEqual([english])
})

test('sentences from a file lose their dates and numbers too', async () => {
  const file = tmx(unit('Born on May 1, 2019, No. 12', '令和元年5月1日出生、第12号'))
  await importFile(staff.owner, { kind: 'memory', mode: 'import' }, file)
  expect(await pairsOf(staff.owner)).toEqual([
    { english: 'Born on {date1}, No. {number1}', japanese: '{date1}出生、第{number1}号' },
  ])
})

test('XLIFF 2.0, proposals, codes within a sentence and UTF-16 are understood', async () => {
  const second = `<xliff version="2.0" srcLang="ja" trgLang="en"><file id="f"><unit id="u"><notes><note>N</note></notes>
    <segment><source>父<ph id="1"/></source><target>father</target></segment><segment><source>母</source><target>mother</target></segment></unit></file></xliff>`
  const first = `<xliff version="1.2"><file source-language="en" target-language="ja"><body><group><trans-unit id="1">
    <source>grand<g id="1">mother</g><ph id="2">&lt;br/&gt;</ph></source><seg-source><mrk>x</mrk></seg-source><target>祖母</target>
    <alt-trans><source>aunt</source><target>伯母</target></alt-trans></trans-unit></group></body></file></xliff>`
  const query = { kind: 'glossary', mode: 'import' } as const
  expect((await importFile(staff.owner, query, second)).body).toMatchObject({ added: 2 })
  const inUtf16 = Buffer.from(`\uFEFF${first}`, 'utf16le')
  expect((await importFile(staff.owner, query, inUtf16)).body).toMatchObject({ added: 1 })
  expect(await found(staff.owner, '祖母')).toEqual(['grandmother'])
  expect(await found(staff.owner, 'father')).toEqual(['father'])
  expect(await found(staff.owner, 'aunt')).toEqual([])
})

const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')
const hostile: readonly (readonly [string, string | Uint8Array, string])[] = [
  [
    'entities that grow',
    `<!DOCTYPE tmx [<!ENTITY a0 "ha">${laughs}]><tmx>&a9;</tmx>`,
    'language-file-entities',
  ],
  [
    'an entity of another file',
    '<!DOCTYPE tmx [<!ENTITY x SYSTEM "file:///etc/passwd">]><tmx>&x;</tmx>',
    'language-file-entities',
  ],
  [
    'parameter entities',
    '<!DOCTYPE tmx [<!ENTITY % x SYSTEM "http://127.0.0.1/">%x;]><tmx/>',
    'language-file-entities',
  ],
  ['a reference that nothing declares', tmx(unit('&x;', '父')), 'language-file-unreadable'],
  ['elements in elements without end', `<tmx>${'<a>'.repeat(5_000)}`, 'language-file-unreadable'],
  ['an end that is missing', '<tmx><body><tu>', 'language-file-unreadable'],
  ['another kind of XML', '<html/>', 'language-file-unreadable'],
  ['no XML', 'English,Japanese', 'language-file-unreadable'],
  ['bytes that are no text', Uint8Array.of(0x3c, 0xff, 0xfe, 0x00), 'language-file-unreadable'],
  ['more entries than are allowed', tmx('<tu/>'.repeat(5_001)), 'language-file-too-long'],
  ['more megabytes than are allowed', tmx(' '.repeat(5 * 1024 * 1024)), 'file-too-large'],
  ['nothing', '', 'file-empty'],
]
test('files that could do harm or cannot be read are refused', async () => {
  for (const [name, content, expected] of hostile) {
    const { status, body } = await importFile(
      staff.owner,
      { kind: 'glossary', mode: 'import' },
      content,
    )
    expect([name, body.code, status >= 400]).toEqual([name, expected, true])
  }
})

test('five thousand entries are imported at once', async () => {
  const units = Array.from({ length: 5_000 }, (_, at) => {
    // In letters only, because digits become placeholders.
    const name = at
      .toString(16)
      .replaceAll(/./g, (digit) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)))
    return unit(`term ${name}`, `用語 ${name}`)
  })
  for (const kind of ['glossary', 'memory'] as const) {
    const { status, body } = await importFile(staff.owner, { kind, mode: 'import' }, tmx(...units))
    expect(status).toBe(200)
    expect(body).toMatchObject({ added: 5_000, problems: 0 })
  }
})

test('the history says that the glossary was exported and imported', async () => {
  await exported(staff.owner, { kind: 'memory', format: 'tmx' })
  const file = tmx(unit('aunt', '伯母'))
  await importFile(staff.owner, { kind: 'glossary', mode: 'import' }, file)
  const { body } = await staff.owner.browser.call(listHistory, { query: { group: 'glossary' } })
  expect(body.map(({ kind }) => kind)).toEqual(['glossary.imported', 'memory.exported'])
})
