import * as secondFactor from '@kakehashi/contract/accounts/second-factor'
import { generateSync } from 'otplib'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from './office.ts'

/** Sets up an authenticator app through the API, as a user would. */
export async function setUpSecondFactor(office: Office, { browser, user, password }: SignedInUser) {
  await office.confirmAddress(user._id)
  const started = await browser.call(secondFactor.startSecondFactor, {
    body: { currentPassword: password },
  })
  const app = authenticator(office, started.body.secret)
  const confirmed = await browser.call(secondFactor.confirmSecondFactor, {
    body: { code: app.code() },
  })
  if (confirmed.status !== 200) throw new Error(`set-up returned ${confirmed.status}`)
  return { ...app, recoveryCodes: confirmed.body.recoveryCodes }
}

export function authenticator({ clock }: Office, secret: string) {
  const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
  return {
    secret,
    /** The code that the app shows now. */
    code,
    /** The next code. A code works once, so each use needs a new one. */
    newCode() {
      clock.advance(30 * duration.second)
      return code()
    },
  }
}
