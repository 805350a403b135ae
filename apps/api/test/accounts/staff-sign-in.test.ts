import * as contract from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setUpSecondFactor } from '../support/authenticator.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

function listUsers({ browser }: SignedInUser) {
  return browser.call(users.listUsers)
}

function formOf({ user, password }: SignedInUser, newPassword: string) {
  const { firstName, lastName, email, phone } = user
  return { firstName, lastName, email, phone, password: newPassword, currentPassword: password }
}

test('staff without a required second factor can only use their own sign-in settings', async () => {
  const admin = await office.signedIn('admin')
  expect((await listUsers(admin)).status).toBe(200)
  await office.changeSetting('staffSecondFactor', true)
  expect(await listUsers(admin)).toMatchObject({
    status: 403,
    body: {
      code: 'must-set-up-second-factor',
      message: 'Set up two-step login on your security page before you continue.',
    },
  })
  expect((await admin.browser.call(users.ownProfile)).body.signInRequirement).toBe('second-factor')
  expect((await admin.browser.call(session.listSessions)).status).toBe(200)
  expect((await office.signIn(admin.user.email, admin.password)).user.signInRequirement).toBe(
    'second-factor',
  )

  await setUpSecondFactor(office, admin)
  expect((await listUsers(admin)).status).toBe(200)
  expect((await admin.browser.call(users.ownProfile)).body).not.toHaveProperty('signInRequirement')
})

test('a new office requires a second factor of staff from the first login', async () => {
  const newOffice = await openOffice(undefined, { isNew: true })
  try {
    for (const role of ['translator', 'contractor', 'admin', 'owner'] as const) {
      const person = await newOffice.signedIn(role)
      expect(person.user.signInRequirement).toBe('second-factor')
      expect((await listUsers(person)).body.code).toBe('must-set-up-second-factor')
    }
    expect((await newOffice.signedIn('customer')).user).not.toHaveProperty('signInRequirement')
    const admin = await newOffice.signedIn('admin')
    await setUpSecondFactor(newOffice, admin)
    expect((await listUsers(admin)).status).toBe(200)
  } finally {
    await newOffice.close()
  }
})

test('the second factor is required for staff, not for customers', async () => {
  await office.changeSetting('staffSecondFactor', true)
  const customer = await office.signedIn('customer')

  expect(customer.user).not.toHaveProperty('signInRequirement')
  expect((await listUsers(customer)).body.code).toBe('forbidden')
  for (const role of ['translator', 'contractor', 'owner'] as const) {
    expect((await office.signedIn(role)).user.signInRequirement).toBe('second-factor')
  }
})

test('while it is required, customers can turn it off but staff cannot', async () => {
  await office.changeSetting('staffSecondFactor', true)
  for (const [role, status] of [
    ['admin', 409],
    ['customer', 200],
  ] as const) {
    const user = await office.signedIn(role)
    const app = await setUpSecondFactor(office, user)
    const body = { currentPassword: user.password, code: app.newCode() }
    const reply = await user.browser.call(contract.turnOffSecondFactor, { body })

    expect(reply.status).toBe(status)
    const { hasSecondFactor } = (await user.browser.call(users.ownProfile)).body
    expect(hasSecondFactor).toBe(role === 'admin')
  }
})

test('staff with a short password and no second factor must change the password first', async () => {
  const admin = await office.signedIn('admin', { password: 'fourteen chars' })
  expect(admin.user.signInRequirement).toBe('password')
  expect(await listUsers(admin)).toMatchObject({
    status: 403,
    body: { code: 'must-change-password' },
  })
  const tooShort = await admin.browser.call(users.updateProfile, {
    body: formOf(admin, 'still fourteen'),
  })
  expect(tooShort.status).toBe(400)
  expect(tooShort.body.fields).toEqual({
    password: 'Staff without two-step login need at least 15 characters',
  })
  const { status, body } = await admin.browser.call(users.updateProfile, {
    body: formOf(admin, 'fifteen letters'),
  })

  expect(status).toBe(200)
  expect(body).not.toHaveProperty('signInRequirement')
  expect((await listUsers(admin)).status).toBe(200)
})

test('staff with a second factor may have a short password', async () => {
  const admin = await office.signedIn('admin', { password: 'fourteen chars' })
  const app = await setUpSecondFactor(office, admin)

  expect((await listUsers(admin)).status).toBe(200)
  const changed = await admin.browser.call(users.updateProfile, { body: formOf(admin, 'qk7#8Lwz') })
  expect(changed.status).toBe(200)
  const body = { currentPassword: 'qk7#8Lwz', code: app.newCode() }
  expect((await admin.browser.call(contract.turnOffSecondFactor, { body })).status).toBe(200)
  expect((await listUsers(admin)).body.code).toBe('must-change-password')
})
