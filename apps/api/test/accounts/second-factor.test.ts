import * as contract from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { authenticator, setUpSecondFactor } from '../support/authenticator.ts'
import { sortedStatuses } from '../support/browser.ts'
import { duringCall } from '../support/during-call.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { tablesContaining } from '../support/tables-containing.ts'
import { seal, unseal } from '../../src/accounts/sessions/tokens.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

function signIn(
  { user, password }: SignedInUser,
  secondFactor?: string,
  browser = office.visitor(),
) {
  const body = { email: user.email, password, ...(secondFactor !== undefined && { secondFactor }) }
  return browser.call(session.signIn, { body })
}

test('the set-up returns a secret, and recovery codes after the first code', async () => {
  const { browser, user, password } = await office.register()
  const proof = { body: { currentPassword: password } }
  const early = await browser.call(contract.startSecondFactor, proof)
  expect(early).toMatchObject({ status: 409, body: { code: 'email-not-verified' } })
  await office.confirmAddress(user._id)
  const started = await browser.call(contract.startSecondFactor, proof)
  const { secret, uri } = started.body
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri)).toContain(user.email)
  expect((await browser.call(users.ownProfile)).body.hasSecondFactor).toBe(false)
  const code = authenticator(office, secret).code()
  const { status, body } = await browser.call(contract.confirmSecondFactor, { body: { code } })

  expect(status).toBe(200)
  expect(new Set(body.recoveryCodes).size).toBe(10)
  // 18 of 31 letters: at least 80 bits.
  expect(body.recoveryCodes[0]).toMatch(/^[2-9a-z]{6}(-[2-9a-z]{6}){2}$/)
  expect((await browser.call(users.ownProfile)).body.hasSecondFactor).toBe(true)
  await office.runJobs()
  expect((await office.mailsTo(user.email))[0]?.subject).toMatch(/two-step login/i)
  const again = await browser.call(contract.startSecondFactor, proof)
  expect(again.body.code).toBe('second-factor-already-on')
})

test('the set-up requires the current password and a correct code within fifteen minutes', async () => {
  const { browser, user, password } = await office.register()
  await office.confirmAddress(user._id)
  const wrong = { currentPassword: 'not mine at all' }
  expect((await browser.call(contract.startSecondFactor, { body: wrong })).status).toBe(403)
  const confirm = (code: string) => browser.call(contract.confirmSecondFactor, { body: { code } })
  expect((await confirm('123456')).body.code).toBe('second-factor-not-started')

  const right = { currentPassword: password }
  const { body } = await browser.call(contract.startSecondFactor, { body: right })
  const app = authenticator(office, body.secret)
  expect((await confirm(otherThan(app.code()))).body.code).toBe('wrong-second-factor')
  office.clock.advance(16 * duration.minute)
  expect((await confirm(app.code())).body.code).toBe('second-factor-not-started')
})

test('a set-up that was started before the office secret changed is sealed with the new one', async () => {
  const { browser, user, password } = await office.register()
  await office.confirmAddress(user._id)
  const proof = { body: { currentPassword: password } }
  const { secret } = (await browser.call(contract.startSecondFactor, proof)).body
  // As an older key sealed it: the office reads it, but seals with the first one.
  const [newKey, oldKey] = office.officeSecret.keysFor('second factors')
  const before = seal({ keysFor: () => [oldKey ?? newKey] }, secret)
  await office.db
    .updateTable('users')
    .set({ totp_pending_secret: before })
    .where('id', '=', user._id)
    .execute()
  const code = authenticator(office, secret).code()
  await browser.call(contract.confirmSecondFactor, { body: { code } })

  const { totp_secret } = await office.db
    .selectFrom('users')
    .select('totp_secret')
    .where('id', '=', user._id)
    .executeTakeFirstOrThrow()
  expect(unseal({ keysFor: () => [newKey] }, totp_secret ?? before)).toBe(secret)
})

test('sign-in requires the code, sent in the same call', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const browser = office.visitor()
  const without = await signIn(registered, undefined, browser)

  expect(without).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
  expect(without.headers.getSetCookie()).toEqual([])
  expect((await signIn(registered, otherThan(app.newCode()), browser)).body.code).toBe(
    'wrong-second-factor',
  )
  expect((await browser.call(users.ownProfile)).status).toBe(401)
  const spaced = app.newCode().replace(/^(...)/, '$1 ')
  expect(await signIn(registered, spaced, browser)).toMatchObject({
    status: 200,
    body: { hasSecondFactor: true },
  })
})

test('a wrong password is refused before the code is required or checked', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const guesser = { ...registered, password: 'not mine at all' }

  expect((await signIn(guesser)).body.code).toBe('wrong-credentials')
  const code = app.newCode()
  expect((await signIn(guesser, code)).body.code).toBe('wrong-credentials')
  expect((await signIn(registered, code)).status).toBe(200)
})

test('a code works once, also if it is sent twice at the same time', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  expect((await signIn(registered, app.code())).body.code).toBe('wrong-second-factor')
  const code = app.newCode()
  const replies = await Promise.all([signIn(registered, code), signIn(registered, code)])

  expect(sortedStatuses(replies)).toEqual([200, 403])
  expect((await signIn(registered, code)).status).toBe(403)
  expect((await signIn(registered, app.newCode())).status).toBe(200)
})

test('the code of the previous half minute is accepted, an older one is not', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const older = app.newCode()
  office.clock.advance(61 * duration.second)
  expect((await signIn(registered, older)).status).toBe(403)
  const last = app.newCode()
  office.clock.advance(29 * duration.second)
  expect((await signIn(registered, last)).status).toBe(200)
})

