import * as session from '@kakehashi/contract/accounts/sessions'
import { dashboard } from '@kakehashi/contract/dashboard'
import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenIn } from '../support/mails.ts'
import { duringCall } from '../support/during-call.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** The profile form as the screen sends it without changes. */
function formOf({ firstName, lastName, email, phone }: UserView) {
  return { firstName, lastName, email, phone }
}

let changes = 0
const anotherEmail = () => `moved.${(changes += 1)}@example.com`

test('a customer can read and change their own name and phone number without a password', async () => {
  const { browser, user } = await office.signedIn('customer')
  const body = {
    ...formOf(user),
    _id: user._id,
    firstName: 'Janet',
    middleName: 'Q',
    nameJa: '山田 花子',
    nameKana: 'ヤマダ はなこ',
    phone: '+81 98-000-0001',
    password: '',
  }
  const { status, body: saved } = await browser.call(users.updateProfile, { body })

  expect(status).toBe(200)
  const { password: _, ...shown } = body
  expect(saved).toMatchObject(shown)
  expect((await browser.call(users.ownProfile)).body).toMatchObject(saved)
  await office.signIn(user.email, 'a long enough sample')
})

test('a customer can change their branch, and the dashboard counts them there', async () => {
  const { browser, user } = await office.signedIn('customer')
  const clerk = await office.signedIn('admin')
  const counted = async () => {
    const { body } = await clerk.browser.call(dashboard)
    return body.serviceComponent
  }
  const before = await counted()
  const body = { ...formOf(user), branch: 'COAST GUARD' as const }
  expect((await browser.call(users.updateProfile, { body })).body.branch).toBe('COAST GUARD')
  const after = await counted()
  expect(after['COAST GUARD']).toBe(before['COAST GUARD'] + 1)
  expect(after[user.branch]).toBe(before[user.branch] - 1)

  // The specification's body has no branch.
  const { body: saved } = await browser.call(users.updateProfile, { body: formOf(user) })
  expect(saved.branch).toBe('COAST GUARD')
})

test('an empty middle name is removed', async () => {
  const { browser, user } = await office.signedIn('customer', { middleName: 'Quincy' })
  const body = { ...formOf(user), middleName: '' }

  expect((await browser.call(users.updateProfile, { body })).body).not.toHaveProperty('middleName')
})

test.each(['password', 'email'])('a new %s requires the current password', async (what) => {
  const { browser, user } = await office.signedIn('customer')
  const change = what === 'email' ? { email: anotherEmail() } : { password: 'another long one' }
  const body = { ...formOf(user), ...change }
  const missing = await browser.call(users.updateProfile, { body })
  const empty = await browser.call(users.updateProfile, { body: { ...body, currentPassword: '' } })
  const wrong = await browser.call(users.updateProfile, {
    body: { ...body, currentPassword: 'not mine at all' },
  })

  expect(missing.status).toBe(403)
  expect(missing.body.code).toBe('wrong-current-password')
  expect(missing.body.fields).toEqual({ currentPassword: 'Enter your current password' })
  expect(empty.status).toBe(403)
  expect(wrong.status).toBe(403)
  expect(wrong.body.message).toBe('Your current password is wrong.')
  expect((await browser.call(users.ownProfile)).body.email).toBe(user.email)
  await office.signIn(user.email, 'a long enough sample')
})

test('a confirmation that differs from the new password is refused, also an empty one', async () => {
  const { browser, user, password } = await office.signedIn('customer')
  for (const confirmPassword of ['something else', '']) {
    const body = {
      ...formOf(user),
      password: 'another long one',
      confirmPassword,
      currentPassword: password,
    }
    const { status, body: refused } = await browser.call(users.updateProfile, { body })
    expect(status).toBe(400)
    expect(refused.fields).toEqual({ confirmPassword: 'Passwords do not match' })
  }
})

test('a new password ends the other sessions, keeps this one and sends a mail', async () => {
  const here = await office.signedIn('customer')
  const { user, password } = here
  const elsewhere = await office.signIn(user.email, password)
  const body = { ...formOf(user), password: 'another long one', currentPassword: password }
  expect((await here.browser.call(users.updateProfile, { body })).status).toBe(200)

  expect((await here.browser.call(users.ownProfile)).status).toBe(200)
  expect((await elsewhere.browser.call(users.ownProfile)).status).toBe(401)
  const old = await office.visitor().call(session.signIn, { body: { email: user.email, password } })
  expect(old.status).toBe(401)
  await office.signIn(user.email, 'another long one')
  await office.runJobs()
  const subjects = (await office.mailsTo(user.email)).map((mail) => mail.subject)
  expect(subjects).toContain('Your password was changed')
})

