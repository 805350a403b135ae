import { noRoles } from '@kakehashi/domain/people/roles'
import type { UserView } from '@kakehashi/contract/accounts/users'
import { expect, test } from 'vitest'
import {
  needsCurrentPassword,
  profileProblems,
  toProfileBody,
  toProfileValues,
} from './profile-form.ts'

const james: UserView = {
  _id: '019a7c1e-0000-7000-8000-000000000001',
  firstName: 'James',
  lastName: 'Whitfield',
  email: 'james@mail.example',
  phone: '090-1234-5678',
  branch: 'MARINES',
  createdAt: '2026-11-14T00:05:00.000Z',
  ...noRoles,
  language: 'en',
  isEmailVerified: true,
  hasSecondFactor: false,
}
const naomi: UserView = { ...james, firstName: 'Naomi', isTranslator: true }

const values = toProfileValues(james)
const parsed = { ...james, middleName: null, nameJa: null, nameKana: null, password: undefined }

test('changing the name requires no current password', () => {
  const changed = { ...values, firstName: 'Jim' }
  expect(needsCurrentPassword(changed, james)).toBe(false)
  expect(profileProblems(changed, james)).toEqual({})
})

test('changing the e-mail or the password requires the current password', () => {
  const moved = { ...values, email: 'jim@mail.example' }
  expect(profileProblems(moved, james)).toEqual({ currentPassword: 'current-password-required' })
  expect(profileProblems({ ...moved, currentPassword: 'x' }, james)).toEqual({})
  expect(needsCurrentPassword({ ...values, password: 'a bridge at dawn' }, james)).toBe(true)
})

test('a space after the e-mail is not a change', () => {
  expect(needsCurrentPassword({ ...values, email: 'James@mail.example ' }, james)).toBe(false)
})

test('staff without a second factor need a longer password', () => {
  const chosen = { ...values, password: 'twelve chars', currentPassword: 'x' }
  expect(profileProblems(chosen, naomi)).toEqual({ password: 'passphrase-too-short' })
  expect(profileProblems(chosen, { ...naomi, hasSecondFactor: true })).toEqual({})
  expect(profileProblems(chosen, james)).toEqual({})
})

test('the body carries the id, and the current password only if it is required', () => {
  const { firstName, lastName, middleName, nameJa, nameKana, email, phone, password } = parsed
  const body = { firstName, lastName, middleName, nameJa, nameKana, email, phone, password }
  expect(toProfileBody({ ...body, currentPassword: 'left over' }, james)).toEqual({
    ...body,
    _id: james._id,
    password: '',
  })
  expect(
    toProfileBody({ ...body, email: 'jim@mail.example', currentPassword: 'right' }, james),
  ).toEqual({
    ...body,
    _id: james._id,
    email: 'jim@mail.example',
    password: '',
    currentPassword: 'right',
  })
})
