import { expect, test } from 'vitest'
import { quoteOutcome } from './earlier-quotes.ts'

const monday = new Date('2026-11-09T01:00:00Z')
const friday = new Date('2026-11-13T01:00:00Z')
const quote = { answer: null, expiresAt: friday, paidBeforeCents: 0 } as const
const later = { quotedAt: monday, paidBeforeCents: 0 }

test('an unanswered quote was replaced by the next one', () => {
  expect(quoteOutcome(quote, later)).toBe('replaced')
})

test('an answer stays with its quote', () => {
  expect(quoteOutcome({ ...quote, answer: 'accepted' }, later)).toBe('accepted')
  expect(quoteOutcome({ ...quote, answer: 'declined' }, later)).toBe('declined')
})

test('a quote that was paid for was accepted', () => {
  expect(quoteOutcome(quote, { ...later, paidBeforeCents: 500 })).toBe('accepted')
})

test('a quote that was renewed after its last day had expired', () => {
  expect(quoteOutcome(quote, { ...later, quotedAt: friday })).toBe('expired')
})

test('a quote without a later one was withdrawn', () => {
  expect(quoteOutcome(quote, undefined)).toBe('withdrawn')
})
