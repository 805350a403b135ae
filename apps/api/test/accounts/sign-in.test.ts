import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { median } from '../support/median.ts'
import { meanwhile } from '../support/during-call.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { tablesHolding } from '../support/tables-holding.ts'

const cookieName = '__Host-kakehashi'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

function signIn(body: { email: string; password: string }, browser = office.visitor()) {
  return browser.call(session.signIn, { body })
}

test('somebody signs in with their e-mail, in whatever letters, and their password', async () => {
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

test('a wrong password and an unknown e-mail are refused in the same words', async () => {
  const { user } = await office.register()
  const wrong = await signIn({ email: user.email, password: 'not mine at all' })
  const unknown = await signIn({ email: 'nobody@example.com', password: 'not mine at all' })

  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  const { requestId: _, ...words } = { requestId: '', ...wrong.body }
  expect(words).toEqual({
    code: 'wrong-credentials',
    message: 'Your e-mail address or password is wrong. Try again.',
  })
  expect(unknown.body).toMatchObject(words)
  expect(Object.keys(unknown.body)).toEqual(Object.keys(wrong.body))
  expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
})

test('a wrong password and an unknown e-mail take alike long', async () => {
  const { user } = await office.register()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 9; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const email = kind === 'known' ? user.email : `nobody.${round}@example.com`
      const start = performance.now()
      await signIn({ email, password: 'not mine at all' })
      times[kind].push(performance.now() - start)
    }
  }

  const ratio = median(times.known) / median(times.unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('the cookie is bound to this host and closed to scripts, and ends with the session', async () => {
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

test('signing in gives the browser a new token, and the one before is dead', async () => {
  const { browser, user, password } = await office.register()
  const before = browser.cookies.get(cookieName) ?? ''
  await signIn({ email: user.email, password }, browser)

  expect(browser.cookies.get(cookieName)).not.toBe(before)
  const thief = office.visitor()
  thief.cookies.set(cookieName, before)
  expect((await thief.call(users.ownProfile)).status).toBe(401)
})

test('a token that somebody planted in the browser is never taken over', async () => {
  const { user, password } = await office.register()
  const browser = office.visitor()
  browser.cookies.set(cookieName, 'planted-by-somebody-else')
  await signIn({ email: user.email, password }, browser)

  expect(browser.cookies.get(cookieName)).toMatch(/^[\w-]{43}$/)
})

test('neither token nor password is stored as it travels', async () => {
  const password = 'unmistakable words here'
  const { browser } = await office.register({ password })

  expect(await tablesHolding(office.db, password)).toEqual([])
  for (const token of browser.cookies.values()) {
    const bytes = Buffer.from(token, 'base64url').toString('hex')
    expect(await tablesHolding(office.db, token)).toEqual([])
    expect(await tablesHolding(office.db, bytes)).toEqual([])
  }
})

test('signing out ends the session, and works without one too', async () => {
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

test('an old password does not get in when it is replaced while it is being checked', async () => {
  const { user, password } = await office.register()
  const answer = await meanwhile(
    office.db,
    () => signIn({ email: user.email, password }),
    (trx) =>
      trx
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', user._id)
        .execute(),
  )

  expect(answer).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } })
})
