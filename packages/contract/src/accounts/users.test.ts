import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import * as field from '../fields/fields.ts'
import { profileBody, registerBody, updateUserBody } from './users.ts'

function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

const registration = {
  firstName: 'Jane',
  lastName: 'Smith',
  email: 'jane@example.com',
  phone: '090-0000-0000',
  branch: 'NAVY',
  password: 'a long enough sample',
}
const { branch: _, password: __, ...profile } = registration

describe('passwords', () => {
  test('have 8 to 128 characters, counted as code points', () => {
    expect(problemsOf(field.newPassword, 'x'.repeat(7))).toEqual({ '': 'password-too-short' })
    expect(problemsOf(field.newPassword, '😀'.repeat(7))).toEqual({ '': 'password-too-short' })
    expect(field.newPassword.parse('x'.repeat(8))).toHaveLength(8)
    expect(problemsOf(field.newPassword, '😀'.repeat(128))).toEqual({})
    expect(problemsOf(field.newPassword, 'x'.repeat(129))).toEqual({ '': 'password-too-long' })
  })

  test('are taken as typed, with spaces at both ends', () => {
    expect(field.newPassword.parse('  spaces  ')).toBe('  spaces  ')
  })

  test('of an existing account may have up to 1024 characters', () => {
    expect(problemsOf(field.existingPassword, 'x')).toEqual({})
    expect(problemsOf(field.existingPassword, 'x'.repeat(1025))).toEqual({
      '': 'password-too-long',
    })
  })

  test.each([
    ['left out', {}, {}],
    ['the same', { confirmPassword: registration.password }, {}],
    ['another', { confirmPassword: 'another' }, { confirmPassword: 'passwords-differ' }],
    ['empty', { confirmPassword: '' }, { confirmPassword: 'passwords-differ' }],
  ])('a confirmation that is %s', (_name, sent, problems) => {
    expect(problemsOf(registerBody, { ...registration, ...sent })).toEqual(problems)
  })

  test('an empty one on the profile leaves the password unchanged', () => {
    const sent = { ...profile, password: '', confirmPassword: '' }

    expect(profileBody.parse(sent).password).toBeUndefined()
  })

  test('a confirmation without a password on the profile is a mismatch', () => {
    expect(problemsOf(profileBody, { ...profile, confirmPassword: 'typed' })).toEqual({
      confirmPassword: 'passwords-differ',
    })
  })
})

describe('choices', () => {
  test('a branch is one of the eight, in capitals', () => {
    expect(problemsOf(registerBody, { ...registration, branch: 'Navy' })).toEqual({
      branch: 'branch-required',
    })
    expect(problemsOf(registerBody, { ...registration, branch: '' })).toEqual({
      branch: 'branch-required',
    })
  })

  test('the referral source is optional', () => {
    const parsed = [undefined, null, '', 'FACEBOOK'].map((find) => field.find.parse(find))

    expect(parsed).toEqual([null, null, null, 'FACEBOOK'])
    expect(problemsOf(field.find, 'a friend')).toEqual({ '': 'choose-from-list' })
  })

  test.each(['1', '__proto__', '0190-0000', "' or 1=1", '0190f3c2-0000-0000-0000-000000000000'])(
    '%s is not an id',
    (text) => {
      expect(field.id.safeParse(text).success).toBe(false)
    },
  )
})

test('passwords and free texts keep full-width letters', () => {
  expect(field.newPassword.parse('ｐａｓｓｗｏｒｄ＠１')).toBe('ｐａｓｓｗｏｒｄ＠１')
  expect(field.paragraphs(100).parse('第１条　Ａ＠Ｂ')).toBe('第１条　Ａ＠Ｂ')
})

test('a registration with Japanese in the passport name names each such field', () => {
  const sent = {
    ...registration,
    firstName: '花子',
    middleName: 'リー',
    lastName: '山田',
    email: '',
  }
  expect(problemsOf(registerBody, sent)).toEqual({
    firstName: 'name-not-latin',
    middleName: 'name-not-latin',
    lastName: 'name-not-latin',
    email: 'email-required',
  })
})

test('all missing fields are reported at once', () => {
  expect(Object.keys(problemsOf(registerBody, {}))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'branch',
    'password',
  ])
})

test('an edit by staff may leave out phone and Japanese names, or empty the latter', () => {
  const { phone: _phone, ...names } = profile
  const edit = { ...names, ...noGrantedRoles }
  const read = (change: object) => updateUserBody.parse({ ...edit, ...change })

  expect(read({}).phone).toBeUndefined()
  expect(read({}).nameJa).toBeUndefined()
  expect(read({}).nameKana).toBeUndefined()
  expect(read({ nameJa: ' ', nameKana: '' })).toMatchObject({ nameJa: null, nameKana: null })
  expect(problemsOf(updateUserBody, { ...edit, phone: '' })).toEqual({ phone: 'phone-required' })
})
