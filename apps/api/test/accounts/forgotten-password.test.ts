import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { setUpSecondFactor } from '../support/authenticator.ts'
import { sortedStatuses } from '../support/browser.ts'
import { tokenIn } from '../support/mails.ts'
import { durationRatio } from '../support/duration-ratio.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const newPassword = 'chosen after the reset'

function requestReset(email: string, browser = office.visitor()) {
  return browser.call(session.forgotPassword, { body: { email } })
}

async function linkFor(email: string): Promise<string> {
  await requestReset(email)
  await office.runJobs()
  return tokenIn((await office.mailsTo(email))[0])
}

function reset(token: string, password = newPassword, browser = office.visitor()) {
  return browser.call(session.resetPassword, { body: { token, password } })
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const reply = await office.visitor().call(session.signIn, { body: { email, password } })
  return reply.status === 200
}

test('a known and an unknown address get the same reply, and only the known one gets a mail', async () => {
  const { user } = await office.register()
  await office.runJobs()
  const known = await requestReset(user.email)
  const unknown = await requestReset('nobody@example.com')
  await office.runJobs()

  expect(known.status).toBe(200)
  expect(unknown.status).toBe(known.status)
  expect(unknown.body).toEqual(known.body)
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  expect((await office.mailsTo(user.email))[0]?.text).toContain('/reset-password#token=')
  expect(await office.mailsTo('nobody@example.com')).toEqual([])
})

test('five resets an hour are allowed per address, known or unknown', async () => {
  const { user } = await office.register()
  for (const email of [user.email, 'another.nobody@example.com']) {
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await requestReset(email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
})

test('a reset link works once, ends every session and sends a mail', async () => {
  const { browser, user, password } = await office.register()
  const token = await linkFor(user.email)
  expect((await reset(token)).status).toBe(200)
  await office.runJobs()

  expect((await browser.call(users.ownProfile)).status).toBe(401)
  expect(await canSignIn(user.email, password)).toBe(false)
  expect(await canSignIn(user.email, newPassword)).toBe(true)
  expect((await office.mailsTo(user.email))[0]?.subject).toBe('Your password was changed')
  const again = await reset(token, 'and once more then')
  expect(again).toMatchObject({ status: 400, body: { code: 'link-expired' } })
  expect(await canSignIn(user.email, newPassword)).toBe(true)
})

test('a link used twice at the same time works once', async () => {
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const replies = await Promise.all([
    reset(token, 'the first of two'),
    reset(token, 'the other one'),
  ])

  expect(sortedStatuses(replies)).toEqual([200, 400])
})

test('using one link invalidates the others and does not sign in', async () => {
  const { user } = await office.register()
  const [one, other] = [await linkFor(user.email), await linkFor(user.email)]
  const browser = office.visitor()
  expect((await reset(other, newPassword, browser)).status).toBe(200)

  expect((await reset(one)).status).toBe(400)
  expect((await browser.call(users.ownProfile)).status).toBe(401)
})

test('a link works for an hour', async () => {
  const { user } = await office.register()
  const [early, late] = [await linkFor(user.email), await linkFor(user.email)]
  office.clock.advance(58 * duration.minute)
  expect((await reset(early, 'password')).status).toBe(400)
  office.clock.advance(3 * duration.minute)

  expect((await reset(late)).body.code).toBe('link-expired')
  const inTime = await linkFor(user.email)
  office.clock.advance(58 * duration.minute)
  expect((await reset(inTime)).status).toBe(200)
})

test('a refused password does not use up the link', async () => {
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const common = await reset(token, 'password1')

  expect(common.body.fields).toEqual({
    password: 'This password is easy to guess. Choose another one',
  })
  expect((await reset(token)).status).toBe(200)
})

test('staff need a long password at a reset too', async () => {
  const { user } = await office.signedIn('translator')
  const { status, body } = await reset(await linkFor(user.email), 'only short')

  expect(status).toBe(400)
  expect(body.fields).toEqual({
    password: 'Staff without two-step login need at least 15 characters',
  })
})

test('a reset does not skip the second factor', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const { email } = registered.user
  const browser = office.visitor()
  await reset(await linkFor(email), newPassword, browser)
  const credentials = { email, password: newPassword }
  const without = await browser.call(session.signIn, { body: credentials })
  const body = { ...credentials, secondFactor: app.newCode() }

  expect(without).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
  expect((await browser.call(session.signIn, { body })).status).toBe(200)
})

test('a change of e-mail address invalidates the link', async () => {
  const { browser, user, password } = await office.register()
  const token = await linkFor(user.email)
  const { firstName, lastName, phone } = user
  const body = { firstName, lastName, phone, email: `x.${user.email}`, currentPassword: password }
  expect((await browser.call(users.updateProfile, { body })).status).toBe(200)

  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a link sent to an address that is no longer that of the user does not work', async () => {
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const email = `y.${user.email}`
  await office.db.updateTable('users').set({ email }).where('id', '=', user._id).execute()

  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a link works while an address that staff entered waits for its owner', async () => {
  const { browser: admin } = await office.signedIn('admin')
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const { firstName, lastName, _id: userId } = user
  const body = { firstName, lastName, email: `z.${user.email}`, ...noGrantedRoles }
  expect((await admin.call(users.updateUser, { params: { userId }, body })).status).toBe(200)

  expect((await reset(token)).status).toBe(200)
})

test('a change of password invalidates earlier links', async () => {
  const { browser, user, password } = await office.register()
  const token = await linkFor(user.email)
  const { firstName, lastName, phone, email } = user
  const change = { password: 'changed by its owner', currentPassword: password }
  const body = { firstName, lastName, phone, email, ...change }
  expect((await browser.call(users.updateProfile, { body })).status).toBe(200)

  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a known and an unknown address take the same time', async () => {
  const { user } = await office.register()
  const ratio = await durationRatio(
    15,
    () => requestReset(user.email),
    async () => {
      await requestReset('nobody.at.all@example.com')
      // Five resets an hour are allowed per address.
      office.clock.advance(duration.hour)
    },
  )

  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('a verification link cannot reset a password, nor a reset link verify an address', async () => {
  const { user } = await office.register()
  await office.runJobs()
  const verification = tokenIn((await office.mailsTo(user.email))[0])
  const verify = { token: await linkFor(user.email) }

  expect((await reset(verification)).status).toBe(400)
  expect((await office.visitor().call(session.verifyEmail, { body: verify })).status).toBe(400)
})

test('neither the job queue nor the database contains a usable link, even if the mail fails', async () => {
  const { user } = await office.register()
  await office.runJobs()
  await requestReset(user.email)
  const { rows } = await sql`select * from graphile_worker._private_jobs`.execute(office.db)
  expect(rows).toHaveLength(1)
  office.mailbox.answerNext(451, 'Try again later')
  await office.runJobs()
  const failed = await sql`select * from graphile_worker._private_jobs`.execute(office.db)
  expect(failed.rows).toMatchObject([{ attempts: 1 }])
  await office.runJobs()
  const token = tokenIn((await office.mailsTo(user.email))[0])

  expect(JSON.stringify([rows, failed.rows])).not.toMatch(/[\w-]{43}/)
  const bytes = Buffer.from(token, 'base64url').toString('hex')
  expect(await tablesContaining(office.db, token)).toEqual([])
  expect(await tablesContaining(office.db, bytes)).toEqual([])
  expect((await reset(token)).status).toBe(200)
})
