import * as contract from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { after, duration } from '../../../src/clock.ts'
import { replaceRecoveryCodes } from '../../../src/accounts/sessions/queries.ts'
import { hashRecoveryCode, newSecret } from '../../../src/accounts/second-factor/totp.ts'
import { seal } from '../../../src/accounts/sessions/tokens.ts'
import { authenticator } from '../../support/authenticator.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { samplePassword } from '../../support/sample-registration.ts'
import { countAttempts, limits } from '../../../src/throttle.ts'
import { saveUser } from '../../../src/accounts/people/queries.ts'
import type { Account, SeededUser } from '../callers.ts'
import { seedUser } from '../callers.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** A user with an authenticator app and one recovery code. */
async function withApp(recoveryCode: string) {
  const user = await seedUser(office)
  const { secret } = newSecret(user.account.email, 'Sample')
  const sealed = seal(office.officeSecret, secret)
  const hash = hashRecoveryCode(office.officeSecret, recoveryCode)
  await office.db.transaction().execute(async (trx) => {
    await saveUser(trx, user.account.id, { totp_secret: sealed })
    await replaceRecoveryCodes(trx, user.account.id, [hash])
  })
  return { ...user, app: authenticator(office, secret) }
}

async function recoveryCodesOf({ id }: Account): Promise<number> {
  const rows = await office.db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', id)
    .execute()
  return rows.length
}

function signIn({ account }: SeededUser, secondFactor?: string) {
  const body = { email: account.email, password: samplePassword }
  return office
    .visitor()
    .call(session.signIn, { body: { ...body, ...(secondFactor && { secondFactor }) } })
}

/** Counts attempts up to the limit. */
async function useUpAttempts({ id }: Account): Promise<void> {
  for (let tries = 0; tries < limits.secondFactorBurst.most; tries += 1) {
    await countAttempts(office.db, office.clock.now(), [
      { limit: limits.secondFactorBurst, of: id },
    ])
  }
}

test('a recovery code does not work for another user', async () => {
  const mine = await withApp('mine-22222')
  const yours = await withApp('yours-3333')

  expect((await signIn(yours, 'mine-22222')).body.code).toBe('wrong-second-factor')
  expect((await signIn(mine, 'mine-22222')).status).toBe(200)
  expect(await recoveryCodesOf(yours.account)).toBe(1)
})

test('renewing or deleting recovery codes does not affect other users', async () => {
  const other = await withApp('other-4444')
  const one = await withApp('one-555555')
  const proof = () => ({ currentPassword: samplePassword, code: one.app.code() })
  await one.browser.call(contract.renewRecoveryCodes, { body: proof() })
  expect(await recoveryCodesOf(one.account)).toBe(10)
  office.clock.advance(duration.minute)
  await one.browser.call(contract.turnOffSecondFactor, { body: proof() })

  expect(await recoveryCodesOf(one.account)).toBe(0)
  expect(await recoveryCodesOf(other.account)).toBe(1)
})

test('a sign-in without a code is not counted as an attempt', async () => {
  const user = await withApp('step-66666')
  await useUpAttempts(user.account)

  expect((await signIn(user)).body.code).toBe('second-factor-required')
  expect((await signIn(user, user.app.code())).status).toBe(429)
})

test('the limit also applies to setting up, renewing and turning off', async () => {
  const user = await withApp('guess-7777')
  await useUpAttempts(user.account)
  const body = { currentPassword: samplePassword, code: user.app.code() }

  expect((await user.browser.call(contract.renewRecoveryCodes, { body })).status).toBe(429)
  expect((await user.browser.call(contract.turnOffSecondFactor, { body })).status).toBe(429)
  const { code } = body
  expect((await user.browser.call(contract.confirmSecondFactor, { body: { code } })).status).toBe(
    429,
  )
})

test('a pending set-up cannot replace the second factor in use', async () => {
  const user = await withApp('twice-8888')
  const { secret } = newSecret(user.account.email, 'Sample')
  const pending = {
    totp_pending_secret: seal(office.officeSecret, secret),
    totp_pending_until: after(office.clock.now(), duration.hour),
  }
  await office.db.transaction().execute((trx) => saveUser(trx, user.account.id, pending))
  const body = { code: authenticator(office, secret).code() }
  const reply = await user.browser.call(contract.confirmSecondFactor, { body })

  expect(reply.body.code).toBe('second-factor-already-on')
  expect((await signIn(user, user.app.code())).status).toBe(200)
})
