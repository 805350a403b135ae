import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/accounts/sessions/password.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function registerWith(password: string) {
  const body = { ...sampleRegistration(), password, confirmPassword: password }
  const reply = await office.visitor().call(users.register, { body })
  return { ...reply, email: body.email }
}

const hundredTwentyEight = 'the quick otter swims '.repeat(6).slice(0, 128)

test.each([
  ['the minimum length', 'x7#kq2Lm'],
  ['128 characters', hundredTwentyEight],
  ['eight kanji', '橋渡翻訳沖縄海空'],
  ['128 emoji', '🌺🌊🌴🦀🐢🐟🐚🌞'.repeat(16)],
  ['only lower-case letters', 'kqxzvbnmwt'],
  ['a sentence around a common word', 'my password123 is longer'],
  ['a word of the office among others', 'okinawa-whale-lantern-sea'],
  ['spaces around', '  spaces matter  '],
])('%s is accepted as a password and works at sign-in', async (_, password) => {
  const { status, email } = await registerWith(password)

  expect(status).toBe(200)
  await office.signIn(email, password)
})

const easy = 'This password is easy to guess. Choose another one'

test.each([
  ['seven characters', 'x7#kq2L', 'Use at least 8 characters'],
  ['seven kanji', '橋渡翻訳沖縄海', 'Use at least 8 characters'],
  ['seven emoji, each of two code units', '🌺'.repeat(7), 'Use at least 8 characters'],
  ['129 characters', `${hundredTwentyEight}x`, 'Use at most 128 characters'],
  ['1,200 characters', 'x7'.repeat(600), 'Use at most 128 characters'],
  ['an empty password', '', 'Enter your password'],
  ['a common password', 'password123', easy],
  ['a common password with other capitals', 'PassWord123', easy],
  ['a common password in full-width letters', 'ｐａｓｓｗｏｒｄ１２３', easy],
  ["the office's name", 'kakehashi', easy],
  ["the office's name with a year", 'Kakehashi2026', easy],
  ['Okinawa with a common ending', 'okinawa123', easy],
  ['one character fifteen times', 'aaaaaaaaaaaaaaa', easy],
  ['a common password made longer', 'Password1234567', easy],
  ["the office's name in a public sample", 'kakehashi-sample-2026', easy],
  ["the person's own name", 'jane-smith-1990', easy],
  ['a row of keys', 'qwertyuiop[]', easy],
])('%s is refused', async (_, password, message) => {
  const { status, body } = await registerWith(password)

  expect(status).toBe(400)
  expect(body.fields?.['password']).toBe(message)
})

test('the address of the person is easy to guess for them only', async () => {
  const password = 'wakatake.hyoutan'
  const register = (email: string) => {
    const body = { ...sampleRegistration(), email, password, confirmPassword: password }
    return office.visitor().call(users.register, { body })
  }

  expect((await register(`${password}@example.com`)).body.fields?.['password']).toBe(easy)
  expect((await register('somebody.else@example.com')).status).toBe(200)
})

test('an account whose password would be refused today can still sign in', async () => {
  const { user } = await office.register()
  const { password_hash } = await hashPassword('password123')
  await office.db.updateTable('users').set({ password_hash }).where('id', '=', user._id).execute()

  const signedIn = await office.signIn(user.email, 'password123')
  expect(signedIn.user._id).toBe(user._id)
})

test('a Japanese password matches in every Unicode form', async () => {
  const { email } = await registerWith('パスワードの言葉ガ'.normalize('NFD'))

  for (const password of ['パスワードの言葉ガ'.normalize('NFC'), 'ﾊﾟｽﾜｰﾄﾞの言葉ｶﾞ']) {
    const reply = await office.visitor().call(session.signIn, { body: { email, password } })
    expect(reply.status).toBe(200)
  }
})

test('a password must match exactly, in its full length', async () => {
  const password = hundredTwentyEight
  const { email } = await registerWith(password)
  for (const other of [
    password.slice(0, 127),
    `${password}x`,
    password.toUpperCase(),
    `${password} `,
  ]) {
    const reply = await office.visitor().call(session.signIn, { body: { email, password: other } })
    expect(reply.status).toBe(401)
  }
})

test('passwords are stored as argon2id hashes with different salts', async () => {
  await registerWith('the very same words')
  await registerWith('the very same words')
  const rows = await office.db
    .selectFrom('users')
    .select('password_hash')
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute()

  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(rows[0]?.password_hash).not.toBe(rows[1]?.password_hash)
})
