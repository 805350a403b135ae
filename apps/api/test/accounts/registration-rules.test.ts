import { noRoles, roleFlags } from '@kakehashi/domain/people/roles'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

function register(overrides: Record<string, unknown>, browser = office.visitor()) {
  return browser.call(users.register, { body: { ...sampleRegistration(), ...overrides } })
}

test('a name in Japanese and its reading are stored', async () => {
  const { status, body } = await register({
    nameJa: ' 山田　花子 ',
    nameKana: 'やまだ ハナコー',
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ nameJa: '山田 花子', nameKana: 'やまだ ハナコー' })
})

test('a reading must be in kana', async () => {
  for (const nameKana of ['Yamada', '山田', 'やまだ1']) {
    const { status, body } = await register({ nameKana })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ nameKana: 'Enter the reading in kana, like やまだ はなこ' })
  }
})

test('invisible and direction characters are removed from names', async () => {
  const { body } = await register({ firstName: ' Ja\u202ene\u0000 ', lastName: 'Smi\nth' })

  expect(body.firstName).toBe('Ja ne')
  expect(body.lastName).toBe('Smi th')
})

test('one reply names every missing field', async () => {
  const { status, body } = await office.visitor().call(users.register, { body: {} })

  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'branch',
    'password',
  ])
})

test.each([
  [{ firstName: '  ' }, 'Enter your first name'],
  [{ lastName: '' }, 'Enter your last name'],
  [{ email: '' }, 'Enter your e-mail address'],
  [{ email: 'jane at example' }, 'Enter an e-mail address like name@example.com'],
  [{ phone: '' }, 'Enter your phone number'],
  [{ phone: 'call me' }, 'Enter a phone number like 090-1234-5678'],
  [{ branch: 'PIRATES' }, 'Choose your branch'],
  [{ firstName: 'x'.repeat(101) }, 'This is too long'],
])('%o is refused with a message for the field', async (wrong, message) => {
  const { status, body } = await register(wrong)

  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual(Object.keys(wrong))
  expect(Object.values(body.fields ?? {})).toEqual([message])
})

test('a registration with a role is refused', async () => {
  for (const flag of roleFlags) {
    expect((await register({ [flag]: true })).status).toBe(400)
  }
})

test('an e-mail address in use is refused, with any capitals', async () => {
  const { user } = await office.register()
  const refused = await register({ email: user.email.toUpperCase() })

  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'email-in-use',
    message:
      'This e-mail address is already registered. If it is yours, sign in or reset your password.',
    fields: { email: 'This e-mail address is already registered' },
  })
  expect(refused.headers.getSetCookie()).toEqual([])
})

test('when one address is registered several times at once, one registration succeeds', async () => {
  const { email } = sampleRegistration()
  const spellings = [email, email.toUpperCase(), email, email.toUpperCase()]
  const replies = await Promise.all(spellings.map((spelling) => register({ email: spelling })))

  expect(sortedStatuses(replies)).toEqual([200, 409, 409, 409])
  const registered = await office.db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', spellings)
    .execute()
  expect(registered).toHaveLength(1)
})

test('forty registrations in ten minutes are allowed per network address', async () => {
  const browser = office.visitor()
  // Refused for its password before the costly hashing, but counted.
  const common = { password: 'password1', confirmPassword: 'password1' }
  const tries = Array.from({ length: 40 }, () => register(common, browser))
  expect(new Set((await Promise.all(tries)).map(({ body }) => body.fields?.['password']))).toEqual(
    new Set(['This password is easy to guess. Choose another one']),
  )
  const refused = await register({}, browser)

  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  expect((await register({})).status).toBe(200)
})

test('a new user is a customer without any other role', async () => {
  const { body } = await register({})
  const { status } = await office.visitor().call(session.listSessions)

  expect(status).toBe(401)
  expect(body).toMatchObject({
    ...noRoles,
    isEmailVerified: false,
    hasSecondFactor: false,
  })
})
