import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { durationRatio } from '../support/duration-ratio.ts'
import { duringCall } from '../support/during-call.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { tablesContaining } from '../support/tables-containing.ts'

const cookieName = '__Host-kakehashi'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

function signIn(body: { email: string; password: string }, browser = office.visitor()) {
  return browser.call(session.signIn, { body })
}

test('a user signs in with their e-mail address, with any capitals, and their password', async () => {
  const { user, password } = await office.register()
  const browser = office.visitor()
  const { status, body } = await signIn(
    { email: ` ${user.email.toUpperCase()} `, password },
    browser,
  )

  expect(status).toBe(200)
  expect(body).toEqual(user)
  expect((await browser.call(users.ownProfile)).body._id).toBe(user._id)
})

test('a wrong password and an unknown e-mail address get the same reply', async () => {
  const { user } = await office.register()
  const wrong = await signIn({ email: user.email, password: 'not mine at all' })
  const unknown = await signIn({ email: 'nobody@example.com', password: 'not mine at all' })

  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  const { requestId: _, ...refusal } = { requestId: '', ...wrong.body }
  expect(refusal).toEqual({
    code: 'wrong-credentials',
    message: 'Your e-mail address or password is wrong. Try again.',
  })
  expect(unknown.body).toMatchObject(refusal)
  expect(Object.keys(unknown.body)).toEqual(Object.keys(wrong.body))
  expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
})

test('a wrong password and an unknown e-mail address take the same time', async () => {
  const { user } = await office.register()
  const password = 'not mine at all'
  const ratio = await durationRatio(
    9,
    () => signIn({ email: user.email, password }),
    (round) => signIn({ email: `nobody.${round}@example.com`, password }),
  )

  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('the cookie is limited to this host, hidden from scripts and expires with the session', async () => {
  const { user, password } = await office.register()
  const { headers } = await signIn({ email: user.email, password })
  const lines = headers.getSetCookie().map((line) => line.split('; '))

  expect(lines.map(([pair]) => pair?.split('=')[0])).toEqual([cookieName, `${cookieName}-device`])
  for (const [, ...attributes] of lines) {
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    )
    expect(attributes.some((attribute) => /^domain=/i.test(attribute))).toBe(false)
  }
  const expires = lines[0]?.find((attribute) => attribute.startsWith('Expires='))?.slice(8) ?? ''
  const days = (Date.parse(expires) - office.clock.now().getTime()) / duration.day
  expect(Math.round(days)).toBe(30)
})

test('signing in issues a new token and ends the previous one', async () => {
  const { browser, user, password } = await office.register()
  const before = browser.cookies.get(cookieName) ?? ''
  await signIn({ email: user.email, password }, browser)

  expect(browser.cookies.get(cookieName)).not.toBe(before)
  const thief = office.visitor()
  thief.cookies.set(cookieName, before)
  expect((await thief.call(users.ownProfile)).status).toBe(401)
})

test('a token set by an attacker before sign-in is not used', async () => {
  const { user, password } = await office.register()
  const browser = office.visitor()
  browser.cookies.set(cookieName, 'set-by-an-attacker')
  await signIn({ email: user.email, password }, browser)

  expect(browser.cookies.get(cookieName)).toMatch(/^[\w-]{43}$/)
})

test('neither token nor password is stored in plain text', async () => {
  const password = 'unmistakable words here'
  const { browser } = await office.register({ password })

  expect(await tablesContaining(office.db, password)).toEqual([])
  for (const token of browser.cookies.values()) {
    const bytes = Buffer.from(token, 'base64url').toString('hex')
    expect(await tablesContaining(office.db, token)).toEqual([])
    expect(await tablesContaining(office.db, bytes)).toEqual([])
  }
})

test('signing out ends the session, and also succeeds without one', async () => {
  const { browser } = await office.register()
  const token = browser.cookies.get(cookieName) ?? ''
  const first = await browser.call(session.signOut)
  const second = await browser.call(session.signOut)

  expect([first.status, second.status]).toEqual([200, 200])
  expect(browser.cookies.has(cookieName)).toBe(false)
  for (const { headers } of [first, second]) {
    const line = headers.getSetCookie().find((text) => text.startsWith(`${cookieName}=;`))
    expect(line).toMatch(/Path=\/; Expires=Thu, 01 Jan 1970.*HttpOnly; Secure; SameSite=Lax/)
  }
  browser.cookies.set(cookieName, token)
  expect((await browser.call(users.ownProfile)).status).toBe(401)
})

test('a password that is replaced while it is being checked does not sign in', async () => {
  const { user, password } = await office.register()
  const reply = await duringCall(
    office.db,
    () => signIn({ email: user.email, password }),
    (trx) =>
      trx
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', user._id)
        .execute(),
  )

  expect(reply).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } })
})
