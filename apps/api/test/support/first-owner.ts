import { setupLink } from '../../src/setup/setup-token.ts'
import type { Office } from './office.ts'
import { sampleRegistration } from './sample-registration.ts'

/** The token that the server prints. */
export function setupToken({ officeSecret, publicUrl }: Office): string {
  return setupLink(officeSecret, publicUrl).split('#token=')[1] ?? ''
}

/** What the first screen of the set-up sends. */
export function firstOwner(token: string) {
  const { firstName, lastName, email, phone, password, confirmPassword } = sampleRegistration()
  return { token, firstName, lastName, email, phone, password, confirmPassword }
}
