import type { PasskeyRequestOptions } from '@kakehashi/contract/accounts/passkeys'
import { challengeTime } from './challenges.ts'
import type { PasskeyRow } from './queries.ts'

/** The site for which passkeys are created. A page of any other origin cannot use them. */
export function siteOf(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** What the device keeps of the person, besides name and e-mail address. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

export function descriptorOf({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id.toString('base64url'), type: 'public-key', transports } as const
}

export function requestOptions(
  publicUrl: string,
  challenge: string,
  allowed: readonly PasskeyRow[] = [],
): PasskeyRequestOptions {
  return {
    challenge,
    rpId: siteOf(publicUrl).id,
    timeout: challengeTime,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptorOf),
  }
}
