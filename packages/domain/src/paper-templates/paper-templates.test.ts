import { describe, expect, test } from 'vitest'
import { fieldIn, fitsTemplate, startDraft, tidyDraft, translateChoice } from './draft.ts'
import { listDraftProblems, placeOfField } from './draft-problems.ts'
import { listNamesIn, listNamesOfSheet } from './offered-names.ts'
import { fieldsOf, mostPersons, paperTemplateIds } from './template.ts'
import { paperTemplates } from './templates.ts'
import { contentOf } from './testing/filled-paper.ts'
import { paperChecklists } from './testing/paper-checklists.ts'

const register = paperTemplates['family-register']
const filled = (id: 'family-register' | 'marriage-affidavit') => {
  const family = paperChecklists.find(({ template }) => template === id)?.families[0]
  if (!family) throw new Error('no sample family')
  return contentOf(id, family)
}
const whyOf = (content: Parameters<typeof listDraftProblems>[1]) =>
  listDraftProblems(register, content).map((problem) => [placeOfField(problem).en, problem.why])

function withField(key: string, source: string, target: string) {
  const content = filled('family-register')
  const [first = {}, ...others] = content['person'] ?? []
  return { ...content, person: [{ ...first, [key]: { source, target } }, ...others] }
}

describe.each(paperTemplateIds)('the template %s', (id) => {
  const template = paperTemplates[id]

  test('has its own key for each field, and a label in both languages', () => {
    expect(template.id).toBe(id)
    for (const group of template.groups) {
      const keys = fieldsOf(group).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { label } of fieldsOf(group)) {
        expect(label.ja).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
        expect(label.en).toMatch(/^[A-Z][\w ',-]+$/)
      }
    }
  })

  test('has three sample families that can be handed in', () => {
    const families = paperChecklists.find((one) => one.template === id)?.families ?? []
    expect(families).toHaveLength(3)
    for (const family of families) {
      const content = contentOf(id, family)
      expect(fitsTemplate(template, content)).toBe(true)
      expect(listDraftProblems(template, content)).toEqual([])
    }
  })

  test('cannot be handed in as it begins: every required field that is not on every copy is open', () => {
    const open = listDraftProblems(template, startDraft(template)).map(({ field }) => field.key)
    const required = template.groups
      .flatMap(({ sections }) => sections)
      .filter(({ isOptional }) => !isOptional)
      .flatMap(({ fields }) => fields)
      .filter(({ isRequired, initial }) => isRequired && !initial)
    expect(open).toEqual(required.map(({ key }) => key))
    expect(open.length).toBeGreaterThan(4)
  })
})

test('an empty required field is named with its person', () => {
  expect(whyOf(withField('relation', '', ''))).toEqual([
    ['Person recorded 1, Relationship', 'empty'],
  ])
})

test('what the paper says has to be translated, even where it could be left out', () => {
  expect(whyOf(withField('father', '宮里誠', ''))).toEqual([['Person recorded 1, Father', 'empty']])
})

test('the fields of an entry that is on some papers only count once it is begun', () => {
  expect(whyOf(withField('divorceSpouse', 'スミス', 'SMITH John'))).toEqual([
    ['Person recorded 1, Date of divorce', 'empty'],
  ])
})

test('a name on an English paper has Latin letters, unless the translator says why there is none', () => {
  expect(whyOf(withField('father', '宮里誠', '宮里 Makoto'))).toEqual([
    ['Person recorded 1, Father', 'name-not-latin'],
  ])
  expect(whyOf(withField('father', '', '[Blank]'))).toEqual([])
})

test('a word that the paper chooses has a fixed translation, in either width', () => {
  const relation = register.groups.flatMap(fieldsOf).find(({ key }) => key === 'relation')
  if (!relation) throw new Error('no such field')
  expect(translateChoice(relation, '長男', 'ja')).toBe('Eldest son')
  expect(translateChoice(relation, ' 二女 ', 'ja')).toBe('Second daughter')
  expect(translateChoice(relation, '六男', 'ja')).toBeUndefined()
})

test('what does not belong to the template does not fit', () => {
  expect(fitsTemplate(register, { other: [{}] })).toBe(false)
  expect(fitsTemplate(register, { register: [{}, {}] })).toBe(false)
  expect(fitsTemplate(register, { person: [{ shoe: { source: '', target: '1' } }] })).toBe(false)
  expect(
    fitsTemplate(register, { person: Array.from({ length: mostPersons + 1 }, () => ({})) }),
  ).toBe(false)
})

test('a draft is kept without empty fields, and its kanji stay the ones that were typed', () => {
  const father = { source: ' 神\uFA19  誠 ', target: ' KAMI   Makoto ' }
  const content = { person: [{ father, mother: { source: '', target: ' ' } }] }
  expect(tidyDraft(register, content)).toEqual({
    register: [{}],
    person: [{ father: { source: '神\uFA19 誠', target: 'KAMI Makoto' } }],
    issue: [{}],
    notes: [{}],
  })
})

test('the names of a draft are offered once each', () => {
  const names = listNamesIn(register, filled('family-register'))
  expect(names.map(({ target }) => target)).toEqual([
    'MIYAZATO Misaki',
    'Misaki',
    'MIYAZATO Makoto',
    'MIYAZATO Naoko',
    'DONOVAN Patrick Sean',
    'Ema',
    'MIYAZATO Misaki',
  ])
})

test('persons of the names and dates are offered as papers write them', () => {
  const misaki = {
    kind: 'person',
    label: 'Wife',
    family: 'Miyazato',
    given: 'Misaki',
    kanjiFamily: '宮里',
    kanjiGiven: '美咲',
    kanaFamily: 'みやざと',
    kanaGiven: 'みさき',
    source: 'japanese-passport',
    bornOn: null,
  } as const
  const wedding = { kind: 'date', label: 'Wedding', day: '2020-10-05' } as const
  const offered = (from: 'en' | 'ja', source: string) =>
    listNamesOfSheet({ from }, [misaki, wedding])
      .filter((name) => name.source === source)
      .map(({ target }) => target)

  expect(offered('ja', '宮里美咲')).toEqual(['MIYAZATO Misaki'])
  expect(offered('ja', '宮里 美咲')).toEqual(['MIYAZATO Misaki'])
  expect(offered('ja', '美咲')).toEqual(['Misaki'])
  expect(offered('ja', 'みやざと みさき')).toEqual(['MIYAZATO Misaki'])
  expect(offered('en', 'Misaki Miyazato')).toEqual(['宮里 美咲'])
  expect(offered('en', 'MIYAZATO Misaki')).toEqual(['宮里 美咲'])
  expect(offered('en', 'Misaki')).toEqual(['美咲'])
  const unknown = { ...misaki, kanjiFamily: '', kanjiGiven: '', kanaFamily: '', kanaGiven: '' }
  expect(listNamesOfSheet({ from: 'en' }, [unknown])).toEqual([])
})

test('every register begins with the sentence, the end of entries and the seal', () => {
  const [issue = {}] = startDraft(register)['issue'] ?? []
  const fields = register.groups.flatMap(fieldsOf).filter(({ initial }) => initial)
  expect(fields.map((field) => fieldIn(issue, field).target)).toEqual([
    'Nothing is written below this line',
    'This document certifies all matters recorded in the family register.',
    'Official seal',
  ])
})
