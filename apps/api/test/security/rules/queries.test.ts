import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../../src/clock.ts'
import { saveDevice } from '../../../src/accounts/sessions/queries.ts'
import { hashToken, newToken } from '../../../src/accounts/sessions/tokens.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { samplePassword, sampleRegistration } from '../../support/sample-registration.ts'
import { countAttempts, limits } from '../../../src/throttle.ts'
import { makeOwner } from '../../../src/accounts/make-owner.ts'
import type { Account } from '../callers.ts'
import { browserOf, seedUser, sessionCookie, staffEdit } from '../callers.ts'

/**
 * Changes that always happen together, here one at a time: if one of them is ever forgotten, the
 * other must still refuse access.
 */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const justNow = () => after(office.clock.now(), -duration.second)
const later = () => after(office.clock.now(), duration.hour)

/** Sets the deletion time only; everything that a deletion removes is still there. */
async function markDeleted({ id }: Account): Promise<void> {
  const change = { deleted_at: justNow() }
  await office.db.updateTable('users').set(change).where('id', '=', id).execute()
}

async function changeSessionsOf({ id }: Account, change: { idle_until: Date; ends_at: Date }) {
  await office.db.updateTable('sessions').set(change).where('user_id', '=', id).execute()
}

describe('a session', () => {
  test('is not valid once its user is deleted', async () => {
    const { browser, account } = await seedUser(office)
    await markDeleted(account)

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })

  test('ends at its absolute end, however recently it was used', async () => {
    const { browser, account } = await seedUser(office)
    await changeSessionsOf(account, { idle_until: later(), ends_at: justNow() })

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })

  test('ends after the idle time, however late its absolute end', async () => {
    const { browser, account } = await seedUser(office)
    await changeSessionsOf(account, { idle_until: justNow(), ends_at: later() })

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })

  test.each([
    ['idle too long', () => ({ idle_until: justNow(), ends_at: later() })],
    ['past its end', () => ({ idle_until: later(), ends_at: justNow() })],
  ])('that is %s is not listed', async (_, change) => {
    const { account } = await seedUser(office)
    await changeSessionsOf(account, change())
    const browser = await browserOf(office, account.id)
    const { body } = await browser.call(session.listSessions)

    expect(body).toHaveLength(1)
  })

  test('of one user is not extended by calls of another', async () => {
    const idle = await seedUser(office)
    const busy = await seedUser(office)
    const ends = () =>
      office.db
        .selectFrom('sessions')
        .select('idle_until')
        .where('user_id', '=', idle.account.id)
        .executeTakeFirstOrThrow()
    const before = await ends()
    const longAgo = after(office.clock.now(), -2 * duration.minute)
    await office.db
      .updateTable('sessions')
      .set({ last_seen_at: longAgo })
      .where('user_id', '=', busy.account.id)
      .execute()
    await busy.browser.call(users.ownProfile)

    expect(await ends()).toEqual(before)
  })

  test('ends when its user is made owner, for whom stricter rules apply', async () => {
    const { browser, account } = await seedUser(office)
    await makeOwner(office.db, account.email, office.clock.now())

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })

  test('nobody is made owner before their e-mail address is confirmed', async () => {
    const { user } = await office.register()

    await expect(makeOwner(office.db, user.email, office.clock.now())).rejects.toThrow(
      'is not confirmed yet',
    )
  })
})

describe('a deleted user', () => {
  test('cannot sign in, even if e-mail address and password are still stored', async () => {
    const { account } = await seedUser(office)
    await markDeleted(account)
    const body = { email: account.email, password: samplePassword }

    expect((await office.visitor().call(session.signIn, { body })).body.code).toBe(
      'wrong-credentials',
    )
  })

  test('cannot be read, listed, changed or deleted again', async () => {
    const admin = await seedUser(office, { isAdmin: true })
    const { account } = await seedUser(office)
    await markDeleted(account)
    const params = { id: account.id, userId: account.id }
    const body = staffEdit(account)
    const listed = await admin.browser.call(users.listUsers)

    expect((await admin.browser.call(users.getUser, { params })).status).toBe(404)
    expect((await admin.browser.call(users.updateUser, { params, body })).status).toBe(404)
    expect((await admin.browser.call(users.deleteUser, { params })).status).toBe(404)
    expect(listed.body.map(({ _id }) => _id)).not.toContain(account.id)
  })

  test('leaves no known browser with limits of its own', async () => {
    const { email } = sampleRegistration()
    const deleted = await seedUser(office)
    const now = office.clock.now()
    const device = newToken()
    await office.db
      .updateTable('users')
      .set({ email, deleted_at: now })
      .where('id', '=', deleted.account.id)
      .execute()
    await office.db
      .transaction()
      .execute((trx) => saveDevice(trx, hashToken(device), deleted.account.id, now))
    const stranger = office.visitor()
    stranger.cookies.set(`${sessionCookie}-device`, device)
    const attempt = { limit: limits.accountBurst, of: email }
    for (let count = 0; count < limits.accountBurst.most; count += 1) {
      await countAttempts(office.db, now, [attempt])
    }
    const { status } = await stranger.call(session.signIn, {
      body: { email, password: samplePassword },
    })

    expect(status).toBe(429)
  })
})
