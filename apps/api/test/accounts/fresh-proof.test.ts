import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import * as settings from '@kakehashi/contract/settings'
import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { setUpSecondFactor } from '../support/authenticator.ts'
import type { Office, Role, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const later = 11 * duration.minute

/** In a browser where nobody answers when the password is asked for. */
async function unattended(role: Role): Promise<SignedInUser> {
  const person = await office.signedIn(role)
  person.browser.password = undefined
  return person
}

function edit({ browser }: SignedInUser, customer: SignedInUser, changes: object) {
  const { _id: userId, firstName, lastName, email } = customer.user
  const body = { firstName, lastName, email, ...noGrantedRoles, ...changes }
  return browser.call(users.updateUser, { params: { userId }, body })
}

function prove({ browser }: SignedInUser, body: object) {
  return browser.call(session.proveIdentity, { body })
}

const acts = {
  'giving a role': (admin: SignedInUser, customer: SignedInUser) =>
    edit(admin, customer, { isTranslator: true }),
  "changing a customer's e-mail": (admin: SignedInUser, customer: SignedInUser) =>
    edit(admin, customer, { email: `new.${customer.user.email}` }),
  'deleting a user': ({ browser }: SignedInUser, customer: SignedInUser) =>
    browser.call(users.deleteUser, { params: { id: customer.user._id } }),
  'changing when the office is closed': ({ browser }: SignedInUser) =>
    browser.call(settings.removeClosure, { params: { from: '2030-01-01' } }),
  'downloading all data': ({ browser }: SignedInUser) => browser.call(exportAccount),
}

describe('ten minutes after login', () => {
  test.each(Object.entries(acts))('%s needs the password again', async (_, act) => {
    const customer = await office.register()
    await office.confirmAddress(customer.user._id)
    const admin = await unattended('admin')
    office.clock.advance(later)
    expect(await act(admin, customer)).toMatchObject({
      status: 403,
      body: {
        code: 'fresh-password-required',
        message: 'Enter your password again to continue.',
      },
    })
    expect((await prove(admin, { currentPassword: 'not my password' })).body.code).toBe(
      'wrong-current-password',
    )
    expect((await act(admin, customer)).status).toBe(403)

    expect((await prove(admin, { currentPassword: admin.password })).status).toBe(200)
    expect((await act(admin, customer)).status).toBe(200)
  })

  test('correcting a name needs nothing more', async () => {
    const customer = await office.register()
    const admin = await unattended('admin')
    office.clock.advance(later)

    expect((await edit(admin, customer, { lastName: 'Corrected' })).status).toBe(200)
  })
})

test('a proof counts in its own browser only, and for ten minutes', async () => {
  const here = await unattended('customer')
  const elsewhere = await office.signIn(here.user.email, here.password)
  elsewhere.browser.password = undefined
  office.clock.advance(later)
  await prove(here, { currentPassword: here.password })
  office.clock.advance(9 * duration.minute)

  expect((await here.browser.call(exportAccount)).status).toBe(200)
  expect((await elsewhere.browser.call(exportAccount)).status).toBe(403)
  office.clock.advance(2 * duration.minute)
  expect((await here.browser.call(exportAccount)).status).toBe(403)
})

test('with two-step login it is a code, used once, and not the password', async () => {
  const owner = await unattended('owner')
  const app = await setUpSecondFactor(office, owner)
  office.clock.advance(later)
  expect((await owner.browser.call(exportAccount)).body.code).toBe('fresh-code-required')
  expect((await prove(owner, { currentPassword: owner.password })).body.code).toBe(
    'wrong-second-factor',
  )
  const code = app.newCode()
  expect((await prove(owner, { code })).status).toBe(200)
  expect((await owner.browser.call(exportAccount)).status).toBe(200)
  expect((await prove(owner, { code })).body.code).toBe('wrong-second-factor')
})
