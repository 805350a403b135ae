import * as contract from '@kakehashi/contract/accounts/passkeys'
import * as secondFactor from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { setUpSecondFactor } from '../../support/authenticator.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { proveWith, signInWith } from '../../support/passkey.ts'
import { withPasskey } from './support.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const listUsers = { query: { role: 'customer' } }

describe('where the office requires a second factor of staff', () => {
  beforeEach(() => office.changeSetting('staffSecondFactor', true))

  test('somebody who adds or uses a passkey meets the rule', async () => {
    const { browser, passkey } = await withPasskey(office, 'admin')
    expect((await browser.call(users.listUsers, listUsers)).status).toBe(200)

    const elsewhere = office.visitor()
    const { body } = await signInWith(elsewhere, passkey)
    expect(body).not.toHaveProperty('signInRequirement')
    expect((await elsewhere.call(users.listUsers, listUsers)).status).toBe(200)
  })

  test('the password alone is not enough for somebody with a passkey', async () => {
    const { user, password, passkey } = await withPasskey(office, 'admin')
    const { browser, user: seen } = await office.signIn(user.email, password)
    expect(seen.signInRequirement).toBe('passkey')
    expect((await browser.call(users.listUsers, listUsers)).body.code).toBe('must-use-passkey')

    expect((await proveWith(browser, passkey)).status).toBe(200)
    expect((await browser.call(users.listUsers, listUsers)).status).toBe(200)
  })

  test('with the password alone nobody adds or removes a way to sign in', async () => {
    const { user, password, id } = await withPasskey(office, 'translator')
    const { browser } = await office.signIn(user.email, password)
    const calls = [
      await browser.call(contract.startPasskey),
      await browser.call(contract.removePasskey, { params: { id } }),
      await browser.call(secondFactor.startSecondFactor, { body: { currentPassword: password } }),
      await browser.call(secondFactor.confirmSecondFactor, { body: { code: '000000' } }),
    ]
    expect(calls.map(({ body }) => body.code)).toEqual(calls.map(() => 'must-use-passkey'))
  })

  test('the last passkey stays unless two-step login is on, and the other way round', async () => {
    const person = await withPasskey(office, 'admin')
    const { browser, id, password } = person
    const remove = () => browser.call(contract.removePasskey, { params: { id } })
    expect((await remove()).body.code).toBe('last-passkey')
    const app = await setUpSecondFactor(office, person)
    const turnOff = () =>
      browser.call(secondFactor.turnOffSecondFactor, {
        body: { currentPassword: password, code: app.newCode() },
      })
    expect((await remove()).status).toBe(200)
    expect((await turnOff()).body.code).toBe('second-factor-mandatory')
  })

  test('two-step login can be turned off by somebody with a passkey', async () => {
    const person = await withPasskey(office, 'admin')
    const app = await setUpSecondFactor(office, person)
    const body = { currentPassword: person.password, code: app.newCode() }
    expect((await person.browser.call(secondFactor.turnOffSecondFactor, { body })).status).toBe(200)
  })
})

async function resetPassword(email: string) {
  await office.visitor().call(session.forgotPassword, { body: { email } })
  await office.runJobs()
  const [mail] = await office.mailsTo(email)
  const token = /#(?:token=)?([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  const body = { token, password: 'a long new password' }
  expect((await office.visitor().call(session.resetPassword, { body })).status).toBe(200)
}

describe('a password reset', () => {
  test('ends every session, and keeps the passkeys', async () => {
    const { browser, passkey, user } = await withPasskey(office)
    await resetPassword(user.email)
    expect((await browser.call(contract.listPasskeys)).status).toBe(401)
    expect((await signInWith(office.visitor(), passkey)).status).toBe(200)
  })

  test('does not replace the passkey that the office requires of staff', async () => {
    await office.changeSetting('staffSecondFactor', true)
    const { user } = await withPasskey(office, 'translator')
    await resetPassword(user.email)
    const after = await office.signIn(user.email, 'a long new password')
    expect(after.user.signInRequirement).toBe('passkey')
    await office.changeSetting('staffSecondFactor', false)
  })

  test('removes what a customer added before the address of the account was changed', async () => {
    const { browser, user, password, passkey } = await withPasskey(office)
    const { _id, firstName, lastName, phone } = user
    const email = `victim.${user.email}`
    office.clock.advance(duration.minute)
    await browser.call(users.updateProfile, {
      body: { _id, firstName, lastName, phone, email, currentPassword: password },
    })
    // The owner of the mailbox confirms it without noticing, and later asks for a new password.
    await office.confirmAddress(_id)
    await resetPassword(email)
    expect((await signInWith(office.visitor(), passkey)).body.code).toBe('wrong-passkey')
  })
})
