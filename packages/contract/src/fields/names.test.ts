import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import * as field from './fields.ts'

function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

describe('hidden characters are removed from names', () => {
  test.each([
    ['a right-to-left override', 'Ja\u202Ene', 'Ja ne'],
    ['a zero-width space', 'Ja\u200Bne', 'Ja ne'],
    ['a byte order mark', '\uFEFFJane', 'Jane'],
    ['a NUL', 'Ja\u0000ne', 'Ja ne'],
    ['a line break', 'Jane\r\nBcc: x', 'Jane  Bcc: x'],
    ['an escape', '\u001B[31mJane', '[31mJane'],
    ['a line separator', 'Ja\u2028ne', 'Ja ne'],
    ['half of an emoji', 'Jane\uD83D', 'Jane'],
    ['spaces around', '  Jane  ', 'Jane'],
    ['an ideographic space around', '\u3000花子\u3000', '花子'],
  ])('%s', (_, typed, kept) => {
    expect(field.firstName.parse(typed)).toBe(kept)
    expect(field.lastName.parse(typed)).toBe(kept)
    expect(field.middleName.parse(typed)).toBe(kept)
    expect(field.nameJa.parse(typed)).toBe(kept)
  })

  test('a letter and its combining accent become one character', () => {
    expect(field.firstName.parse('Jose\u0301')).toBe('Jos\u00E9')
  })

  // U+FA19 and U+795E are one kanji for Unicode, and two for family registers.
  test.each(['山田 花子', '𠮷野', '\uFA19田 隆', 'Ｊｏｈｎ・スミス'])(
    'the Japanese name %s is unchanged',
    (name) => {
      expect(field.nameJa.parse(name)).toBe(name)
    },
  )
})

describe('the name in the passport has Latin letters', () => {
  const name = field.inLatin(field.firstName)

  test.each([
    "O'Brien",
    'O’Brien-Núñez',
    'Nguyễn Thị',
    "D'Arcy Jr.",
    'J. R.',
    'Mary-Ann',
    'Kaʻala',
    'Łukasz Øst',
    'Özgür',
    'Jose\u0301',
    'de la Cruz, III',
    'x\u0331',
  ])('%s is accepted', (typed) => {
    expect(name.parse(typed)).toBe(typed.normalize('NFC'))
  })

  test.each([
    '山田',
    'はなこ',
    'ハナコ',
    'ﾊﾅｺ',
    'Jane 花子',
    'Smith-山田',
    '々',
    'ー',
    '김',
    'Иван',
  ])('%s is refused', (typed) => {
    expect(problemOf(name, typed)).toBe('name-not-latin')
  })

  test.each([
    'Claim 500 USD at example.com',
    'http://example.com',
    'www.EXAMPLE.COM',
    'jane@example.com',
    'Win $9',
    '当選おめでとう example.com',
  ])('a message instead of a name is refused: %s', (typed) => {
    expect(problemOf(field.firstName, typed)).toBe('name-with-address')
    expect(problemOf(field.nameJa, typed)).toBe('name-with-address')
  })

  test.each(['St.John', 'J.R.', 'Martin, 3rd', 'Mc/Donald'])('%s is a name', (typed) => {
    expect(name.parse(typed)).toBe(typed)
  })

  test('full-width letters become half-width', () => {
    expect(name.parse('Ｊａｎｅ　Ａｎｎ')).toBe('Jane Ann')
    expect(field.lastName.parse('Ｏ’Ｂｒｉｅｎ－Ｓｍｉｔｈ')).toBe('O’Brien-Smith')
    expect(field.inLatin(field.middleName).parse('Ｋ．')).toBe('K.')
  })

  test('a middle name may be missing', () => {
    expect(field.inLatin(field.middleName).parse('')).toBeNull()
    expect(problemOf(field.inLatin(field.middleName), '太郎')).toBe('name-not-latin')
  })

  test('a name that was stored before may stay, a new one may not', () => {
    const stored = { firstName: '花子', lastName: '山田' }
    expect(field.latinNameProblems(stored, stored)).toEqual({})
    expect(field.latinNameProblems({ ...stored, firstName: 'Hanako' }, stored)).toEqual({})
    expect(
      field.latinNameProblems({ ...stored, middleName: '翔', lastName: '佐藤' }, stored),
    ).toEqual({
      middleName: 'name-not-latin',
      lastName: 'name-not-latin',
    })
  })
})

describe('readings are written in kana', () => {
  test.each(['やまだ はなこ', 'ヤマダ ハナコ', 'ジョン・スミス', 'スミス ジェーン'])(
    '%s',
    (reading) => {
      expect(field.optionalKana.parse(reading)).toBe(reading)
    },
  )

  test('a full-width space in a Japanese name or its reading becomes a plain one', () => {
    expect(field.optionalKana.parse('ヤマダ　ハナコ')).toBe('ヤマダ ハナコ')
    expect(field.nameJa.parse('山田　花子')).toBe('山田 花子')
  })

  test('half-width kana become full-width', () => {
    expect(field.optionalKana.parse('ﾔﾏﾀﾞ ｼﾞｮｰｼﾞ')).toBe('ヤマダ ジョージ')
  })

  test.each(['Yamada', '山田', 'やまだ1', 'やまだ<b>', '김'])('%s is not kana', (reading) => {
    expect(problemOf(field.optionalKana, reading)).toBe('kana-only')
  })

  test('a missing, null or empty reading becomes null', () => {
    expect([undefined, null, ''].map((text) => field.optionalKana.parse(text))).toEqual([
      null,
      null,
      null,
    ])
  })
})
