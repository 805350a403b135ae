import * as contract from '@kakehashi/contract/accounts/passkeys'
import { mostPasskeys } from '@kakehashi/domain/people/passkeys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { setUpSecondFactor } from '../../support/authenticator.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { addPasskey, Passkey, signInWith } from '../../support/passkey.ts'
import { creationOptions, eventsOf, withPasskey } from './support.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('a person adds a passkey, sees it in the list and gets a mail', async () => {
  const { browser, user } = await withPasskey(office)
  const { body: list } = await browser.call(contract.listPasskeys)
  expect(list).toEqual([{ _id: expect.any(String), name: 'Phone', createdAt: expect.any(String) }])

  expect(await eventsOf(office, user._id)).toContain('passkey.added')
  await office.runJobs()
  expect((await office.mailsTo(user.email)).map(({ subject }) => subject)).toContain(
    'A passkey was added',
  )
})

test('the device must verify the person, find the passkey by itself and not hold another', async () => {
  const { browser, passkey, user } = await withPasskey(office)
  const { body } = await browser.call(contract.startPasskey)
  expect(body).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: user.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: passkey.id.toString('base64url') }],
  })
})

const lies = {
  'of another site': { origin: 'https://kakehashi.example.evil' },
  'of another port': { origin: 'http://localhost:4001' },
  'for another site': { rpId: 'evil.example' },
  'that did not verify the person': { isVerified: false },
  'that only signed in': { type: 'webauthn.get' },
}

test.each(Object.entries(lies))('a passkey %s is refused', async (_, lie) => {
  const { browser, options, passkey } = await creationOptions(office)
  const body = { name: 'Phone', credential: passkey.create(options, lie) }
  expect(await browser.call(contract.addPasskey, { body })).toMatchObject({
    status: 403,
    body: { code: 'wrong-passkey' },
  })
  expect((await browser.call(contract.listPasskeys)).body).toEqual([])
})

describe('the challenge', () => {
  test('works once', async () => {
    const { browser, options, passkey } = await creationOptions(office)
    const add = (credential: object) =>
      browser.call(contract.addPasskey, { body: { name: 'Phone', credential } })
    expect((await add(passkey.create(options))).status).toBe(200)
    expect((await add(new Passkey().create(options))).body.code).toBe('passkey-expired')
  })

  test('works for five minutes', async () => {
    const { browser, options, passkey } = await creationOptions(office)
    office.clock.advance(5 * duration.minute)
    const body = { name: 'Phone', credential: passkey.create(options) }
    expect((await browser.call(contract.addPasskey, { body })).body.code).toBe('passkey-expired')
  })

  test('works in the browser that asked for it, and for nothing else', async () => {
    const { options, passkey } = await creationOptions(office)
    const other = await creationOptions(office)
    const body = { name: 'Phone', credential: passkey.create(options) }
    const elsewhere = await other.browser.call(contract.addPasskey, { body })
    expect(elsewhere.body.code).toBe('passkey-expired')

    const { body: forSignIn } = await other.browser.call(contract.startPasskeySignIn)
    const credential = passkey.create({ ...options, challenge: forSignIn.challenge })
    const misused = await other.browser.call(contract.addPasskey, {
      body: { name: 'Phone', credential },
    })
    expect(misused.body.code).toBe('passkey-expired')
  })
})

test('ten minutes after login a passkey is added only with the password or the code again', async () => {
  const person = await withPasskey(office)
  person.browser.password = undefined
  office.clock.advance(11 * duration.minute)
  const start = () => person.browser.call(contract.startPasskey)
  const remove = () => person.browser.call(contract.removePasskey, { params: { id: person.id } })
  expect((await start()).body.code).toBe('fresh-password-required')
  expect((await remove()).body.code).toBe('fresh-password-required')

  const careful = await office.register()
  await setUpSecondFactor(office, careful)
  office.clock.advance(11 * duration.minute)
  const { body } = await careful.browser.call(contract.startPasskey)
  expect(body.code).toBe('fresh-code-required')
})

test('somebody who has not confirmed the e-mail address cannot add a passkey', async () => {
  const { browser } = await office.register()
  const { body } = await browser.call(contract.startPasskey)
  expect(body.code).toBe('email-not-verified')

  const { browser: moved, user, options, passkey } = await creationOptions(office)
  await office.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', user._id)
    .execute()
  const added = await moved.call(contract.addPasskey, {
    body: { name: 'Phone', credential: passkey.create(options) },
  })
  expect(added.body.code).toBe('email-not-verified')
})

test('a passkey belongs to one person', async () => {
  const { passkey } = await withPasskey(office)
  const { browser, options } = await creationOptions(office)
  const body = { name: 'Mine', credential: passkey.create(options) }
  expect((await browser.call(contract.addPasskey, { body })).body.code).toBe('passkey-known')
})

test('nobody has more passkeys than devices', async () => {
  const { browser, user } = await office.register()
  await office.confirmAddress(user._id)
  for (let count = 0; count < mostPasskeys; count += 1) await addPasskey(browser)
  expect((await browser.call(contract.startPasskey)).body).toMatchObject({
    code: 'too-many-passkeys',
    message: 'You already have 20 passkeys. Remove one that you no longer use.',
  })
})

test('a passkey needs a name, and can be renamed by its owner only', async () => {
  const { browser, id, user } = await withPasskey(office)
  const rename = (as: typeof browser, name: string) =>
    as.call(contract.renamePasskey, { params: { id }, body: { name } })
  expect((await rename(browser, '  ')).body.fields).toEqual({
    name: 'Enter a name by which you recognise the device',
  })
  expect((await rename(browser, ' Work laptop ')).body).toMatchObject({ name: 'Work laptop' })
  expect(await eventsOf(office, user._id)).toContain('passkey.renamed')

  const stranger = await office.register()
  expect((await rename(stranger.browser, 'Mine')).status).toBe(404)
})

test('a removed passkey no longer works, its browsers are signed out, and a mail says so', async () => {
  const { browser, user, passkey, id } = await withPasskey(office)
  const elsewhere = office.visitor()
  expect((await signInWith(elsewhere, passkey)).status).toBe(200)
  const stranger = await withPasskey(office)
  const params = { id }
  expect((await stranger.browser.call(contract.removePasskey, { params })).status).toBe(404)

  expect((await browser.call(contract.removePasskey, { params })).body.message).toBe(
    'Passkey removed',
  )
  expect((await elsewhere.call(contract.listPasskeys)).status).toBe(401)
  expect((await browser.call(contract.listPasskeys)).body).toEqual([])
  expect((await signInWith(elsewhere, passkey)).body.code).toBe('wrong-passkey')
  expect(await eventsOf(office, user._id)).toContain('passkey.removed')
  await office.runJobs()
  expect((await office.mailsTo(user.email)).map(({ subject }) => subject)).toContain(
    'A passkey was removed',
  )
})
