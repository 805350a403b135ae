import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../../src/clock.ts'
import { saveMailedToken } from '../../../src/accounts/sessions/mailed-tokens.ts'
import { isKnownDevice, saveDevice } from '../../../src/accounts/sessions/queries.ts'
import { hashToken, newToken } from '../../../src/accounts/sessions/tokens.ts'
import { duringCall } from '../../support/during-call.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { samplePassword, sampleRegistration } from '../../support/sample-registration.ts'
import { countAttempts, limits } from '../../../src/throttle.ts'
import { saveUser } from '../../../src/accounts/people/queries.ts'
import type { Account } from '../callers.ts'
import { seedUser, sessionCookie, staffEdit } from '../callers.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function mailedLink(
  { id, email }: Account,
  purpose: 'verify-email' | 'reset-password',
): Promise<string> {
  const token = newToken()
  const expires_at = after(office.clock.now(), duration.hour)
  const link = { token_hash: hashToken(token), user_id: id, purpose, email, expires_at }
  await office.db.transaction().execute((trx) => saveMailedToken(trx, link))
  return token
}

async function linksOf({ id }: Account): Promise<string[]> {
  const rows = await office.db
    .selectFrom('mailed_tokens')
    .select('purpose')
    .where('user_id', '=', id)
    .execute()
  return rows.map(({ purpose }) => purpose)
}

/** The token of a browser in which this user has signed in before. */
async function deviceOf({ id }: Account): Promise<string> {
  const token = newToken()
  const now = office.clock.now()
  await office.db.transaction().execute((trx) => saveDevice(trx, hashToken(token), id, now))
  return token
}

function isKnown(token: string, { email }: Account): Promise<boolean> {
  return isKnownDevice(office.db, hashToken(token), email)
}

describe('a mailed link', () => {
  test('to reset a password is deleted when the password is changed in the profile', async () => {
    const { browser, account } = await seedUser(office)
    const other = await seedUser(office)
    await mailedLink(account, 'reset-password')
    await mailedLink(other.account, 'reset-password')
    const { firstName, lastName, phone } = sampleRegistration()
    const profile = { firstName, lastName, phone, email: account.email }
    const passwords = { password: 'another long sample', currentPassword: samplePassword }
    const { status } = await browser.call(users.updateProfile, {
      body: { ...profile, ...passwords },
    })

    expect(status).toBe(200)
    expect(await linksOf(account)).toEqual([])
    expect(await linksOf(other.account)).toEqual(['reset-password'])
  })

  test('is kept when staff enter another e-mail address, which does not count yet', async () => {
    const admin = await seedUser(office, { isAdmin: true })
    const { account } = await seedUser(office)
    await mailedLink(account, 'reset-password')
    const body = staffEdit(account, { email: sampleRegistration().email })
    await admin.browser.call(users.updateUser, { params: { userId: account.id }, body })

    expect(await linksOf(account)).toEqual(['reset-password'])
  })

  test('to verify the address is kept after a password reset', async () => {
    const { account } = await seedUser(office)
    await mailedLink(account, 'verify-email')
    await mailedLink(account, 'reset-password')
    const token = await mailedLink(account, 'reset-password')
    const body = { token, password: 'another long sample' }
    await office.visitor().call(session.resetPassword, { body })

    expect(await linksOf(account)).toEqual(['verify-email'])
  })

  test('to verify the address is sent at most five times an hour', async () => {
    const { browser, account } = await seedUser(office)
    const attempt = { limit: limits.verificationMail, of: account.id }
    for (let mails = 0; mails < limits.verificationMail.most; mails += 1) {
      await countAttempts(office.db, office.clock.now(), [attempt])
    }

    expect((await browser.call(session.sendVerification)).status).toBe(429)
  })
})

describe('a known browser', () => {
  test('is forgotten after a password reset; the browsers of other users are not', async () => {
    const { account } = await seedUser(office)
    const other = await seedUser(office)
    const device = await deviceOf(account)
    const otherDevice = await deviceOf(other.account)
    const token = await mailedLink(account, 'reset-password')
    const body = { token, password: 'another long sample' }
    expect((await office.visitor().call(session.resetPassword, { body })).status).toBe(200)

    expect(await isKnown(device, account)).toBe(false)
    expect(await isKnown(otherDevice, other.account)).toBe(true)
  })

  test('is forgotten when its user is deleted', async () => {
    const admin = await seedUser(office, { isAdmin: true })
    const { account } = await seedUser(office)
    await deviceOf(account)
    await admin.browser.call(users.deleteUser, { params: { id: account.id } })
    const rows = await office.db
      .selectFrom('known_devices')
      .select('user_id')
      .where('user_id', '=', account.id)
      .execute()

    expect(rows).toEqual([])
  })

  test('is recognised by the token issued to it, not by an invented one', async () => {
    const { account } = await seedUser(office)
    await deviceOf(account)
    const browser = office.visitor()
    const invented = newToken()
    browser.cookies.set(`${sessionCookie}-device`, invented)
    const body = { email: account.email, password: samplePassword }
    await browser.call(session.signIn, { body })

    expect(await isKnown(invented, account)).toBe(false)
  })
})

test('an admin who is deleted while their change waits cannot make it', async () => {
  const admin = await seedUser(office, { isAdmin: true })
  const { account } = await seedUser(office)
  const body = staffEdit(account, { isAdmin: true })
  const reply = await duringCall(
    office.db,
    () => admin.browser.call(users.updateUser, { params: { userId: account.id }, body }),
    // Only the deletion time is set; the roles stay.
    (trx) => saveUser(trx, admin.account.id, { deleted_at: office.clock.now() }),
  )

  expect(reply.body.code).toBe('forbidden')
})
