import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import * as failed from '@kakehashi/contract/accounts/failed-sign-ins'
import * as secondFactor from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { setUpSecondFactor } from '../support/authenticator.ts'
import type { Browser } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

const cookieName = '__Host-kakehashi'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call(users.ownProfile)).status === 200
}

function prove({ browser }: SignedInUser, body: object) {
  return browser.call(session.proveIdentity, { body })
}

async function countDevices({ user }: SignedInUser): Promise<number> {
  const devices = office.db.selectFrom('known_devices').where('user_id', '=', user._id)
  return (await devices.select('user_id').execute()).length
}

test('a proof renews the token: a copy of the old one ends, and never counts as proved', async () => {
  const person = await office.register()
  const thief = office.visitor()
  thief.cookies.set(cookieName, person.browser.cookies.get(cookieName) ?? '')
  office.clock.advance(11 * duration.minute)
  await prove(person, { currentPassword: person.password })

  // Calls of other tabs that were on their way are still answered.
  expect(await isSignedIn(thief)).toBe(true)
  expect((await thief.call(exportAccount)).body.code).toBe('fresh-password-required')
  office.clock.advance(duration.minute)
  expect(await isSignedIn(thief)).toBe(false)
  expect((await person.browser.call(exportAccount)).status).toBe(200)
})

test('wrong proofs are limited and recorded as failed sign-ins', async () => {
  const person = await office.register()
  const codes: unknown[] = []
  for (let guess = 0; guess < 11; guess += 1) {
    codes.push((await prove(person, { currentPassword: `guess ${guess}` })).body.code)
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong-current-password'))
  expect(codes[10]).toBe('too-many-attempts')
  const { body } = await person.browser.call(failed.ownFailedSignIns)
  expect(body.map(({ reason }) => reason)).toEqual([
    'locked',
    ...Array.from({ length: 9 }, () => 'password'),
  ])
})

test('a wrong password for a change of the profile is recorded too', async () => {
  const person = await office.register()
  const { firstName, lastName, phone } = person.user
  const body = { firstName, lastName, phone, email: 'other@example.com', currentPassword: 'wrong' }
  await person.browser.call(users.updateProfile, { body })
  const { body: failures } = await person.browser.call(failed.ownFailedSignIns)
  expect(failures).toMatchObject([{ reason: 'password' }])
})

test('a new password ends other sessions and forgets other browsers, not this one', async () => {
  const here = await office.register()
  const elsewhere = await office.signIn(here.user.email, here.password)
  expect(await countDevices(here)).toBe(2)
  const { firstName, lastName, phone, email } = here.user
  const passwords = { password: 'another long sample', currentPassword: here.password }
  await here.browser.call(users.updateProfile, {
    body: { firstName, lastName, phone, email, ...passwords },
  })

  expect(await isSignedIn(elsewhere.browser)).toBe(false)
  expect(await isSignedIn(here.browser)).toBe(true)
  expect(await countDevices(here)).toBe(1)
})

test('turning two-step login off ends other sessions', async () => {
  const here = await office.register()
  const app = await setUpSecondFactor(office, here)
  const elsewhere = office.visitor()
  const { email } = here.user
  const signIn = { email, password: here.password, secondFactor: app.newCode() }
  await elsewhere.call(session.signIn, { body: signIn })
  expect(await isSignedIn(elsewhere)).toBe(true)
  const proof = { currentPassword: here.password, code: app.newCode() }
  expect((await here.browser.call(secondFactor.turnOffSecondFactor, { body: proof })).status).toBe(
    200,
  )
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(here.browser)).toBe(true)
})
