import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchSubject } from './search-words.ts'
import {
  nameTerms,
  normalizeWord,
  searchedDigits,
  searchTerms,
  searchWords,
} from './search-words.ts'

const nobody: SearchSubject = { names: [], readings: [], email: null, phone: null }

const yamada: SearchSubject = {
  names: ['Taro', null, 'Yamada', '山田 太郎'],
  readings: ['やまだ たろう'],
  email: 'taro.yamada+office@example.com',
  phone: '+81 90-1234-5678',
}
const annMarie: SearchSubject = {
  names: ['Anne-Marie', 'de la', 'Núñez', 'アンマリー・ヌニェス'],
  readings: [null],
  email: 'AM_Nunez@navy.example',
  phone: '098-000-0142',
}
const request: SearchSubject = { ...yamada, orderNumber: 'K-2026-00042' }

/** Matches as the database does: every term is a prefix of some word. */
function isFound(subject: SearchSubject, query: string): boolean {
  const words = searchWords(subject)
  const terms = searchTerms(query)
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)))
}

describe('Mr Yamada is found', () => {
  test.each([
    '山田',
    '太郎',
    '山田太郎',
    '山田　太郎',
    'やまだ',
    'やまだたろう',
    'ヤマダ',
    'ヤマダ タロウ',
    'ﾔﾏﾀﾞ',
    'Yamada',
    'YAMADA TARO',
    'ｙａｍａ',
    'yam',
    'taro yamada',
    'Tarō',
    'tarou',
    'yamadatarou',
    'taro.yamada@',
    'taro.yamada+office@example.com',
    'office',
    '090-1234-5678',
    '090-1234 5678',
    '０９０（１２３４）',
    '+81 90 1234 5678',
    '8190',
    '0901',
  ])('by %j', (query) => {
    expect(isFound(yamada, query)).toBe(true)
  })

  test.each(['山口', '田', 'y', 'amada', 'example.com', '5678', 'yamada hanako', '', ' ', '・・'])(
    'not by %j',
    (query) => {
      expect(isFound(yamada, query)).toBe(false)
    },
  )
})

describe('Anne-Marie de la Núñez is found', () => {
  test.each([
    'anne',
    'marie',
    'Anne-Marie',
    'annemarie',
    'nunez',
    'Núñez',
    'NÚÑEZ',
    'de la nunez',
    'アンマリー',
    'あんまり',
    'アンマリ',
    'ヌニェス',
    'アンマリー・ヌニェス',
    'anmari',
    'am nunez',
    '098-000',
    '+81 98 000 0142',
  ])('by %j', (query) => {
    expect(isFound(annMarie, query)).toBe(true)
  })
})

describe('a request is found by its order number', () => {
  test.each([
    'K-2026-00042',
    'K-2026-42',
    'k-2026-00042',
    'K202600042',
    'k2026',
    'Ｋ－２０２６－０００４２',
    'K 2026 00042',
    '2026-00042',
    '00042',
    'yamada 00042',
  ])('%j', (query) => {
    expect(isFound(request, query)).toBe(true)
  })

  test.each(['K-2026-00043', 'k2027', '42'])('not by %j', (query) => {
    expect(isFound(request, query)).toBe(false)
  })
})

describe('words are normalized', () => {
  test.each([
    ['ＹＡＭＡＤＡ', 'yamada'],
    ['José', 'jose'],
    ['Jose\u0301', 'jose'],
    ['Đỗ', 'do'],
    ['Łukasz', 'lukasz'],
    ['Strauß', 'strauss'],
    ["O'Brien", 'obrien'],
    ['がぱヴ', 'がぱゔ'],
    ['ｶﾞﾊﾟｳﾞ', 'がぱゔ'],
    ['か\u3099', 'が'],
    ['メアリー', 'めあり'],
    ['髙橋', '高橋'],
    ['𠮷野', '吉野'],
    ['佐々木', '佐々木'],
    ['김', '김'],
    ['①番', '1番'],
    ['🦊', ''],
  ])('%j is %j', (typed, folded) => {
    expect(normalizeWord(typed)).toBe(folded)
    expect(normalizeWord(folded)).toBe(folded)
  })
})

describe('the terms of a query', () => {
  test.each([
    ['090-1234 5678', ['09012345678']],
    ['+81 (90) 1234.5678', ['819012345678']],
    ['K-2026-00042', ['k202600042']],
    ['a bc d ef', ['bc', 'ef']],
    ['yamada Yamada ヤマダ', ['yamada', 'やまだ']],
    ['aa bb cc dd ee ff', ['aa', 'bb', 'cc', 'dd', 'ee']],
    ['𠮷', []],
    ['-- 。', []],
    ['', []],
  ])('%j gives %j', (query, terms) => {
    expect(searchTerms(query)).toEqual(terms)
  })

  test.each([
    ['278', '278'],
    ['5678', '5678'],
    ['1234-５６７８', '12345678'],
    ['K-278', null],
    ['278 yamada', null],
  ])('%j may be the end of a number: %j', (query, digits) => {
    expect(searchedDigits(query)).toBe(digits)
  })

  test.each([
    ['kowalsky', ['kowalsky']],
    ['Adam KOWALSKY', ['kowalsky', 'adam']],
    ['kowalsky 278', []],
    ['山田', []],
  ])('%j may be misspelled names: %j', (query, terms) => {
    expect(nameTerms(query)).toEqual(terms)
  })

  test('a word longer than the index limit is still found', () => {
    const long = 'x'.repeat(100)

    expect(isFound({ ...nobody, names: [long] }, long)).toBe(true)
    expect(searchWords({ ...nobody, names: [long] })).toEqual(['x'.repeat(64)])
  })
})

test('a subject with empty fields has no words', () => {
  expect(searchWords(nobody)).toEqual([])
  expect(searchWords({ ...nobody, names: ['', ' ', '・'], email: '', phone: 'none' })).toEqual([])
})

test('words are sorted and unique', () => {
  const words = searchWords(request)

  expect(words).toEqual([...new Set(words)].toSorted())
  expect(words).toContain('k202600042')
})

test('a person is found by the first two or more letters of any name', () => {
  const letter = fc.constantFrom(...Array.from('aZéñøßかがぱヴゅっン山田髙𠮷々김Ωж'))
  const name = fc.array(letter, { minLength: 2, maxLength: 20 })

  fc.assert(
    fc.property(name, name, fc.integer({ min: 2, max: 20 }), (family, given, length) => {
      const subject = { ...nobody, names: [`${family.join('')} ${given.join('')}`] }

      expect(isFound(subject, family.slice(0, length).join(''))).toBe(true)
      expect(isFound(subject, given.slice(0, length).join(''))).toBe(true)
      expect(isFound(subject, [...family, ...given].join(''))).toBe(true)
    }),
  )
})
