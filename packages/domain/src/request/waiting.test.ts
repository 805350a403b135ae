import { describe, expect, test } from 'vitest'
import { sampleOffice } from '../sample/office.ts'
import { actsNowFor } from './progress.ts'
import { stages } from './stage.ts'
import type { RequestState } from './state.ts'
import { freshRequest, orderedAt } from './testing/request-state.ts'
import { actsNowForCustomer, listedForCustomer, waitingForCustomer } from './waiting.ts'

const later = new Date(orderedAt.getTime() + 1)
const quote = { version: 1, expiresAt: later, answer: null, paidBeforeCents: 0 }
const accepted = { ...quote, answer: 'accepted' } as const
const price = { totalCents: 10_000, depositCents: 5000 }

function waiting(change: Partial<RequestState>, unread = 0, now = orderedAt) {
  return waitingForCustomer(freshRequest({ ...price, ...change }), unread, now)
}

describe('what waits for the customer', () => {
  test('nothing, while the office prepares the quote or works on the translation', () => {
    for (const stage of ['quote', 'translate', 'review'] as const) {
      expect(waiting({ stage })).toEqual([])
    }
  })

  test('a quote, until it is answered, paid for or expires', () => {
    expect(waiting({ stage: 'payment', quote })).toEqual(['quote'])
    expect(waiting({ stage: 'payment', quote: { ...quote, answer: 'declined' } })).toEqual([])
    expect(waiting({ stage: 'payment', quote }, 0, later)).toEqual([])
    expect(waiting({ stage: 'payment', quote, paidCents: 1 })).toEqual(['deposit'])
  })

  test('the deposit, once the quote is accepted and until the deposit is paid', () => {
    expect(waiting({ stage: 'payment', quote: accepted, paidCents: 4999 })).toEqual(['deposit'])
    expect(waiting({ stage: 'payment', quote: accepted, paidCents: 5000 })).toEqual([])
    expect(waiting({ stage: 'payment', quote: accepted, depositCents: 0 })).toEqual([])
  })

  test('names and dates, while the customer is asked about some that are not confirmed', () => {
    const asked = { stage: 'translate', namesAskedAt: orderedAt, unconfirmedNames: 2 } as const
    expect(waiting(asked)).toEqual(['names'])
    expect(waiting({ ...asked, unconfirmedNames: 0 })).toEqual([])
    expect(waiting({ ...asked, namesAskedAt: null })).toEqual([])
    expect(waiting({ ...asked, stage: 'complete' })).toEqual(['balance'])
    expect(waiting({ ...asked, closedAt: orderedAt })).toEqual([])
  })

  test('the proof copy, while the translation is in review and nobody has answered', () => {
    expect(waiting({ stage: 'review', proof: 'sent' })).toEqual(['proof'])
    for (const proof of ['approved', 'change-asked', 'replaced', null] as const) {
      expect(waiting({ stage: 'review', proof })).toEqual([])
    }
    expect(waiting({ stage: 'translate', proof: 'sent' })).toEqual([])
    expect(waiting({ stage: 'review', proof: 'sent', closedAt: orderedAt })).toEqual([])
  })

  test('the translation, when it can be collected or was released earlier', () => {
    expect(waiting({ stage: 'delivery' })).toEqual(['translation'])
    expect(waiting({ stage: 'review', releasedAt: orderedAt })).toEqual(['translation'])
  })

  test('the balance, after delivery and until everything is paid', () => {
    expect(waiting({ stage: 'complete', paidCents: 9999 })).toEqual(['balance'])
    const paid = { stage: 'complete', paidCents: 10_000, completedAt: later } as const
    expect(waiting(paid)).toEqual([])
  })

  test('an unread message, at every stage and also when nothing else is open', () => {
    for (const stage of stages) expect(waiting({ stage, quote }, 1)).toContain('message')
    expect(waiting({ closedAt: later }, 1)).toEqual(['message'])
    expect(waiting({ stage: 'complete', paidCents: 10_000, completedAt: later }, 2)).toEqual([
      'message',
    ])
  })

  test('nothing else of a cancelled request', () => {
    for (const stage of stages) expect(waiting({ stage, quote, closedAt: later })).toEqual([])
  })

  test('the quote comes before a message', () => {
    expect(waiting({ stage: 'payment', quote }, 1)).toEqual(['quote', 'message'])
  })
})

test('a request waits for its customer exactly when it is their turn to act', () => {
  const answers = [null, 'accepted', 'declined'] as const
  for (const stage of stages) {
    for (const answer of answers) {
      for (const paidCents of [0, 5000, 9999]) {
        for (const now of [orderedAt, later]) {
          const request = freshRequest({ ...price, stage, quote: { ...quote, answer }, paidCents })
          const isTheirTurn = actsNowFor('customer', request, now) === 'customer'
          expect(waitingForCustomer(request, 0, now).length > 0).toBe(isTheirTurn)
        }
      }
    }
  }
})

test('an unread message does not stop the work of the office, a quote does', () => {
  expect(actsNowForCustomer(['message'], 'office')).toBe('office')
  expect(actsNowForCustomer(['quote', 'message'], 'office')).toBe('customer')
  expect(actsNowForCustomer([], 'office')).toBe('office')
})

test('a late request is listed, but is not the customer’s turn', () => {
  const request = freshRequest({ ...price, stage: 'translate', promisedOn: '2026-11-02' })
  const dayAfter = new Date('2026-11-03T00:00:00Z')
  expect(listedForCustomer(request, 0, orderedAt, sampleOffice.timeZone)).toEqual([])
  expect(listedForCustomer(request, 0, dayAfter, sampleOffice.timeZone)).toEqual(['late'])
  expect(listedForCustomer(request, 1, dayAfter, sampleOffice.timeZone)).toEqual([
    'late',
    'message',
  ])
  expect(waitingForCustomer(request, 0, dayAfter)).toEqual([])
})
