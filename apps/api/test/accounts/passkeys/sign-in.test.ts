import { generateKeyPairSync } from 'node:crypto'
import { exportAccount, leave } from '@kakehashi/contract/accounts/account-data'
import { ownFailedSignIns } from '@kakehashi/contract/accounts/failed-sign-ins'
import * as contract from '@kakehashi/contract/accounts/passkeys'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { setUpSecondFactor } from '../../support/authenticator.ts'
import { eraseNow } from '../../support/erase-now.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { addPasskey, Passkey, proveWith, signInWith } from '../../support/passkey.ts'
import { eventsOf, withPasskey } from './support.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const refused = { status: 403, body: { code: 'wrong-passkey' } }
const expired = { status: 400, body: { code: 'passkey-expired' } }

test('a person signs in with a passkey alone, and the list says when it was used', async () => {
  const { passkey, user } = await withPasskey(office)
  const browser = office.visitor()
  expect((await signInWith(browser, passkey)).body).toMatchObject({ _id: user._id })

  expect((await browser.call(ownProfile)).body).toMatchObject({ email: user.email })
  const { body: list } = await browser.call(contract.listPasskeys)
  expect(list).toMatchObject([{ lastUsedAt: expect.any(String) }])
  expect(await eventsOf(office, user._id)).toContain('session.signed-in passkey')
})

test('with two-step login no code is asked for: the device has verified the person', async () => {
  const person = await office.register()
  await setUpSecondFactor(office, person)
  const { passkey } = await addPasskey(person.browser)
  expect((await signInWith(office.visitor(), passkey)).status).toBe(200)
})

