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

  test.each(['山田 花子', '𠮷野', 'Ｊｏｈｎ・スミス'])(
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

describe('required fields', () => {
  test.each([
    ['first-name-required', field.firstName],
    ['last-name-required', field.lastName],
    ['email-required', field.email],
    ['phone-required', field.phone],
    ['password-required', field.existingPassword],
    ['password-required', field.newPassword],
    ['current-password-required', field.currentPassword],
    ['code-required', field.code],
  ])('%s', (problem, schema) => {
    expect(problemOf(schema, '')).toBe(problem)
    expect(problemOf(schema, undefined)).toBe(problem)
  })

  test('a name of only hidden characters counts as missing', () => {
    expect(problemOf(field.firstName, ' \u200B\u202E\u0000 ')).toBe('first-name-required')
  })

  test('an optional name that is missing, empty or null becomes null', () => {
    expect([undefined, null, '', ' \u200B '].map((name) => field.middleName.parse(name))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test('names have at most 100 characters', () => {
    expect(field.firstName.parse('x'.repeat(100))).toHaveLength(100)
    expect(problemOf(field.firstName, 'x'.repeat(101))).toBe('too-long')
    expect(problemOf(field.middleName, 'x'.repeat(101))).toBe('too-long')
  })

  test.each([1, true, [], {}, null])('a name cannot be %j', (value) => {
    expect(problemOf(field.firstName, value)).toBe('comment-required')
  })
})

describe('e-mail addresses', () => {
  test.each([
    'jane@example.com',
    'jane.smith+visa@mail.example.co.jp',
    "o'brien@example.com",
    'J@EXAMPLE.ORG',
  ])('%s is valid', (address) => {
    expect(field.email.parse(` ${address} `)).toBe(address)
  })

  test.each([
    'jane',
    'jane@',
    '@example.com',
    'jane@example',
    'jane smith@example.com',
    'ja\u200Bne@example.com',
    'jane@example.com\r\nBcc: all@example.com',
    'jane@example.com, joe@example.com',
    'Jane <jane@example.com>',
    'jane@exa\u0000mple.com',
    'jane@例え.jp',
    'jane..smith@example.com',
  ])('%j is invalid', (address) => {
    expect(problemOf(field.email, address)).toBe('email-format')
  })

  test.each([
    ['ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jane@example.com'],
    ['jane＠example.com', 'jane@example.com'],
    ['jane＠example。co。jp', 'jane@example.co.jp'],
    ['jane－smith＠example.com　', 'jane-smith@example.com'],
  ])('full-width %s becomes %s', (typed, address) => {
    expect(field.email.parse(typed)).toBe(address)
  })

  test('an address longer than the SMTP limit is invalid', () => {
    expect(problemOf(field.email, `${'x'.repeat(250)}@example.com`)).toBe('too-long')
  })
})

describe('phone numbers', () => {
  test.each([
    '090-1234-5678',
    '098-000-0142',
    '+81 90 1234 5678',
    '(098) 000-0142',
    '646.315.1234',
    '12345',
    'DSN 634-1234',
    'dsn: 634-1234',
    '098-970-1234 ext. 5678',
    '090-1234-5678 ext 9',
    '098-970-1234 x56',
    '098-970-1234 内線 12',
  ])('%s is valid', (number) => {
    expect(field.phone.parse(number)).toBe(number)
  })

  test.each([
    ['０９０－１２３４－５６７８', '090-1234-5678'],
    ['090ー1234ー5678', '090-1234-5678'],
    ['０９０−１２３４‐５６７８', '090-1234-5678'],
    ['（０９８）０００－０１４２', '(098)000-0142'],
    ['＋８１　９０　１２３４　５６７８', '+81 90 1234 5678'],
  ])('full-width %s becomes %s', (typed, number) => {
    expect(field.phone.parse(typed)).toBe(number)
  })

  test.each(['1234', '090-CALL-ME', 'DSN', 'ext 9', '--------', '+', "1'; drop table", '℡'])(
    '%s is invalid',
    (number) => {
      expect(problemOf(field.phone, number)).toBe('phone-format')
    },
  )
})

test('a code may have full-width digits and letters', () => {
  expect(field.code.parse('　１２３ ４５６ ')).toBe('123 456')
  expect(field.code.parse('ａｂｃｄｅ－２３４５６')).toBe('abcde-23456')
  expect(field.code.parse('ａｂｃｄｅー２３４５６')).toBe('abcde-23456')
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

test('a multi-line text keeps line breaks and joiners and loses hidden characters', () => {
  const text = field.paragraphs(100)

  expect(text.parse(' For us 👨‍👩‍👧,\r\nthank you ')).toBe('For us 👨‍👩‍👧,\nthank you')
  expect(text.parse('می‌خواهم')).toBe('می‌خواهم')
  expect(text.parse('price\u202E05.1\u0000\u200B\u200D')).toBe('price 05.1')
})
