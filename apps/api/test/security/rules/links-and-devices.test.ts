import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../../src/clock.ts'
import { saveMailedToken } from '../../../src/accounts/sessions/mailed-tokens.ts'
import { isKnownDevice, saveDevice } from '../../../src/accounts/sessions/queries.ts'
import { hashToken, newToken } from '../../../src/accounts/sessions/tokens.ts'
import { meanwhile } from '../../support/during-call.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { samplePassword, sampleRegistration } from '../../support/people.ts'
import { countAttempts, limits } from '../../../src/throttle.ts'
import { saveUser } from '../../../src/accounts/people/queries.ts'
import type { Account } from '../kinds-of-people.ts'
import { member, sessionCookie, staffEdit } from '../kinds-of-people.ts'

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

/** A browser that has signed in as this person before. */
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
  test('to set a password goes when the password is changed on the profile', async () => {
    const { browser, account } = await member(office)
    const bystander = await member(office)
    await mailedLink(account, 'reset-password')
    await mailedLink(bystander.account, 'reset-password')
    const { firstName, lastName, phone } = sampleRegistration()
    const named = { firstName, lastName, phone, email: account.email }
    const words = { password: 'another long sample', currentPassword: samplePassword }
    const { status } = await browser.call(users.updateProfile, { body: { ...named, ...words } })

    expect(status).toBe(200)
    expect(await linksOf(account)).toEqual([])
    expect(await linksOf(bystander.account)).toEqual(['reset-password'])
  })

  test('goes when staff move the address', async () => {
    const admin = await member(office, { isAdmin: true })
    const { account } = await member(office)
    await mailedLink(account, 'reset-password')
    const body = staffEdit(account, { email: sampleRegistration().email })
    await admin.browser.call(users.updateUser, { params: { userId: account.id }, body })

    expect(await linksOf(account)).toEqual([])
  })

  test('to verify the address outlives a reset, which proves the same', async () => {
    const { account } = await member(office)
    await mailedLink(account, 'verify-email')
    await mailedLink(account, 'reset-password')
    const token = await mailedLink(account, 'reset-password')
    const body = { token, password: 'another long sample' }
    await office.visitor().call(session.resetPassword, { body })

    expect(await linksOf(account)).toEqual(['verify-email'])
  })

  test('is mailed five times an hour, not more', async () => {
    const { browser, account } = await member(office)
    const attempt = { limit: limits.verificationMail, of: account.id }
    for (let mails = 0; mails < limits.verificationMail.most; mails += 1) {
      await countAttempts(office.db, office.clock.now(), [attempt])
    }

    expect((await browser.call(session.sendVerification)).status).toBe(429)
  })
})

describe('a known browser', () => {
  test('is a stranger after the password was reset; those of other people are not', async () => {
    const { account } = await member(office)
    const bystander = await member(office)
    const device = await deviceOf(account)
    const other = await deviceOf(bystander.account)
    const token = await mailedLink(account, 'reset-password')
    const body = { token, password: 'another long sample' }
    expect((await office.visitor().call(session.resetPassword, { body })).status).toBe(200)

    expect(await isKnown(device, account)).toBe(false)
    expect(await isKnown(other, bystander.account)).toBe(true)
  })

  test('is forgotten with its person', async () => {
    const admin = await member(office, { isAdmin: true })
    const { account } = await member(office)
    await deviceOf(account)
    await admin.browser.call(users.deleteUser, { params: { id: account.id } })
    const rows = await office.db
      .selectFrom('known_devices')
      .select('user_id')
      .where('user_id', '=', account.id)
      .execute()

    expect(rows).toEqual([])
  })

  test('is known by the token we gave it, not by one it made up', async () => {
    const { account } = await member(office)
    await deviceOf(account)
    const browser = office.visitor()
    const planted = newToken()
    browser.cookies.set(`${sessionCookie}-device`, planted)
    const body = { email: account.email, password: samplePassword }
    await browser.call(session.signIn, { body })

    expect(await isKnown(planted, account)).toBe(false)
  })
})

test('an admin who is removed while their change waits does not get it through', async () => {
  const admin = await member(office, { isAdmin: true })
  const { account } = await member(office)
  const body = staffEdit(account, { isAdmin: true })
  const answer = await meanwhile(
    office.db,
    () => admin.browser.call(users.updateUser, { params: { userId: account.id }, body }),
    // Only the mark of it, with the flags still in place.
    (trx) => saveUser(trx, admin.account.id, { deleted_at: office.clock.now() }),
  )

  expect(answer.body.code).toBe('forbidden')
})
