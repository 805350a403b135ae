import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Browser } from '../support/browser.ts'
import type { Office, Role } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function signInShared(role: Role = 'customer') {
  const person = await office.signedIn(role)
  const browser = office.visitor()
  const { email } = person.user
  const body = { email, password: person.password, isSharedComputer: true }
  const { headers } = await browser.call(session.signIn, { body })
  return { person, browser, body, cookies: headers.getSetCookie() }
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call(users.ownProfile)).status === 200
}

test('a shared computer gets a cookie that ends with the browser, and is not remembered', async () => {
  const { cookies, browser, person } = await signInShared()
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^__Host-kakehashi=/)
  expect(cookies[0]).not.toMatch(/expires|max-age/i)
  expect(await isSignedIn(browser)).toBe(true)

  const devices = office.db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', person.user._id)
  expect(await devices.execute()).toHaveLength(1)
})

test.each(['customer', 'admin'] as const)(
  'a %s is signed out there after an idle hour, and eight hours after login at the latest',
  async (role) => {
    const idle = await signInShared(role)
    const active = await signInShared(role)
    office.clock.advance(59 * duration.minute)
    expect(await isSignedIn(active.browser)).toBe(true)
    office.clock.advance(2 * duration.minute)
    expect(await isSignedIn(idle.browser)).toBe(false)

    for (let visit = 0; visit < 8; visit += 1) {
      expect(await isSignedIn(active.browser)).toBe(true)
      office.clock.advance(50 * duration.minute)
    }
    expect(await isSignedIn(active.browser)).toBe(true)
    office.clock.advance(20 * duration.minute)
    expect(await isSignedIn(active.browser)).toBe(false)
  },
)

test('the cookie stays one of a shared computer after a proof of identity', async () => {
  const { browser, person } = await signInShared()
  const proof = { currentPassword: person.password }
  const { headers } = await browser.call(session.proveIdentity, { body: proof })
  expect(headers.getSetCookie()[0]).not.toMatch(/expires|max-age/i)
  expect(await isSignedIn(browser)).toBe(true)
})

test('each login there is mailed, because whoever knows the password could tick the box', async () => {
  const { person, browser, body } = await signInShared()
  await browser.call(session.signOut)
  await browser.call(session.signIn, { body })
  await office.runJobs()
  const mails = await office.mailsTo(person.user.email)
  expect(mails.filter(({ subject }) => subject.includes('new login'))).toHaveLength(2)
})
