import { describe, expect, test } from 'vitest'
import { freshRequest, orderedAt } from './testing/request-state.ts'
import { actsNowFor, reachedAt, steps } from './progress.ts'
import type { Stage } from './stage.ts'
import { flagsOf, stages } from './stage.ts'
import type { RequestState } from './state.ts'
import { isTranslationAvailable } from './state.ts'

const later = new Date(orderedAt.getTime() + 1)
const quote = { version: 1, expiresAt: later, answer: null, paidBeforeCents: 0 }

function whoActs(change: Partial<RequestState>, now = orderedAt) {
  return actsNowFor('office', freshRequest(change), now)
}

test('each stage has the flags of the earlier ones and one more', () => {
  const counts = stages.map((stage) => Object.values(flagsOf(stage)).filter(Boolean).length)

  expect(counts).toEqual([0, 1, 2, 3, 4, 5])
})

test('the tracker has seven steps with the time each was reached', () => {
  const request = freshRequest({ stage: 'payment', quotedAt: later })

  expect(steps).toHaveLength(7)
  expect(Object.keys(reachedAt(request))).toEqual([...steps])
  expect(reachedAt(request)).toMatchObject({ inquiry: orderedAt, quote: later, payment: null })
})

describe('who has to act next', () => {
  const expected: Record<Stage, string> = {
    quote: 'office',
    payment: 'customer',
    translate: 'translator',
    review: 'office',
    delivery: 'customer',
    complete: 'customer',
  }
  test.each(stages)('at %s', (stage) => {
    expect(whoActs({ stage, quote, translatorId: 'someone' })).toBe(expected[stage])
  })

  test('the office, if nobody is assigned or the quote was declined or has expired', () => {
    expect(whoActs({ stage: 'translate' })).toBe('office')
    expect(whoActs({ stage: 'payment', quote: { ...quote, answer: 'declined' } })).toBe('office')
    expect(whoActs({ stage: 'payment', quote }, later)).toBe('office')
  })

  test('the office, once the quote is accepted and its deposit is paid', () => {
    const accepted = { ...quote, answer: 'accepted' } as const
    const at = { stage: 'payment', totalCents: 100, depositCents: 50 } as const

    expect(whoActs({ ...at, quote: accepted, paidCents: 49 })).toBe('customer')
    expect(whoActs({ ...at, quote: accepted, paidCents: 50 })).toBe('office')
    expect(whoActs({ ...at, quote: accepted, depositCents: 0 })).toBe('office')
    expect(whoActs({ ...at, quote, paidCents: 50 })).toBe('office')
    expect(whoActs({ ...at, quote, depositCents: 0 })).toBe('customer')
  })

  test('nobody, once it is completed or cancelled', () => {
    expect(whoActs({ stage: 'complete', completedAt: later })).toBeNull()
    expect(whoActs({ closedAt: later })).toBeNull()
  })

  test('for the customer it is the office, never the translator', () => {
    const request = freshRequest({ stage: 'translate', translatorId: 'someone' })
    expect(actsNowFor('customer', request, orderedAt)).toBe('office')
  })
})

describe('the customer can download the translation', () => {
  const unpaid = { totalCents: 100, paidCents: 99 }
  const settled = { totalCents: 100, paidCents: 100 }
  test.each([
    ['review', settled, null, false],
    ['review', unpaid, later, true],
    ['delivery', unpaid, null, false],
    ['delivery', settled, null, true],
    ['delivery', unpaid, later, true],
    ['complete', unpaid, null, true],
  ] as const)('at %s, with %o, released %s: %s', (stage, money, releasedAt, isOut) => {
    expect(isTranslationAvailable(freshRequest({ stage, ...money, releasedAt }))).toBe(isOut)
  })
})