test('a verification link still works after a change of password', async () => {
  const { browser, user, password } = await office.signedIn('customer')
  await office.runJobs()
  const token = tokenIn((await office.mailsTo(user.email))[0])
  const body = { ...formOf(user), password: 'yet another long one', currentPassword: password }
  await browser.call(users.updateProfile, { body })

  expect((await browser.call(session.verifyEmail, { body: { token } })).status).toBe(200)
})

test('a new e-mail address is unverified, and both addresses get a mail', async () => {
  const { browser, user, password } = await office.signedIn('customer')
  await office.runJobs()
  const token = tokenIn((await office.mailsTo(user.email))[0])
  await browser.call(session.verifyEmail, { body: { token } })
  const email = anotherEmail()
  const body = { ...formOf(user), email, currentPassword: password }
  const { body: saved } = await browser.call(users.updateProfile, { body })
  await office.runJobs()

  expect(saved).toMatchObject({ email, isEmailVerified: false })
  const [notice] = await office.mailsTo(user.email)
  expect(notice?.subject).toBe('Your e-mail address was changed')
  expect(notice?.text).not.toContain(email)
  const [confirm] = await office.mailsTo(email)
  // Nobody has created an account.
  expect(confirm?.subject).toBe('Please confirm your new e-mail address')
  expect(confirm?.text).not.toContain('creating an account')
  const newToken = tokenIn(confirm)
  expect((await browser.call(session.verifyEmail, { body: { token: newToken } })).status).toBe(200)
  expect((await browser.call(users.ownProfile)).body.isEmailVerified).toBe(true)
})

test('a verification link for the old address no longer works', async () => {
  const { browser, user, password } = await office.signedIn('customer')
  await office.runJobs()
  const token = tokenIn((await office.mailsTo(user.email))[0])
  const body = { ...formOf(user), email: anotherEmail(), currentPassword: password }
  await browser.call(users.updateProfile, { body })

  expect((await browser.call(session.verifyEmail, { body: { token } })).body.code).toBe(
    'link-expired',
  )
})

test("nobody can change another user's profile by its id", async () => {
  const stranger = await office.signedIn('customer')
  const { browser, user } = await office.signedIn('customer')
  const body = { ...formOf(user), _id: stranger.user._id, firstName: 'Mallory' }
  const refused = await browser.call(users.updateProfile, { body })

  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden', message: 'Forbidden' } })
  for (const { browser: own } of [stranger, { browser }]) {
    expect((await own.call(users.ownProfile)).body.firstName).toBe('Jane')
  }
})

test("a profile cannot use another user's e-mail address, with any capitals", async () => {
  const taken = await office.signedIn('customer')
  const { browser, user, password } = await office.signedIn('customer')
  const body = { ...formOf(user), email: taken.user.email.toUpperCase(), currentPassword: password }
  const refused = await browser.call(users.updateProfile, { body })

  expect(refused).toMatchObject({ status: 409, body: { code: 'email-in-use' } })
  expect(refused.body.fields).toEqual({ email: 'This e-mail address is already registered' })
})

test('a profile saved while staff change the e-mail address does not change it back', async () => {
  const { browser, user } = await office.signedIn('customer')
  const email = anotherEmail()
  const reply = await duringCall(
    office.db,
    () => browser.call(users.updateProfile, { body: { ...formOf(user), firstName: 'Janet' } }),
    (trx) => trx.updateTable('users').set({ email }).where('id', '=', user._id).execute(),
  )

  expect(reply.status).toBe(403)
  const row = await office.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user._id)
    .execute()
  expect(row).toEqual([{ email }])
})

test('the chosen language is stored in the account and used in replies', async () => {
  const { browser, user, password } = await office.signedIn('customer')
  expect(user.language).toBe('en')
  const chosen = await browser.call(users.chooseLanguage, { body: { language: 'ja' } })
  const unknown = await browser.call(users.chooseLanguage, { body: { language: 'fr' } })

  expect(chosen.body.language).toBe('ja')
  expect(unknown).toMatchObject({
    status: 400,
    body: { message: '印の付いた項目をご確認ください。' },
  })
  expect((await office.signIn(user.email, password)).user.language).toBe('ja')
})

test('a visitor has no profile', async () => {
  expect(await office.visitor().call(users.ownProfile)).toMatchObject({
    status: 401,
    body: { code: 'not-signed-in' },
  })
})
