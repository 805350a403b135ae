import { removeSecondFactor } from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeSecondFactorByCommand } from '../../src/accounts/second-factor/owner-help.ts'
import { duration } from '../../src/clock.ts'
import { setUpSecondFactor } from '../support/authenticator.ts'
import type { Browser } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let owner: SignedInUser
let otherOwner: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  owner = await office.signedIn('owner', { firstName: 'Olga', lastName: 'Owner' })
  otherOwner = await office.signedIn('owner')
})
afterAll(() => office.close())

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call(users.ownProfile)).status === 200
}

function remove(by: SignedInUser, { user }: SignedInUser) {
  return by.browser.call(removeSecondFactor, { params: { id: user._id } })
}

async function hasSecondFactor({ user }: SignedInUser): Promise<boolean> {
  const row = await office.db
    .selectFrom('users')
    .select('totp_secret')
    .where('id', '=', user._id)
    .executeTakeFirstOrThrow()
  return row.totp_secret !== null
}

async function mailsAbout({ user }: SignedInUser) {
  await office.runJobs()
  const mails = await office.mailsTo(user.email)
  return mails.filter(({ subject }) => subject.includes('was removed'))
}

test('an owner signs somebody out everywhere, and the history says who did it', async () => {
  const person = await office.signedIn('admin')
  const params = { id: person.user._id }
  expect((await owner.browser.call(session.endSessionsOf, { params })).status).toBe(200)
  expect(await isSignedIn(person.browser)).toBe(false)
  expect(await isSignedIn(owner.browser)).toBe(true)
  const event = office.db
    .selectFrom('events')
    .select('actor_id')
    .where('kind', '=', 'session.ended-everywhere')
    .where('subject_id', '=', person.user._id)
  expect(await event.execute()).toEqual([{ actor_id: owner.user._id }])
})

test('an owner removes a lost second factor; the person and the other owners are mailed', async () => {
  const person = await office.signedIn('admin', { firstName: 'Lou', lastName: 'Loser' })
  await setUpSecondFactor(office, person)
  expect((await remove(owner, person)).status).toBe(200)

  expect(await isSignedIn(person.browser)).toBe(false)
  await office.signIn(person.user.email, person.password)
  const [toPerson] = await mailsAbout(person)
  expect(toPerson?.text).toContain('Olga Owner removed two-step login from your')
  const [toOwner] = await mailsAbout(otherOwner)
  expect(toOwner?.text).toContain('from the account of Lou Loser')
  expect(await mailsAbout(owner)).toEqual([])
  expect((await remove(owner, person)).body.code).toBe('second-factor-not-started')
})

test('it needs a fresh proof, and an owner cannot do it to themselves', async () => {
  const person = await office.register()
  await setUpSecondFactor(office, person)
  const hurried = await office.signedIn('owner')
  expect((await remove(hurried, hurried)).status).toBe(403)
  hurried.browser.password = undefined
  office.clock.advance(11 * duration.minute)
  expect((await remove(hurried, person)).body.code).toBe('fresh-password-required')
  expect(await hasSecondFactor(person)).toBe(true)
})

test('on the command line, an owner’s own second factor can be removed', async () => {
  const locked = await office.signedIn('owner')
  await setUpSecondFactor(office, locked)
  await removeSecondFactorByCommand(office.db, locked.user.email, office.clock.now())
  expect(await hasSecondFactor(locked)).toBe(false)
  expect(await isSignedIn(locked.browser)).toBe(false)
  const [mail] = await mailsAbout(locked)
  expect(mail?.text).toContain('The operator of the office’s server removed')
  const again = removeSecondFactorByCommand(office.db, locked.user.email, office.clock.now())
  await expect(again).rejects.toThrow('has no two-step login')
})
