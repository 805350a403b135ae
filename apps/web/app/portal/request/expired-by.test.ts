import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { expect, test } from 'vitest'
import { expiredBy } from './expired-by.ts'

const standing = { isExpired: false, isTaken: false }
const quote = { version: 1, expiresAt: '2026-12-01T00:00:00.000Z', ...standing }
const order = { reader: 'customer', actsNow: 'customer', quote } as RequestDetail
const lastMoment = new Date('2026-11-30T23:59:59Z')
const over = new Date('2026-12-01T00:00:00Z')

test('a quote is valid until its expiry; then the office has to renew it', () => {
  expect(expiredBy(order, lastMoment)).toBe(order)
  expect(expiredBy(order, over)).toMatchObject({ actsNow: 'office', quote: { isExpired: true } })
})

test('a quote that was accepted or paid in time does not expire', () => {
  const taken = { ...order, quote: { ...quote, isTaken: true } } as RequestDetail
  expect(expiredBy(taken, over)).toBe(taken)
})

test('a declined quote expires like any other', () => {
  const declined = { ...order, quote: { ...quote, answer: 'declined' } } as RequestDetail
  expect(expiredBy(declined, over)).toMatchObject({ quote: { isExpired: true } })
})

test('a request without a quote is unchanged', () => {
  const bare = { reader: 'customer', actsNow: 'office' } as RequestDetail
  expect(expiredBy(bare, over)).toBe(bare)
})
