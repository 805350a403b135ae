import { refusals } from '@kakehashi/contract/refusals/refusals'
import type { Reply } from '../../support/browser.ts'

const forbiddenCodes = new Set([
  'forbidden',
  'must-change-password',
  'must-set-up-second-factor',
  'must-use-passkey',
  'staff-cannot-leave',
])

/** The outcome as named in the table; any other reply as its status and code. */
export function outcomeOf({ status, body }: Reply<unknown>): string {
  const code = errorCodeOf(body)
  if (status >= 200 && status < 300) return 'open'
  // This refusal comes after the permission check, so the caller was let in.
  if (status === refusals['second-factor-not-started'].status) return 'open'
  if (code === 'not-signed-in') return '401'
  if (code === 'not-found' || code === 'file-gone') return '404'
  return forbiddenCodes.has(code) ? '403' : `${status} ${code}`
}

export function errorCodeOf(body: unknown): string {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body
  return hasCode ? String(body.code) : ''
}
