import * as contract from '@kakehashi/contract/second-factor'
import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setUpSecondFactor } from '../support/authenticator.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

function listPeople({ browser }: SignedInUser) {
  return browser.call(users.listUsers)
}

function formOf({ user, password }: SignedInUser, newPassword: string) {
  const { firstName, lastName, email, phone } = user
  return { firstName, lastName, email, phone, password: newPassword, currentPassword: password }
}

test('staff of an office that demands a second factor reach only their own sign-in until then', async () => {
  const admin = await office.signedIn('admin')
  expect((await listPeople(admin)).status).toBe(200)
  await office.changeSetting('staffSecondFactor', true)
  expect(await listPeople(admin)).toMatchObject({
    status: 403,
    body: {
      code: 'must-set-up-second-factor',
      message: 'Set up a second factor on your security page before you continue.',
    },
  })
  expect((await admin.browser.call(users.ownProfile)).body.mustStrengthen).toBe('second-factor')
  expect((await admin.browser.call(session.listSessions)).status).toBe(200)
  expect((await office.signIn(admin.user.email, admin.password)).user.mustStrengthen).toBe(
    'second-factor',
  )

  await setUpSecondFactor(office, admin)
  expect((await listPeople(admin)).status).toBe(200)
  expect((await admin.browser.call(users.ownProfile)).body).not.toHaveProperty('mustStrengthen')
})

test('the demand is for staff: customers go on without', async () => {
  await office.changeSetting('staffSecondFactor', true)
  const customer = await office.signedIn('customer')

  expect(customer.user).not.toHaveProperty('mustStrengthen')
  expect((await listPeople(customer)).body.code).toBe('forbidden')
  for (const role of ['translator', 'contractor', 'owner'] as const) {
    expect((await office.signedIn(role)).user.mustStrengthen).toBe('second-factor')
  }
})

test('where it is demanded, staff cannot turn it off, and customers can', async () => {
  await office.changeSetting('staffSecondFactor', true)
  for (const [role, status] of [
    ['admin', 409],
    ['customer', 200],
  ] as const) {
    const someone = await office.signedIn(role)
    const app = await setUpSecondFactor(office, someone)
    const body = { currentPassword: someone.password, code: app.newCode() }
    const answer = await someone.browser.call(contract.turnOffSecondFactor, { body })

    expect(answer.status).toBe(status)
    const { hasSecondFactor } = (await someone.browser.call(users.ownProfile)).body
    expect(hasSecondFactor).toBe(role === 'admin')
  }
})

test('staff with a short password and no second factor must change it first', async () => {
  const admin = await office.signedIn('admin', { password: 'fourteen chars' })
  expect(admin.user.mustStrengthen).toBe('password')
  expect(await listPeople(admin)).toMatchObject({
    status: 403,
    body: { code: 'must-change-password' },
  })
  const tooShort = await admin.browser.call(users.updateProfile, {
    body: formOf(admin, 'still fourteen'),
  })
  expect(tooShort.status).toBe(400)
  expect(tooShort.body.fields).toEqual({
    password: 'Staff without a second factor need at least 15 characters',
  })
  const { status, body } = await admin.browser.call(users.updateProfile, {
    body: formOf(admin, 'fifteen letters'),
  })

  expect(status).toBe(200)
  expect(body).not.toHaveProperty('mustStrengthen')
  expect((await listPeople(admin)).status).toBe(200)
})

test('a second factor makes a short password enough for staff', async () => {
  const admin = await office.signedIn('admin', { password: 'fourteen chars' })
  const app = await setUpSecondFactor(office, admin)

  expect((await listPeople(admin)).status).toBe(200)
  const changed = await admin.browser.call(users.updateProfile, { body: formOf(admin, 'qk7#8Lwz') })
  expect(changed.status).toBe(200)
  const body = { currentPassword: 'qk7#8Lwz', code: app.newCode() }
  expect((await admin.browser.call(contract.turnOffSecondFactor, { body })).status).toBe(200)
  expect((await listPeople(admin)).body.code).toBe('must-change-password')
})
