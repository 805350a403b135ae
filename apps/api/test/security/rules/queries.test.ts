import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../../src/clock.ts'
import { saveDevice } from '../../../src/accounts/sessions/queries.ts'
import { hashToken, newToken } from '../../../src/accounts/sessions/tokens.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { samplePassword, sampleRegistration } from '../../support/people.ts'
import { countAttempts, limits } from '../../../src/throttle.ts'
import { makeOwner } from '../../../src/accounts/make-owner.ts'
import type { Account } from '../kinds-of-people.ts'
import { browserOf, member, sessionCookie, staffEdit } from '../kinds-of-people.ts'

/**
 * Things the office brings about in one stroke, here one half at a time: if a part of the stroke
 * is ever forgotten, the other half still keeps the door shut.
 */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const justNow = () => after(office.clock.now(), -duration.second)
const later = () => after(office.clock.now(), duration.hour)

/** Removed, but with everything still in place that a removal takes away. */
async function markRemoved({ id }: Account): Promise<void> {
  const gone = { deleted_at: justNow() }
  await office.db.updateTable('users').set(gone).where('id', '=', id).execute()
}

async function changeSessionsOf({ id }: Account, change: { idle_until: Date; ends_at: Date }) {
  await office.db.updateTable('sessions').set(change).where('user_id', '=', id).execute()
}

describe('a session', () => {
  test('is nothing once its person is removed', async () => {
    const { browser, account } = await member(office)
    await markRemoved(account)

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })

  test('is over at its absolute end, however lately it was used', async () => {
    const { browser, account } = await member(office)
    await changeSessionsOf(account, { idle_until: later(), ends_at: justNow() })

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })

  test('is over when it was idle too long, however far its absolute end', async () => {
    const { browser, account } = await member(office)
    await changeSessionsOf(account, { idle_until: justNow(), ends_at: later() })

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })

  test.each([
    ['idle too long', () => ({ idle_until: justNow(), ends_at: later() })],
    ['past its end', () => ({ idle_until: later(), ends_at: justNow() })],
  ])('that is %s is not listed', async (_, change) => {
    const { account } = await member(office)
    await changeSessionsOf(account, change())
    const browser = await browserOf(office, account.id)
    const { body } = await browser.call(session.listSessions)

    expect(body).toHaveLength(1)
  })

  test('of one person is not kept alive by the visits of another', async () => {
    const idle = await member(office)
    const busy = await member(office)
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

  test('ends when its person is made the owner, who signs in under stricter rules', async () => {
    const { browser, account } = await member(office)
    await makeOwner(office.db, account.email, office.clock.now())

    expect((await browser.call(users.ownProfile)).status).toBe(401)
  })
})

describe('someone removed', () => {
  test('does not sign in, even if their e-mail and password were still there', async () => {
    const { account } = await member(office)
    await markRemoved(account)
    const body = { email: account.email, password: samplePassword }

    expect((await office.visitor().call(session.signIn, { body })).body.code).toBe(
      'wrong-credentials',
    )
  })

  test('is neither seen, listed, changed nor removed again', async () => {
    const admin = await member(office, { isAdmin: true })
    const { account } = await member(office)
    await markRemoved(account)
    const params = { id: account.id, userId: account.id }
    const body = staffEdit(account)
    const listed = await admin.browser.call(users.listUsers)

    expect((await admin.browser.call(users.getUser, { params })).status).toBe(404)
    expect((await admin.browser.call(users.updateUser, { params, body })).status).toBe(404)
    expect((await admin.browser.call(users.deleteUser, { params })).status).toBe(404)
    expect(listed.body.map(({ _id }) => _id)).not.toContain(account.id)
  })

  test('lends the browser they used to nobody who registers their address anew', async () => {
    const { email } = sampleRegistration()
    const before = await member(office)
    const now = office.clock.now()
    const device = newToken()
    await office.db
      .updateTable('users')
      .set({ email, deleted_at: now })
      .where('id', '=', before.account.id)
      .execute()
    await office.db
      .transaction()
      .execute((trx) => saveDevice(trx, hashToken(device), before.account.id, now))
    await office.register({ email })
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
