import type { RequestDetail } from '@kakehashi/contract/request-view'
import { expect, test } from 'vitest'
import { expiredBy } from './expired-by.ts'

const quote = { version: 1, expiresAt: '2026-12-01T00:00:00.000Z', isExpired: false }
const order = { reader: 'customer', actsNow: 'customer', quote } as RequestDetail
const lastMoment = new Date('2026-11-30T23:59:59Z')
const over = new Date('2026-12-01T00:00:00Z')

test('a quote stands until its last moment, and then the office has to renew it', () => {
  expect(expiredBy(order, lastMoment)).toBe(order)
  expect(expiredBy(order, over)).toMatchObject({ actsNow: 'office', quote: { isExpired: true } })
})

test('a quote that was answered in time does not expire', () => {
  const answered = { ...order, quote: { ...quote, answer: 'accepted' } } as RequestDetail
  expect(expiredBy(answered, over)).toBe(answered)
})

test('without a quote nothing expires', () => {
  const bare = { reader: 'customer', actsNow: 'office' } as RequestDetail
  expect(expiredBy(bare, over)).toBe(bare)
})
