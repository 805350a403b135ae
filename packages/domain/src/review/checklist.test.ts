import { describe, expect, test } from 'vitest'
import type { NameEntry } from '../request/name-sheet.ts'
import { checkPapers, checksFor } from './checklist.ts'
import { entriesIn, isOnSheet } from './names-on-sheet.ts'
import { printedLine, printedPerson, printedRegister } from './testing/printed.ts'

const misaki = {
  kind: 'person',
  label: 'Wife',
  family: 'MIYAZATO',
  given: 'Misaki',
  kanjiFamily: '宮里',
  kanjiGiven: '美咲',
  kanaFamily: 'みやざと',
  kanaGiven: 'みさき',
  source: 'japanese-passport',
  bornOn: '1994-04-17',
} as const satisfies NameEntry
const wedding = { kind: 'date', label: 'Wedding', day: '2020-10-05' } as const satisfies NameEntry

describe('what the reviewer ticks', () => {
  test('a family register has seals and places', () => {
    const kinds = ['name', 'place', 'seal'] as const
    expect(checksFor([{ kinds }])).toEqual(['line-by-line', 'seals', 'places', 'layout'])
  })

  test('a paper without a template has a short list', () => {
    expect(checksFor([])).toEqual(['line-by-line', 'layout'])
  })

  test('several papers are asked about what any of them has', () => {
    expect(checksFor([{ kinds: ['seal'] }, { kinds: ['date'] }])).toEqual([
      'line-by-line',
      'seals',
      'layout',
    ])
  })
})

describe('names of the translation and of the sheet', () => {
  test.each([
    'MIYAZATO Misaki',
    'Misaki Miyazato',
    'MISAKI',
    'Miyazato',
    '宮里 美咲',
    'ミヤザト・ミサキ',
  ])('%s is on the sheet', (name) => expect(isOnSheet(name, [wedding, misaki])).toBe(true))

  test.each(['MIYASATO Misaki', 'Misa', 'MIYAZATO Misaki Ann', ''])('%s is not', (name) => {
    expect(isOnSheet(name, [wedding, misaki])).toBe(false)
  })

  test('a part that a person does not have matches nothing', () => {
    expect(isOnSheet('', [{ ...misaki, kanjiFamily: '' }])).toBe(false)
  })

  test('a line that names somebody within other words points at their entry', () => {
    const line = '99-banchi, Midorimachi, Uruma City; MIYAZATO Misaki'
    expect(entriesIn(line, [wedding, misaki])).toEqual([misaki])
    expect(entriesIn('Uruma City', [wedding, misaki])).toEqual([])
  })
})

describe('what the server counts', () => {
  const paper = printedRegister([
    printedPerson(1, 'MIYAZATO Misaki', [
      printedLine('bornOn', 'April 17, 1994 (Heisei 6)', {
        kind: 'date',
        source: '平成6年4月17日',
      }),
      printedLine('marriageOn', 'October 5, 2020 (Reiwa 3)', {
        kind: 'date',
        source: '令和2年10月5日',
      }),
      printedLine('relation', ''),
    ]),
    printedPerson(2, '[not legible]'),
    printedPerson(3, 'MIYAZATO Emma'),
  ])

  test('filled fields, names on the sheet, and dates whose era and year agree', () => {
    expect(checkPapers([paper], [misaki])).toEqual([
      { kind: 'fields', fine: 5, count: 6 },
      { kind: 'names', fine: 1, count: 2, missing: ['MIYAZATO Emma'] },
      { kind: 'dates', fine: 1, count: 2 },
    ])
  })
})
