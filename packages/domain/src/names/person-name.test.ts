import { describe, expect, test } from 'vitest'
import { listConfusableKanji } from './confusable-kanji.ts'
import { tidyName } from './tidy-name.ts'
import { adviseOnName, listNameProblems, type PersonName, writeName } from './person-name.ts'

const misaki: PersonName = {
  passport: { family: 'MIYAZATO', given: 'MISAKI', middle: [], order: 'family-first' },
  kanji: { family: '宮里', given: '美咲' },
  kana: { family: 'みやざと', given: 'みさき' },
  former: [],
}

const patrick: PersonName = {
  passport: { family: "O'Neill", given: 'Patrick', middle: ['Sean', 'J.'], order: 'given-first' },
  kanji: null,
  kana: { family: 'オニール', given: 'パトリック' },
  former: [],
}

describe('a name on paper', () => {
  test('stands in the order in which the person writes it, with the middle names', () => {
    expect(writeName(misaki.passport)).toBe('MIYAZATO MISAKI')
    expect(writeName(patrick.passport)).toBe("Patrick Sean J. O'Neill")
    expect(writeName({ ...patrick.passport, order: 'family-first' })).toBe(
      "O'Neill Patrick Sean J.",
    )
  })

  test('can be one name only', () => {
    const suharto = { family: '', given: 'Suharto', middle: [], order: 'given-first' } as const

    expect(writeName(suharto)).toBe('Suharto')
    expect(listNameProblems({ ...patrick, passport: suharto })).toEqual([])
  })

  test('has no problem if each part is in its own letters', () => {
    expect(listNameProblems(misaki)).toEqual([])
    expect(listNameProblems(patrick)).toEqual([])
  })

  test.each([
    'García-Lorca',
    'de la Cruz',
    'St. John',
    'Nuñez',
    'D’Angelo',
    'Kaʻala',
    'de la Cruz, III',
    'Łukasz',
  ])('%s can be in a passport', (family) => {
    expect(listNameProblems({ ...patrick, passport: { ...patrick.passport, family } })).toEqual([])
  })

  test.each(['宮里', 'Smith2', '-Smith', 'SMITH<JONES', 'Smith (Jones)', 'Иванов'])(
    '%s cannot be in a passport',
    (family) => {
      expect(listNameProblems({ ...patrick, passport: { ...patrick.passport, family } })).toEqual([
        { part: 'passport', why: 'not-latin' },
      ])
    },
  )

  test('needs at least one name, kanji in kanji and a reading in kana', () => {
    const none = { ...misaki.passport, family: '', given: '' }
    const maiden = {
      kind: 'before-marriage',
      passport: { family: '城間', given: '' },
      kanji: null,
    } as const

    expect(
      listNameProblems({
        passport: none,
        kanji: { family: 'Miyazato', given: '美咲' },
        kana: { family: '宮里', given: 'みさっ' },
        former: [maiden],
      }),
    ).toEqual([
      { part: 'passport', why: 'no-name' },
      { part: 'former', why: 'not-latin' },
      { part: 'kanji', why: 'not-japanese' },
      { part: 'kana', why: 'not-kana' },
      { part: 'kana', why: 'nothing-to-double' },
    ])
  })

  test('in kanji can have kana, 々 and selected forms', () => {
    const kanji = { family: '佐々木', given: '辻\u{E0100}みさエー' }

    expect(listNameProblems({ ...misaki, kanji })).toEqual([])
  })
})

describe('advice on a name', () => {
  test('names the kanji with other forms and what the spelling is', () => {
    const takahashi: PersonName = {
      ...misaki,
      passport: { ...misaki.passport, family: 'TAKAHASHI', given: 'YOHKO' },
      kanji: { family: '髙橋', given: '洋子' },
      kana: { family: 'たかはし', given: 'ようこ' },
    }

    expect(adviseOnName(takahashi)).toEqual({
      confusable: [
        { written: '髙', others: ['高'] },
        { written: '橋', others: ['𣘺'] },
      ],
      spelling: { family: { kind: 'usual' }, given: { kind: 'variant', reasons: ['oh'] } },
    })
  })

  test('is silent about a spelling without a reading', () => {
    expect(adviseOnName({ ...misaki, kana: null }).spelling).toEqual({ family: null, given: null })
  })

  test.each([
    ['渡邉', '邉 辺 邊'],
    ['斉藤', '斉 斎 齋 齊'],
    ['山﨑', '﨑 崎 嵜 碕'],
    ['𠮷田', '𠮷 吉'],
    ['\u{FA19}谷', '\u{FA19} 神'],
    ['辻\u{E0100}', '辻\u{E0100} 辻'],
    ['東恩納', ''],
  ])('%s: %s', (name, expected) => {
    const found = listConfusableKanji(name).map(({ written, others }) =>
      [written].concat(others).join(' '),
    )

    expect(found.join(' ')).toBe(expected)
  })
})

describe('a name as it is kept', () => {
  test.each([
    ['  Mary   Ann ', 'Mary Ann'],
    ['Jose\u0301', 'Jos\u00E9'],
    ['か\u3099', 'が'],
    ['宮里　美咲', '宮里 美咲'],
  ])('%j becomes %j', (typed, kept) => {
    expect(tidyName(typed)).toBe(kept)
  })

  test.each(['\u{FA19}谷', '髙橋', '山﨑', '\u{2F92F}', '辻\u{E0100}', '𠮷田', 'ﾔﾏﾀﾞ'])(
    '%s stays what it is',
    (name) => {
      expect(tidyName(name)).toBe(name)
    },
  )
})
