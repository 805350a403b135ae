import { profileBody, registerBody } from '@kakehashi/contract/accounts/users'
import type { FieldValues, Resolver } from 'react-hook-form'
import { expect, test } from 'vitest'
import { formResolver } from './form-resolver.ts'

const james = {
  firstName: 'James',
  middleName: '',
  lastName: 'Whitfield',
  nameJa: '',
  nameKana: '',
  email: 'james@mail.example',
  phone: '090-1234-5678',
  branch: 'MARINES',
  password: 'a bridge at dawn',
  confirmPassword: 'a bridge at dawn',
  find: '',
} as const

async function problemsOf<Values extends FieldValues>(
  resolver: Resolver<Values, unknown, unknown>,
  values: object,
) {
  const { errors } = await resolver(values as Values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

const register = formResolver(registerBody)
const profile = formResolver(profileBody)

test('a complete form has no problems', async () => {
  expect(await problemsOf(register, james)).toEqual({})
})

test('an empty form reports every required field and no other', async () => {
  const empty = Object.fromEntries(Object.keys(james).map((name) => [name, '']))
  expect(await problemsOf(register, empty)).toEqual({
    firstName: 'first-name-required',
    lastName: 'last-name-required',
    email: 'email-required',
    phone: 'phone-required',
    branch: 'branch-required',
    password: 'password-required',
  })
})

test('differing passwords are reported together with the other problems', async () => {
  const values = { ...james, phone: '', confirmPassword: 'a bridge at dusk' }
  expect(await problemsOf(register, values)).toEqual({
    phone: 'phone-required',
    confirmPassword: 'passwords-differ',
  })
})

test('an empty confirmation of a password is a mismatch', async () => {
  expect(await problemsOf(register, { ...james, confirmPassword: '' })).toEqual({
    confirmPassword: 'passwords-differ',
  })
})

test('an empty profile password means unchanged; a short one is reported', async () => {
  const { branch: _branch, find: _find, ...person } = james
  expect(await problemsOf(profile, { ...person, password: '', confirmPassword: '' })).toEqual({})
  expect(
    await problemsOf(profile, { ...person, password: 'short', confirmPassword: 'short' }),
  ).toEqual({ password: 'password-too-short' })
})
