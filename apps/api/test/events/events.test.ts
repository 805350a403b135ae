import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import * as secondFactor from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSetting } from '../../src/settings/queries.ts'
import { setUpSecondFactor } from '../support/authenticator.ts'
import { tokenIn } from '../support/mails.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let admin: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
})
afterAll(() => office.close())

const personalData = {
  firstName: 'Wilhelmina',
  middleName: 'Octavia',
  lastName: 'Featherstonehaugh',
  nameJa: '記録 外',
  nameKana: 'きろく がい',
  phone: '070-9999-1234',
  password: 'unmistakable words',
}

function historyOf(userId: string) {
  return office.db
    .selectFrom('events')
    .select(['kind', 'actor_id', 'fields'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute()
}

async function kindsSince(userId: string, change: () => Promise<unknown>): Promise<string[]> {
  const before = await historyOf(userId)
  await change()
  return (await historyOf(userId)).slice(before.length).map(({ kind }) => kind)
}

/** Submits the profile form with some fields changed. */
function saveProfile({ browser, user, password }: SignedInUser, change: object) {
  const { firstName, lastName, email, phone } = user
  const body = { firstName, lastName, email, phone, currentPassword: password, ...change }
  return browser.call(users.updateProfile, { body })
}

function saveAsAdmin({ user }: SignedInUser, change: object) {
  const { firstName, lastName, email } = user
  const flags = noGrantedRoles
  return admin.browser.call(users.updateUser, {
    params: { userId: user._id },
    body: { firstName, lastName, email, ...flags, ...change },
  })
}

async function linkIn(email: string): Promise<string> {
  await office.runJobs()
  return tokenIn((await office.mailsTo(email))[0])
}

test('every change that a user makes to their account is recorded with the actor', async () => {
  const registered = await office.register(personalData)
  const { browser, password } = registered
  const { _id: id, email } = registered.user
  const since = (change: () => Promise<unknown>) => kindsSince(id, change)
  expect((await historyOf(id)).map(({ kind }) => kind)).toEqual([
    'user.registered',
    'session.signed-in',
  ])

  const token = await linkIn(email)
  expect(await since(() => browser.call(session.verifyEmail, { body: { token } }))).toEqual([
    'user.email-verified',
  ])
  const language = { language: 'ja' }
  expect(await since(() => browser.call(users.chooseLanguage, { body: language }))).toEqual([
    'user.language-chosen',
  ])
  expect(await since(() => saveProfile(registered, { firstName: 'Yoko' }))).toEqual([
    'user.profile-changed',
  ])
  const app = await setUpSecondFactor(office, registered)
  const proof = () => ({ currentPassword: password, code: app.newCode() })
  const renew = () => browser.call(secondFactor.renewRecoveryCodes, { body: proof() })
  expect(await since(renew)).toEqual(['second-factor.recovery-codes-renewed'])
  const off = () => browser.call(secondFactor.turnOffSecondFactor, { body: proof() })
  expect(await since(off)).toEqual(['second-factor.turned-off'])
  expect(await since(() => browser.call(session.signOutEverywhere))).toEqual([
    'session.ended-everywhere',
  ])
  await browser.call(session.forgotPassword, { body: { email } })
  let link = ''
  expect(await since(async () => (link = await linkIn(email)))).toEqual(['password.reset-asked'])
  const reset = { token: link, password: 'unmistakable again' }
  expect(await since(() => browser.call(session.resetPassword, { body: reset }))).toEqual([
    'password.reset',
  ])
  const everyone = (await historyOf(id)).map((event) => event.actor_id)
  expect(new Set(everyone)).toEqual(new Set([id, null]))
})

test('sign-in, sign-out and the use of a recovery code are recorded', async () => {
  const registered = await office.register()
  const { recoveryCodes } = await setUpSecondFactor(office, registered)
  const { _id: id, email } = registered.user
  const browser = office.visitor()
  const body = { email, password: registered.password, secondFactor: recoveryCodes[0] }

  expect(await kindsSince(id, () => browser.call(session.signIn, { body }))).toEqual([
    'second-factor.recovery-code-used',
    'session.new-device',
    'session.signed-in',
  ])
  const { body: list } = await registered.browser.call(session.listSessions)
  const params = { id: list.find(({ isCurrent }) => !isCurrent)?._id ?? '' }
  expect(
    await kindsSince(id, () => registered.browser.call(session.endSession, { params })),
  ).toEqual(['session.ended'])
  expect(await kindsSince(id, () => registered.browser.call(session.signOut))).toEqual([
    'session.ended',
  ])
})

test('a change by staff is recorded with the admin and the names of the fields', async () => {
  const registered = await office.register(personalData)
  await office.confirmAddress(registered.user._id)
  await saveAsAdmin(registered, { lastName: 'Ōta', middleName: 'Octavia' })
  await saveAsAdmin(registered, { lastName: 'Ōta', middleName: 'Octavia', isTranslator: true })
  await admin.browser.call(users.deleteUser, { params: { id: registered.user._id } })
  const actor_id = admin.user._id

  expect((await historyOf(registered.user._id)).slice(2)).toEqual([
    { kind: 'user.changed-by-staff', actor_id, fields: ['last_name'] },
    { kind: 'user.roles-changed', actor_id, fields: ['is_translator'] },
    { kind: 'user.deleted', actor_id, fields: [] },
  ])
})

test('a form saved without changes, or refused, records no event', async () => {
  const registered = await office.register()
  const { _id: id } = registered.user

  expect(await kindsSince(id, () => saveProfile(registered, {}))).toEqual([])
  expect(await kindsSince(id, () => saveAsAdmin(registered, {}))).toEqual([])
  const takenEmail = { email: admin.user.email }
  expect(await kindsSince(id, () => saveProfile(registered, takenEmail))).toEqual([])
  const english = { language: 'en' }
  expect(
    await kindsSince(id, () => registered.browser.call(users.chooseLanguage, { body: english })),
  ).toEqual([])
})

test('a password change is recorded as one field, without the hash', async () => {
  const registered = await office.register()
  await saveProfile(registered, { password: 'another long one', phone: '090-1111-1111' })

  expect((await historyOf(registered.user._id)).at(-1)?.fields.toSorted()).toEqual([
    'password',
    'phone',
  ])
})

test('events contain no name, e-mail address, phone number, password or token', async () => {
  const registered = await office.register(personalData)
  await saveProfile(registered, { firstName: 'Brunhilde', email: 'brunhilde@example.com' })
  await saveAsAdmin(registered, { firstName: 'Kriemhild', email: 'kriemhild@example.com' })
  const rows = await office.db.selectFrom('events').selectAll().execute()
  const json = JSON.stringify(rows)
  const tokens = [...registered.browser.cookies.values()]

  expect(rows.filter((row) => row.subject_id === registered.user._id).length).toBeGreaterThan(3)
  for (const value of [...Object.values(personalData), ...tokens, 'runhild', 'riemhild', '@']) {
    expect(json).not.toContain(value)
  }
})

test('a setting must match its type, and a change is recorded', async () => {
  await expect(office.changeSetting('staffSecondFactor', 'yes')).rejects.toThrow('expected boolean')
  await expect(office.changeSetting('closures', [{ date: 'someday' }])).rejects.toThrow(
    'Invalid ISO date',
  )
  expect(await historyOf('staffSecondFactor')).toEqual([])
  expect(await getSetting(office.db, 'closures')).toEqual([])
  const closures = [{ date: '2026-12-28', reason: { en: 'Year end', ja: '年末' } }]
  await office.changeSetting('closures', closures)

  expect(await getSetting(office.db, 'closures')).toEqual(closures)
  expect(await historyOf('closures')).toEqual([
    { kind: 'settings.changed', actor_id: null, fields: ['value'] },
  ])
})
