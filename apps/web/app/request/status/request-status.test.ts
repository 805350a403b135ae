import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { describe, expect, test } from 'vitest'
import { moneyOf, statusOf } from './request-status.ts'

const quote = {
  version: 1,
  expiresAt: '2026-12-01T00:00:00.000Z',
  isExpired: false,
  isTaken: false,
}

/** A request with only the fields that the status depends on. */
function request(given: Partial<CustomerRequestItem>): CustomerRequestItem {
  const money = { totalPrice: 45, deposit: 20, paidAmount: 0 }
  return { reader: 'customer', stage: 'payment', ...money, quote, ...given } as CustomerRequestItem
}

describe('the status of a request', () => {
  const accepted = { ...quote, answer: 'accepted' as const, isTaken: true }
  test.each([
    ['being-quoted', { stage: 'quote', totalPrice: 0 }],
    ['quote-ready', {}],
    ['quote-expired', { quote: { ...quote, isExpired: true } }],
    ['quote-declined', { quote: { ...quote, answer: 'declined' } }],
    ['quote-expired', { quote: { ...quote, answer: 'declined', isExpired: true } }],
    ['deposit-due', { quote: accepted }],
    ['deposit-due', { quote: accepted, paidAmount: 19.99 }],
    ['about-to-begin', { quote: accepted, paidAmount: 20 }],
    ['about-to-begin', { quote: accepted, deposit: 0 }],
    ['at-work', { stage: 'translate' }],
    ['at-work', { stage: 'review' }],
    ['ready', { stage: 'delivery', paidAmount: 45 }],
    ['ready-with-balance', { stage: 'delivery', paidAmount: 20 }],
    ['balance-due', { stage: 'complete', paidAmount: 44.99 }],
    ['complete', { stage: 'complete', paidAmount: 45 }],
    ['cancelled', { stage: 'translate', closedAt: '2026-11-15T00:00:00.000Z' }],
  ] satisfies [string, Partial<CustomerRequestItem>][])('%s', (status, given) => {
    expect(statusOf(request(given))).toBe(status)
  })

  test('paying counts as accepting the quote', () => {
    const paidFor = { ...quote, isTaken: true }
    expect(statusOf(request({ paidAmount: 20, quote: paidFor }))).toBe('about-to-begin')
  })

  test('a quote that replaces a paid one waits for an answer like any other', () => {
    expect(statusOf(request({ paidAmount: 20, totalPrice: 200 }))).toBe('quote-ready')
  })
})

test('the remaining amount is in whole cents', () => {
  const money = moneyOf(request({ totalPrice: 100.1, paidAmount: 99.9, deposit: 100 }))
  expect(money).toMatchObject({ remaining: 0.2, depositDue: 0.1 })
})
