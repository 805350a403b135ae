import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
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

const fresh = 'chosen after the reset'

function forget(email: string, browser = office.visitor()) {
  return browser.call(session.forgotPassword, { body: { email } })
}

async function linkFor(email: string): Promise<string> {
  await forget(email)
  await office.runJobs()
  return tokenIn((await office.mailsTo(email))[0])
}

function reset(token: string, password = fresh, browser = office.visitor()) {
  return browser.call(session.resetPassword, { body: { token, password } })
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const answer = await office.visitor().call(session.signIn, { body: { email, password } })
  return answer.status === 200
}

test('a known and an unknown address are answered alike, and only one gets a mail', async () => {
  const { user } = await office.register()
  await office.runJobs()
  const known = await forget(user.email)
  const unknown = await forget('nobody@example.com')
  await office.runJobs()

  expect(known.status).toBe(200)
  expect(unknown.status).toBe(known.status)
  expect(unknown.body).toEqual(known.body)
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  expect((await office.mailsTo(user.email))[0]?.text).toContain('/reset-password#token=')
  expect(await office.mailsTo('nobody@example.com')).toEqual([])
})

test('one account gets five links an hour, a known and an unknown one alike', async () => {
  const { user } = await office.register()
  for (const email of [user.email, 'another.nobody@example.com']) {
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await forget(email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
})

test('the link sets a new password once, ends every session and is announced by mail', async () => {
  const { browser, user, password } = await office.register()
  const token = await linkFor(user.email)
  expect((await reset(token)).status).toBe(200)
  await office.runJobs()

  expect((await browser.call(users.ownProfile)).status).toBe(401)
  expect(await canSignIn(user.email, password)).toBe(false)
  expect(await canSignIn(user.email, fresh)).toBe(true)
  expect((await office.mailsTo(user.email))[0]?.subject).toBe('Your password was changed')
  const again = await reset(token, 'and once more then')
  expect(again).toMatchObject({ status: 400, body: { code: 'link-expired' } })
  expect(await canSignIn(user.email, fresh)).toBe(true)
})

test('a link opened twice at the same instant works once', async () => {
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const answers = await Promise.all([
    reset(token, 'the first of two'),
    reset(token, 'the other one'),
  ])

  expect(sortedStatuses(answers)).toEqual([200, 400])
})

test('using one link kills the others, and the link is no sign-in by itself', async () => {
  const { user } = await office.register()
  const [one, other] = [await linkFor(user.email), await linkFor(user.email)]
  const browser = office.visitor()
  expect((await reset(other, fresh, browser)).status).toBe(200)

  expect((await reset(one)).status).toBe(400)
  expect((await browser.call(users.ownProfile)).status).toBe(401)
})

test('the link works for an hour', async () => {
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

test('a password that is refused does not use the link up', async () => {
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const common = await reset(token, 'password1')

  expect(common.body.fields).toEqual({
    password: 'This password is easy to guess. Choose another one',
  })
  expect((await reset(token)).status).toBe(200)
})

test('staff choose a passphrase at a reset too', async () => {
  const { user } = await office.signedIn('translator')
  const { status, body } = await reset(await linkFor(user.email), 'only short')

  expect(status).toBe(400)
  expect(body.fields).toEqual({
    password: 'Staff without a second factor need at least 15 characters',
  })
})

test('a reset does not skip the second factor', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  const { email } = someone.user
  const browser = office.visitor()
  await reset(await linkFor(email), fresh, browser)
  const credentials = { email, password: fresh }
  const without = await browser.call(session.signIn, { body: credentials })
  const body = { ...credentials, secondFactor: app.newCode() }

  expect(without).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
  expect((await browser.call(session.signIn, { body })).status).toBe(200)
})

test('a link dies with the address it was sent to', async () => {
  const { browser, user, password } = await office.register()
  const token = await linkFor(user.email)
  const { firstName, lastName, phone } = user
  const body = { firstName, lastName, phone, email: `x.${user.email}`, currentPassword: password }
  expect((await browser.call(users.updateProfile, { body })).status).toBe(200)

  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a link written for an address just before it changed does not work either', async () => {
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const email = `y.${user.email}`
  await office.db.updateTable('users').set({ email }).where('id', '=', user._id).execute()

  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a link stays dead when the office moves the address away and back', async () => {
  const { browser: admin } = await office.signedIn('admin')
  const { user } = await office.register()
  const token = await linkFor(user.email)
  const { firstName, lastName, _id: userId } = user
  const flags = { isAdmin: false, isTranslator: false, isContractor: false }
  for (const email of [`z.${user.email}`, user.email]) {
    const body = { firstName, lastName, email, ...flags }
    expect((await admin.call(users.updateUser, { params: { userId }, body })).status).toBe(200)
  }

  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a link asked for before its owner changed the password does not change it again', async () => {
  const { browser, user, password } = await office.register()
  const token = await linkFor(user.email)
  const { firstName, lastName, phone, email } = user
  const change = { password: 'changed by its owner', currentPassword: password }
  const body = { firstName, lastName, phone, email, ...change }
  expect((await browser.call(users.updateProfile, { body })).status).toBe(200)

  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a known and an unknown address take alike long', async () => {
  const { user } = await office.register()
  const ratio = await durationRatio(
    15,
    () => forget(user.email),
    async () => {
      await forget('nobody.at.all@example.com')
      // Only so many links are sent in an hour.
      office.clock.advance(duration.hour)
    },
  )

  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('a link to verify an address sets no password, and the other way round', async () => {
  const { user } = await office.register()
  await office.runJobs()
  const verification = tokenIn((await office.mailsTo(user.email))[0])
  const verify = { token: await linkFor(user.email) }

  expect((await reset(verification)).status).toBe(400)
  expect((await office.visitor().call(session.verifyEmail, { body: verify })).status).toBe(400)
})

test('no usable link waits in the queue or lies in the database, even when mail fails', async () => {
  const { user } = await office.register()
  await office.runJobs()
  await forget(user.email)
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
