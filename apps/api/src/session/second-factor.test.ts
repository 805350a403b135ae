import * as contract from '@kakehashi/contract/second-factor'
import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../clock.ts'
import { authenticator, setUpSecondFactor } from '../testing/authenticator.ts'
import { sortedStatuses } from '../testing/browser.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import type { Office, SomeoneSignedIn } from '../testing/office.ts'
import { openOffice } from '../testing/office.ts'
import { tablesHolding } from '../testing/traces.ts'
import { seal } from './secrets.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

function signIn(
  { user, password }: SomeoneSignedIn,
  secondFactor?: string,
  browser = office.visitor(),
) {
  const body = { email: user.email, password, ...(secondFactor !== undefined && { secondFactor }) }
  return browser.call(session.signIn, { body })
}

test('the set-up gives a secret for the app, and recovery codes after the first code', async () => {
  const { browser, user, password } = await office.register()
  const started = await browser.call(contract.startSecondFactor, {
    body: { currentPassword: password },
  })
  const { secret, uri } = started.body
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri)).toContain(user.email)
  expect((await browser.call(users.ownProfile)).body.hasSecondFactor).toBe(false)
  const code = authenticator(office, secret).code()
  const { status, body } = await browser.call(contract.confirmSecondFactor, { body: { code } })

  expect(status).toBe(200)
  expect(new Set(body.recoveryCodes).size).toBe(10)
  expect((await browser.call(users.ownProfile)).body.hasSecondFactor).toBe(true)
  await office.runJobs()
  expect((await office.mailsTo(user.email))[0]?.subject).toMatch(/second factor|two-step/i)
  expect(
    (await browser.call(contract.startSecondFactor, { body: { currentPassword: password } })).body
      .code,
  ).toBe('second-factor-already-on')
})

test('the set-up asks for the current password, the right code, and a quarter of an hour', async () => {
  const { browser, password } = await office.register()
  const wrong = { currentPassword: 'not mine at all' }
  expect((await browser.call(contract.startSecondFactor, { body: wrong })).status).toBe(403)
  const confirm = (code: string) => browser.call(contract.confirmSecondFactor, { body: { code } })
  expect((await confirm('123456')).body.code).toBe('second-factor-not-started')

  const right = { currentPassword: password }
  const { body } = await browser.call(contract.startSecondFactor, { body: right })
  const app = authenticator(office, body.secret)
  expect((await confirm(otherThan(app.code()))).body.code).toBe('wrong-second-factor')
  office.clock.letPass(16 * duration.minute)
  expect((await confirm(app.code())).body.code).toBe('second-factor-not-started')
})

test('signing in asks for the code, then takes the same call with it', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  const browser = office.visitor()
  const without = await signIn(someone, undefined, browser)

  expect(without).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
  expect(without.headers.getSetCookie()).toEqual([])
  expect((await signIn(someone, otherThan(app.newCode()), browser)).body.code).toBe(
    'wrong-second-factor',
  )
  expect((await browser.call(users.ownProfile)).status).toBe(401)
  const spaced = app.newCode().replace(/^(...)/, '$1 ')
  expect(await signIn(someone, spaced, browser)).toMatchObject({
    status: 200,
    body: { hasSecondFactor: true },
  })
})

test('a wrong password is refused before any code is asked for or looked at', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  const guesser = { ...someone, password: 'not mine at all' }

  expect((await signIn(guesser)).body.code).toBe('wrong-credentials')
  const code = app.newCode()
  expect((await signIn(guesser, code)).body.code).toBe('wrong-credentials')
  expect((await signIn(someone, code)).status).toBe(200)
})

test('a code works once, also for two who send it at the same instant', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  expect((await signIn(someone, app.code())).body.code).toBe('wrong-second-factor')
  const code = app.newCode()
  const answers = await Promise.all([signIn(someone, code), signIn(someone, code)])

  expect(sortedStatuses(answers)).toEqual([200, 403])
  expect((await signIn(someone, code)).status).toBe(403)
  expect((await signIn(someone, app.newCode())).status).toBe(200)
})

