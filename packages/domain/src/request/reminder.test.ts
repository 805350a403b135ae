import { describe, expect, test } from 'vitest'
import { reminderOf } from './reminder.ts'
import type { RequestState } from './state.ts'
import { freshRequest, orderedAt } from './testing/request-state.ts'

const later = new Date(orderedAt.getTime() + 1)
const quote = { version: 1, expiresAt: later, answer: null, paidBeforeCents: 0 }
const price = { totalCents: 10_000, depositCents: 5000 }

function reminder(change: Partial<RequestState>, now = orderedAt) {
  return reminderOf(freshRequest({ ...price, ...change }), now)
}

describe('the reminder of a customer', () => {
  test('is about the quote until it is answered or expires', () => {
    expect(reminder({ stage: 'payment', quote })).toBe('quote-reminder')
    expect(reminder({ stage: 'payment', quote: { ...quote, answer: 'declined' } })).toBeNull()
    expect(reminder({ stage: 'payment', quote }, later)).toBeNull()
  })

  test('is about the deposit once the quote is accepted', () => {
    const accepted = { ...quote, answer: 'accepted' } as const

    expect(reminder({ stage: 'payment', quote: accepted })).toBe('deposit-reminder')
    expect(reminder({ stage: 'payment', quote: accepted, paidCents: 5000 })).toBeNull()
  })

  test('is about a translation that the customer has to collect, not one we send by post', () => {
    expect(reminder({ stage: 'delivery' })).toBe('pickup-reminder')
    expect(reminder({ stage: 'delivery', delivery: 'post', paidCents: 10_000 })).toBeNull()
    expect(reminder({ stage: 'review', releasedAt: orderedAt })).toBeNull()
  })

  test('is about what is still to be paid after the delivery', () => {
    expect(reminder({ stage: 'complete', paidCents: 2500 })).toBe('payment-reminder')
  })

  test('is absent when nothing waits for them', () => {
    for (const stage of ['quote', 'translate', 'review', 'complete'] as const) {
      expect(reminder({ stage, paidCents: 10_000 })).toBeNull()
    }
    expect(reminder({ stage: 'delivery', closedAt: orderedAt })).toBeNull()
  })
})
