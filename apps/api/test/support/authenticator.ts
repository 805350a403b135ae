import * as secondFactor from '@kakehashi/contract/second-factor'
import { generateSync } from 'otplib'
import { duration } from '../../src/clock.ts'
import type { Office, SomeoneSignedIn } from './office.ts'

/** Somebody's authenticator app, set up as they would do it. */
export async function setUpSecondFactor(office: Office, { browser, password }: SomeoneSignedIn) {
  const started = await browser.call(secondFactor.startSecondFactor, {
    body: { currentPassword: password },
  })
  const app = authenticator(office, started.body.secret)
  const confirmed = await browser.call(secondFactor.confirmSecondFactor, {
    body: { code: app.code() },
  })
  if (confirmed.status !== 200) throw new Error(`set-up answered ${confirmed.status}`)
  return { ...app, recoveryCodes: confirmed.body.recoveryCodes }
}

export function authenticator({ clock }: Office, secret: string) {
  const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
  return {
    secret,
    /** What the app shows now. */
    code,
    /** What it shows next: a code works once, so each use waits for a new one. */
    newCode() {
      clock.letPass(30 * duration.second)
      return code()
    },
  }
}
