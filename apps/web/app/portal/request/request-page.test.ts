import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { expect, test } from 'vitest'
import { expiredBy } from './request-page.tsx'

const unanswered = { isExpired: false, isTaken: false }
const quote = { version: 1, expiresAt: '2026-12-01T00:00:00.000Z', ...unanswered }
const request = {
  reader: 'customer',
  actsNow: 'customer',
  waiting: ['quote'],
  quote,
} as RequestDetail
const beforeExpiry = new Date('2026-11-30T23:59:59Z')
const afterExpiry = new Date('2026-12-01T00:00:00Z')

test('a quote is valid until its expiry; then the office has to renew it', () => {
  expect(expiredBy(request, beforeExpiry)).toBe(request)
  expect(expiredBy(request, afterExpiry)).toMatchObject({
    actsNow: 'office',
    waiting: [],
    quote: { isExpired: true },
  })
})

test('after its expiry the office acts, and an unread message still waits for the customer', () => {
  const written = { ...request, waiting: ['quote', 'message'] } as RequestDetail
  expect(expiredBy(written, afterExpiry)).toMatchObject({
    actsNow: 'office',
    waiting: ['message'],
  })
})

test('a quote that was accepted or paid in time does not expire', () => {
  const accepted = { ...request, quote: { ...quote, isTaken: true } } as RequestDetail
  expect(expiredBy(accepted, afterExpiry)).toBe(accepted)
})

test('a declined quote expires like any other', () => {
  const declined = { ...request, quote: { ...quote, answer: 'declined' } } as RequestDetail
  expect(expiredBy(declined, afterExpiry)).toMatchObject({ quote: { isExpired: true } })
})

test('a request without a quote is unchanged', () => {
  const unquoted = { reader: 'customer', actsNow: 'office' } as RequestDetail
  expect(expiredBy(unquoted, afterExpiry)).toBe(unquoted)
})
