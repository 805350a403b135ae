import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function choose(password: string) {
  const body = { ...sampleRegistration(), password, confirmPassword: password }
  const answer = await office.visitor().call(users.register, { body })
  return { ...answer, email: body.email }
}

test.each([
  ['the shortest', 'x7#kq2Lm'],
  ['128 characters', 'a8'.repeat(64)],
  ['eight kanji', '橋渡翻訳沖縄海空'],
  ['128 emoji', '🌺'.repeat(128)],
  ['only small letters', 'kqxzvbnmwt'],
  ['a sentence around a common word', 'my password123 is longer'],
  ['an office word inside', 'okinawa-by-the-sea'],
  ['spaces around', '  spaces matter  '],
])('%s can be a password, and signs in', async (_, password) => {
  const { status, email } = await choose(password)

  expect(status).toBe(200)
  await office.signIn(email, password)
})

const easy = 'This password is easy to guess. Choose another one'

test.each([
  ['seven characters', 'x7#kq2L', 'Use at least 8 characters'],
  ['seven kanji', '橋渡翻訳沖縄海', 'Use at least 8 characters'],
  ['seven emoji, though each is two to a computer', '🌺'.repeat(7), 'Use at least 8 characters'],
  ['129 characters', `${'a8'.repeat(64)}x`, 'Use at most 128 characters'],
  ['a thousand and more', 'x7'.repeat(600), 'Use at most 128 characters'],
  ['nothing', '', 'Enter your password'],
  ['a common password', 'password123', easy],
  ['a common one in other letters', 'PassWord123', easy],
  ['a common one typed full-width, which is the same key strokes', 'ｐａｓｓｗｏｒｄ１２３', easy],
  ["the office's name", 'kakehashi', easy],
  ["the office's name with a year", 'Kakehashi2026', easy],
  ['the island with a usual ending', 'okinawa123', easy],
])('%s is refused', async (_, password, words) => {
  const { status, body } = await choose(password)

  expect(status).toBe(400)
  expect(body.fields?.['password']).toBe(words)
})

test('the same Japanese word typed on another keyboard is the same password', async () => {
  const { email } = await choose('パスワードの言葉ガ'.normalize('NFD'))

  for (const password of ['パスワードの言葉ガ'.normalize('NFC'), 'ﾊﾟｽﾜｰﾄﾞの言葉ｶﾞ']) {
    const answer = await office.visitor().call(session.signIn, { body: { email, password } })
    expect(answer.status).toBe(200)
  }
})

test('a password is compared whole and to the letter', async () => {
  const password = 'a8'.repeat(64)
  const { email } = await choose(password)
  for (const other of [
    password.slice(0, 127),
    `${password}x`,
    password.toUpperCase(),
    `${password} `,
  ]) {
    const answer = await office.visitor().call(session.signIn, { body: { email, password: other } })
    expect(answer.status).toBe(401)
  }
})

test('passwords are kept as argon2id, each with a salt of its own', async () => {
  await choose('the very same words')
  await choose('the very same words')
  const rows = await office.db
    .selectFrom('users')
    .select('password_hash')
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute()

  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(rows[0]?.password_hash).not.toBe(rows[1]?.password_hash)
})
