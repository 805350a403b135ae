import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import * as field from './fields.ts'

function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

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

test('a multi-line text keeps line breaks and joiners and loses hidden characters', () => {
  const text = field.paragraphs(100)

  expect(text.parse(' For us 👨‍👩‍👧,\r\nthank you ')).toBe('For us 👨‍👩‍👧,\nthank you')
  expect(text.parse('می‌خواهم')).toBe('می‌خواهم')
  expect(text.parse('price\u202E05.1\u0000\u200B\u200D')).toBe('price 05.1')
})