test('a code of the last half minute is still taken, an older one is not', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  const older = app.newCode()
  office.clock.letPass(61 * duration.second)
  expect((await signIn(someone, older)).status).toBe(403)
  const last = app.newCode()
  office.clock.letPass(29 * duration.second)
  expect((await signIn(someone, last)).status).toBe(200)
})

test('after the clock is set back, a code is refused until time passes the last code used', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  office.clock.letPass(-5 * duration.minute)
  const refused = await signIn(someone, app.code())
  expect(refused).toMatchObject({ status: 403, body: { code: 'wrong-second-factor' } })
  expect((await signIn(someone, app.recoveryCodes[0])).status).toBe(200)

  office.clock.letPass(5 * duration.minute)
  expect((await signIn(someone, app.newCode())).status).toBe(200)
})

test('each recovery code works once, written with or without its dash', async () => {
  const someone = await office.register()
  const { recoveryCodes } = await setUpSecondFactor(office, someone)
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(someone, first)).status).toBe(200)
  expect((await signIn(someone, first)).status).toBe(403)

  expect((await signIn(someone, second.replace('-', ' ').toUpperCase())).status).toBe(200)
})

test('new recovery codes replace the old ones, for password and code', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  const renew = (proof: { currentPassword: string; code: string }) =>
    someone.browser.call(contract.renewRecoveryCodes, { body: proof })
  const proof = { currentPassword: someone.password, code: app.newCode() }
  expect((await renew({ ...proof, currentPassword: 'not mine at all' })).status).toBe(403)
  expect((await renew({ ...proof, code: otherThan(proof.code) })).status).toBe(403)
  const { status, body } = await renew(proof)

  expect(status).toBe(200)
  expect((await signIn(someone, app.recoveryCodes[0])).status).toBe(403)
  expect((await signIn(someone, body.recoveryCodes[0])).status).toBe(200)
})

test('wrong codes have to wait after ten, and then even the right one', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  const wrong = otherThan(app.newCode())
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(someone, wrong)))
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
  const refused = await signIn(someone, app.newCode())

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  office.clock.letPass(15 * duration.minute)
  expect((await signIn(someone, app.newCode())).status).toBe(200)
})

test('turning it off needs password and code, and is announced by mail', async () => {
  const someone = await office.register()
  const app = await setUpSecondFactor(office, someone)
  const off = (proof: { currentPassword: string; code: string }) =>
    someone.browser.call(contract.turnOffSecondFactor, { body: proof })
  const proof = { currentPassword: someone.password, code: app.newCode() }
  const wrong = await off({ ...proof, currentPassword: 'not mine at all' })
  expect(wrong.body.code).toBe('wrong-current-password')
  expect((await off({ ...proof, code: otherThan(proof.code) })).body.code).toBe(
    'wrong-second-factor',
  )
  expect((await off(proof)).status).toBe(200)
  await office.runJobs()

  expect((await signIn(someone)).body.hasSecondFactor).toBe(false)
  const codes = office.db.selectFrom('recovery_codes').selectAll()
  expect(await codes.where('user_id', '=', someone.user._id).execute()).toEqual([])
  const mails = await office.mailsTo(someone.user.email)
  expect(mails.filter(({ subject }) => /second factor|two-step/i.test(subject))).toHaveLength(2)
  expect((await off(proof)).body.code).toBe('second-factor-not-started')
})

test('a second factor turned on while somebody signs in is asked for', async () => {
  const someone = await office.register()
  const answer = await meanwhile(
    office.db,
    () => signIn(someone),
    (trx) =>
      trx
        .updateTable('users')
        .set({ totp_secret: seal(office.officeSecret, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') })
        .where('id', '=', someone.user._id)
        .execute(),
  )

  expect(answer).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
})

test('neither secret nor recovery code can be read in the database', async () => {
  const someone = await office.register()
  const { body } = await someone.browser.call(contract.startSecondFactor, {
    body: { currentPassword: someone.password },
  })
  expect(await tablesHolding(office.db, body.secret)).toEqual([])
  const { secret, recoveryCodes } = await setUpSecondFactor(office, someone)

  for (const text of [secret, ...recoveryCodes.slice(0, 2)]) {
    expect(await tablesHolding(office.db, text)).toEqual([])
    expect(await tablesHolding(office.db, text.replace('-', ''))).toEqual([])
  }
})

function otherThan(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10))
}
