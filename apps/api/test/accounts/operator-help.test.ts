import * as session from '@kakehashi/contract/accounts/sessions'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSessions, unlockAccount } from '../../src/accounts/operator-help.ts'
import { retryMailNow } from '../../src/jobs/retry-delayed-mail.ts'
import { limits } from '../../src/throttle.ts'
import { type Office, openOffice, type SignedInUser } from '../support/office.ts'

let office: Office
let customer: SignedInUser
beforeEach(async () => {
  office = await openOffice()
  customer = await office.signedIn('customer')
})
afterEach(() => office.close())

async function signInStatus(password: string): Promise<number> {
  const { email } = customer.user
  const { status } = await office.visitor().call(session.signIn, { body: { email, password } })
  return status
}

const profile = (person: SignedInUser) => person.browser.call(ownProfile)

test('an account that somebody else has locked is unlocked', async () => {
  for (let tries = 0; tries <= limits.accountBurst.most; tries += 1) await signInStatus('a guess')
  expect(await signInStatus(customer.password)).toBe(429)

  await unlockAccount(office.db, customer.user.email)

  expect(await signInStatus(customer.password)).toBe(200)
  await expect(unlockAccount(office.db, 'nobody@example.com')).rejects.toThrow(
    'no user is registered with nobody@example.com',
  )
})

test('one person is signed out everywhere, or everybody', async () => {
  const others = [await office.signedIn('customer'), await office.signedIn('admin')]

  expect(await endSessions(office.db, customer.user.email, office.clock.now())).toBe(1)
  expect((await profile(customer)).status).toBe(401)
  for (const person of others) expect((await profile(person)).status).toBe(200)

  expect(await endSessions(office.db, undefined, office.clock.now())).toBeGreaterThanOrEqual(2)
  for (const person of others) expect((await profile(person)).status).toBe(401)
})

test('mails that the relay refused are tried again at once', async () => {
  await office.mailbox.stop()
  await office.runJobs().catch(() => {})

  expect(await retryMailNow(office.db)).toBeGreaterThan(0)
  expect(await retryMailNow(office.db)).toBe(0)
})
