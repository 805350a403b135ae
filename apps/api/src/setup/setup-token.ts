import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OfficeSecret } from '../office-secret.ts'

/**
 * Whoever can read the server's output may become the first owner. It is derived, so that all
 * processes print the same one, and nothing has to be stored.
 */
function setupToken(secret: OfficeSecret): string {
  return createHmac('sha256', secret.keysFor('set-up')[0]).update('token').digest('base64url')
}

export function isSetupToken(secret: OfficeSecret, given: string): boolean {
  const expected = Buffer.from(setupToken(secret))
  const received = Buffer.from(given)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** The token follows '#', so that it appears in no access log. */
export function setupLink(secret: OfficeSecret, publicUrl: string): string {
  return `${publicUrl}/setup#token=${setupToken(secret)}`
}