const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const lies = {
  'on a page of another site': { origin: 'https://evil.example' },
  'on another port': { origin: 'http://localhost:4001' },
  'for another site': { rpId: 'evil.example' },
  'without verifying the person': { isVerified: false },
  'with another key': { key: otherKey },
  'without saying whose it is': { userHandle: null },
  'in the name of somebody else': { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' },
  'as if it were new': { type: 'webauthn.create' },
}

test.each(Object.entries(lies))('a passkey used %s is refused and recorded', async (_, lie) => {
  const { browser, passkey } = await withPasskey(office)
  const visitor = office.visitor()
  expect(await signInWith(visitor, passkey, lie)).toMatchObject(refused)
  expect((await visitor.call(ownProfile)).status).toBe(401)
  expect((await browser.call(ownFailedSignIns)).body).toMatchObject([{ reason: 'passkey' }])

  expect((await signInWith(visitor, passkey)).status).toBe(200)
})

test('an unknown passkey is refused', async () => {
  const unknown = new Passkey()
  unknown.userHandle = 'AAAAAAAAAAAAAAAAAAAAAA'
  expect(await signInWith(office.visitor(), unknown)).toMatchObject(refused)
})

function signIn(credential: object) {
  return office.visitor().call(contract.signInWithPasskey, { body: { credential } })
}

describe('the challenge', () => {
  test('works once, so that a recorded answer cannot be replayed', async () => {
    const { passkey } = await withPasskey(office)
    const { body: options } = await office.visitor().call(contract.startPasskeySignIn)
    const credential = passkey.sign(options)
    expect((await signIn(credential)).status).toBe(200)
    expect(await signIn(credential)).toMatchObject(expired)
    expect(await signIn(passkey.sign(options))).toMatchObject(expired)
  })

  test('is used up by a refused answer', async () => {
    const { passkey } = await withPasskey(office)
    const { body: options } = await office.visitor().call(contract.startPasskeySignIn)
    expect(await signIn(passkey.sign(options, { isVerified: false }))).toMatchObject(refused)
    expect(await signIn(passkey.sign(options))).toMatchObject(expired)
  })

  test('works for five minutes', async () => {
    const { passkey } = await withPasskey(office)
    const { body: options } = await office.visitor().call(contract.startPasskeySignIn)
    office.clock.advance(5 * duration.minute)
    expect(await signIn(passkey.sign(options))).toMatchObject(expired)
  })

  test('must be ours, and for this purpose', async () => {
    const { browser, passkey } = await withPasskey(office)
    const { body: forProof } = await browser.call(contract.startPasskeyProof)
    expect(await signIn(passkey.sign(forProof))).toMatchObject(expired)
    expect(await signIn(passkey.sign({ ...forProof, challenge: 'chosen' }))).toMatchObject(expired)
  })
})

describe('a counter that goes back', () => {
  test('is a sign of a copy: the login is refused, recorded and shown to the person', async () => {
    const { browser, passkey, user } = await withPasskey(office)
    expect((await signInWith(office.visitor(), passkey, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 3, 0]) {
      const reply = await signInWith(office.visitor(), passkey, { counter })
      expect(reply).toMatchObject({ status: 403, body: { code: 'copied-passkey' } })
    }
    expect((await browser.call(ownFailedSignIns)).body[0]).toMatchObject({
      reason: 'passkey-copied',
    })
    expect(await eventsOf(office, user._id)).toContain('passkey.copy-suspected')
    expect((await signInWith(office.visitor(), passkey, { counter: 8 })).status).toBe(200)
  })

  test('is believed only with a valid signature', async () => {
    const { passkey, user } = await withPasskey(office)
    await signInWith(office.visitor(), passkey, { counter: 7 })
    const reply = await signInWith(office.visitor(), passkey, { counter: 3, key: otherKey })
    expect(reply.body.code).toBe('wrong-passkey')
    expect(await eventsOf(office, user._id)).not.toContain('passkey.copy-suspected')
  })

  test('is no sign on a device that does not count', async () => {
    const { passkey } = await withPasskey(office)
    passkey.isCounting = false
    for (const _ of [1, 2]) {
      expect((await signInWith(office.visitor(), passkey)).status).toBe(200)
    }
  })
})

test('the passkey of somebody who has left does not work, and is deleted with the account', async () => {
  const { browser, passkey, password, user } = await withPasskey(office)
  await browser.call(leave, { body: { currentPassword: password } })
  expect(await signInWith(office.visitor(), passkey)).toMatchObject(refused)
  await eraseNow(office, user._id)
  const rows = office.db.selectFrom('passkeys').selectAll().where('user_id', '=', user._id)
  expect(await rows.execute()).toEqual([])
})

test('while a deletion can still be stopped, the passkey does not work', async () => {
  const { passkey, user } = await withPasskey(office)
  const deleted = { deleted_at: office.clock.now() }
  await office.db.updateTable('users').set(deleted).where('id', '=', user._id).execute()
  expect(await signInWith(office.visitor(), passkey)).toMatchObject(refused)
})

test('after twenty wrong answers a passkey is refused unread for a while', async () => {
  const { browser, passkey } = await withPasskey(office)
  const visitor = office.visitor()
  for (let time = 0; time < 20; time += 1) await signInWith(visitor, passkey, { rpId: 'evil' })
  expect((await signInWith(visitor, passkey)).status).toBe(429)
  expect((await browser.call(ownFailedSignIns)).body[0]).toMatchObject({ reason: 'locked' })
  office.clock.advance(15 * duration.minute)
  expect((await signInWith(visitor, passkey)).status).toBe(200)
})

describe('as a fresh proof', () => {
  test('a passkey replaces the password or the code', async () => {
    const person = await office.register()
    await setUpSecondFactor(office, person)
    const { passkey } = await addPasskey(person.browser)
    office.clock.advance(11 * duration.minute)
    const download = () => person.browser.call(exportAccount)
    expect((await download()).body.code).toBe('fresh-code-required')
    expect(await proveWith(person.browser, passkey, { isVerified: false })).toMatchObject(refused)
    expect((await download()).status).toBe(403)

    expect((await proveWith(person.browser, passkey)).status).toBe(200)
    expect((await download()).body).toMatchObject({ passkeys: [{ name: 'Phone' }] })
    expect(await eventsOf(office, person.user._id)).toContain('session.proved passkey')
  })

  test('it is not that of somebody else', async () => {
    const { browser } = await withPasskey(office)
    const other = await withPasskey(office)
    browser.password = undefined
    office.clock.advance(11 * duration.minute)
    expect(await proveWith(browser, other.passkey)).toMatchObject(refused)
    expect((await browser.call(exportAccount)).status).toBe(403)
  })

  test('its challenge works only in the browser that asked for it', async () => {
    const { browser, passkey } = await withPasskey(office)
    const other = await withPasskey(office)
    const { body: options } = await other.browser.call(contract.startPasskeyProof)
    const body = { credential: passkey.sign(options) }
    expect(await browser.call(contract.proveWithPasskey, { body })).toMatchObject(expired)
    const { body: forSignIn } = await browser.call(contract.startPasskeySignIn)
    const misused = { credential: passkey.sign(forSignIn) }
    expect(await browser.call(contract.proveWithPasskey, { body: misused })).toMatchObject(expired)
  })
})