test('the code of the next half minute is not accepted yet', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const next = app.newCode()
  office.clock.advance(-30 * duration.second)
  expect((await signIn(registered, next)).status).toBe(403)
  office.clock.advance(30 * duration.second)
  expect((await signIn(registered, next)).status).toBe(200)
})

test('turning it on signs out every other browser', async () => {
  const here = await office.register()
  const elsewhere = await office.signIn(here.user.email, here.password)
  await setUpSecondFactor(office, here)

  expect((await elsewhere.browser.call(users.ownProfile)).status).toBe(401)
  expect((await here.browser.call(users.ownProfile)).status).toBe(200)
})

test('a new e-mail address needs a fresh code as well as the password', async () => {
  const { browser, user, password } = await office.register()
  const app = await setUpSecondFactor(office, { browser, user, password })
  const { firstName, lastName, phone } = user
  const body = { firstName, lastName, phone, email: `x.${user.email}`, currentPassword: password }
  const change = () => browser.call(users.updateProfile, { body })
  office.clock.advance(11 * duration.minute)
  expect(await change()).toMatchObject({ status: 403, body: { code: 'fresh-code-required' } })

  await browser.call(session.proveIdentity, { body: { code: app.newCode() } })
  expect((await change()).status).toBe(200)
})

test('after the clock is set back, a code is refused until time passes the last code used', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  office.clock.advance(-5 * duration.minute)
  const refused = await signIn(someone, app.code())
  expect(refused).toMatchObject({ status: 403, body: { code: 'wrong-second-factor' } })
  expect((await signIn(someone, app.recoveryCodes[0])).status).toBe(200)

  office.clock.advance(5 * duration.minute)
  expect((await signIn(someone, app.newCode())).status).toBe(200)
})

test('each recovery code works once, with or without its dash', async () => {
  const registered = await office.register()
  const { recoveryCodes } = await setUpSecondFactor(office, registered)
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(registered, first)).status).toBe(200)
  expect((await signIn(registered, first)).status).toBe(403)

  expect((await signIn(registered, second.replace('-', ' ').toUpperCase())).status).toBe(200)
})

test('renewing recovery codes requires password and code, and replaces the old ones', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const renew = (proof: { currentPassword: string; code: string }) =>
    registered.browser.call(contract.renewRecoveryCodes, { body: proof })
  const proof = { currentPassword: registered.password, code: app.newCode() }
  expect((await renew({ ...proof, currentPassword: 'not mine at all' })).status).toBe(403)
  expect((await renew({ ...proof, code: otherThan(proof.code) })).status).toBe(403)
  const { status, body } = await renew(proof)

  expect(status).toBe(200)
  expect((await signIn(registered, app.recoveryCodes[0])).status).toBe(403)
  expect((await signIn(registered, body.recoveryCodes[0])).status).toBe(200)
})

test('after ten wrong codes even the right code is refused for fifteen minutes', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const wrong = otherThan(app.newCode())
  const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(registered, wrong)))
  expect(replies.filter(({ status }) => status === 403)).toHaveLength(10)
  const refused = await signIn(registered, app.newCode())

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  office.clock.advance(15 * duration.minute)
  expect((await signIn(registered, app.newCode())).status).toBe(200)
})

test('turning the second factor off requires password and code, and sends a mail', async () => {
  const registered = await office.register()
  const app = await setUpSecondFactor(office, registered)
  const off = (proof: { currentPassword: string; code: string }) =>
    registered.browser.call(contract.turnOffSecondFactor, { body: proof })
  const proof = { currentPassword: registered.password, code: app.newCode() }
  const wrong = await off({ ...proof, currentPassword: 'not mine at all' })
  expect(wrong.body.code).toBe('wrong-current-password')
  expect((await off({ ...proof, code: otherThan(proof.code) })).body.code).toBe(
    'wrong-second-factor',
  )
  expect((await off(proof)).status).toBe(200)
  await office.runJobs()

  expect((await signIn(registered)).body.hasSecondFactor).toBe(false)
  const codes = office.db.selectFrom('recovery_codes').selectAll()
  expect(await codes.where('user_id', '=', registered.user._id).execute()).toEqual([])
  const mails = await office.mailsTo(registered.user.email)
  expect(mails.filter(({ subject }) => /two-step login/i.test(subject))).toHaveLength(2)
  expect((await off(proof)).body.code).toBe('second-factor-not-started')
})

test('a second factor turned on during a sign-in is required for it', async () => {
  const registered = await office.register()
  const reply = await duringCall(
    office.db,
    () => signIn(registered),
    (trx) =>
      trx
        .updateTable('users')
        .set({ totp_secret: seal(office.officeSecret, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') })
        .where('id', '=', registered.user._id)
        .execute(),
  )

  expect(reply).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
})

test('the database contains no readable secret or recovery code', async () => {
  const registered = await office.register()
  await office.confirmAddress(registered.user._id)
  const { body } = await registered.browser.call(contract.startSecondFactor, {
    body: { currentPassword: registered.password },
  })
  expect(await tablesContaining(office.db, body.secret)).toEqual([])
  const { secret, recoveryCodes } = await setUpSecondFactor(office, registered)

  for (const text of [secret, ...recoveryCodes.slice(0, 2)]) {
    expect(await tablesContaining(office.db, text)).toEqual([])
    expect(await tablesContaining(office.db, text.replace('-', ''))).toEqual([])
  }
})

function otherThan(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10))
}
