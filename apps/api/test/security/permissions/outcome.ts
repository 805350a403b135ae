import { refusals } from '@kakehashi/contract/refusals'
import type { Reply } from '../../support/browser.ts'

const notForThem = new Set([
  'forbidden',
  'must-change-password',
  'must-set-up-second-factor',
  'staff-cannot-leave',
])

/** An outcome of the table; an answer that means none of them is named as it came. */
export function outcomeOf({ status, body }: Reply<unknown>): string {
  const code = errorCodeOf(body)
  if (status >= 200 && status < 300) return 'open'
  // Only those who were let in are told how things stand.
  if (status === refusals['second-factor-not-started'].status) return 'open'
  if (code === 'not-signed-in') return '401'
  if (code === 'not-found') return '404'
  return notForThem.has(code) ? '403' : `${status} ${code}`
}

export function errorCodeOf(body: unknown): string {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body
  return hasCode ? String(body.code) : ''
}
