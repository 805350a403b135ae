import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/people.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

function registering(overrides: Record<string, unknown>, browser = office.visitor()) {
  return browser.call(users.register, { body: { ...sampleRegistration(), ...overrides } })
}

test('a customer gives their name in Japanese with its reading', async () => {
  const { status, body } = await registering({
    nameJa: ' 山田　花子 ',
    nameKana: 'やまだ ハナコー',
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ nameJa: '山田　花子', nameKana: 'やまだ ハナコー' })
})

test('a reading is written in kana', async () => {
  for (const nameKana of ['Yamada', '山田', 'やまだ1']) {
    const { status, body } = await registering({ nameKana })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ nameKana: 'Enter the reading in kana, like やまだ はなこ' })
  }
})

test('characters that hide or turn text around do not get into a name', async () => {
  const { body } = await registering({ firstName: ' Ja\u202ene\u0000 ', lastName: 'Smi\nth' })

  expect(body.firstName).toBe('Ja ne')
  expect(body.lastName).toBe('Smi th')
})

test('every missing field is named in one answer', async () => {
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
])('%o is refused with words beside the field', async (wrong, words) => {
  const { status, body } = await registering(wrong)

  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual(Object.keys(wrong))
  expect(Object.values(body.fields ?? {})).toEqual([words])
})

test('nobody makes themselves staff by registering', async () => {
  for (const flag of ['isAdmin', 'isOwner', 'isTranslator', 'isContractor']) {
    expect((await registering({ [flag]: true })).status).toBe(400)
  }
})

test('an address that is taken cannot be used again, in whatever letters', async () => {
  const { user } = await office.register()
  const refused = await registering({ email: user.email.toUpperCase() })

  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'email-in-use',
    message: 'This e-mail address cannot be used. If it is yours, sign in or reset your password.',
    fields: { email: 'This e-mail address cannot be used' },
  })
  expect(refused.headers.getSetCookie()).toEqual([])
})

test('of two people who register one address at the same instant, one gets it', async () => {
  const { email } = sampleRegistration()
  const spellings = [email, email.toUpperCase(), email, email.toUpperCase()]
  const answers = await Promise.all(spellings.map((spelling) => registering({ email: spelling })))

  expect(sortedStatuses(answers)).toEqual([200, 409, 409, 409])
  const winners = await office.db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', spellings)
    .execute()
  expect(winners).toHaveLength(1)
})

test('one address on the network registers thirty people in an hour, and no more', async () => {
  const browser = office.visitor()
  // Refused for its password before anything is costly, and counted all the same.
  const common = { password: 'password1', confirmPassword: 'password1' }
  const tries = Array.from({ length: 30 }, () => registering(common, browser))
  expect(new Set((await Promise.all(tries)).map(({ body }) => body.fields?.['password']))).toEqual(
    new Set(['This password is easy to guess. Choose another one']),
  )
  const refused = await registering({}, browser)

  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await registering({})).status).toBe(200)
})

test('someone new is a customer and nothing else', async () => {
  const { body } = await registering({})
  const { status } = await office.visitor().call(session.listSessions)

  expect(status).toBe(401)
  expect(body).toMatchObject({
    isAdmin: false,
    isOwner: false,
    isTranslator: false,
    isContractor: false,
    isEmailVerified: false,
    hasSecondFactor: false,
  })
})
