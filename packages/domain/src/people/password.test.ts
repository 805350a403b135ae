import { describe, expect, test } from 'vitest'
import {
  passphraseMinLength,
  passwordLength,
  passwordMaxLength,
  passwordMinLength,
  requiredPasswordLength,
} from './password.ts'
import { noRoles } from './roles.ts'

test('a password has 8 characters or more, a passphrase 15, and neither more than 128', () => {
  expect([passwordMinLength, passphraseMinLength, passwordMaxLength]).toEqual([8, 15, 128])
})

describe('password length counts code points', () => {
  test.each([
    ['', 0],
    ['password', 8],
    ['橋を渡る橋を渡る', 8],
    ['𠮷野家', 3],
    ['😀😀😀😀', 4],
    [' two spaces ', 12],
  ])('%j has %i characters', (password, length) => {
    expect(passwordLength(password)).toBe(length)
  })
})

describe('staff without a second factor need a passphrase, everyone else a password', () => {
  const staff = [
    { isAdmin: true },
    { isOwner: true, isAdmin: true },
    { isTranslator: true },
    { isContractor: true },
  ]

  test.each(staff)('%j', (flags) => {
    expect(requiredPasswordLength({ ...noRoles, ...flags }, false)).toBe(15)
    expect(requiredPasswordLength({ ...noRoles, ...flags }, true)).toBe(8)
  })

  test('a customer', () => {
    expect(requiredPasswordLength(noRoles, false)).toBe(8)
    expect(requiredPasswordLength(noRoles, true)).toBe(8)
  })
})
