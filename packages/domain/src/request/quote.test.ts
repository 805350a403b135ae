import { describe, expect, test } from 'vitest'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import type { Command } from './commands.ts'
import { actsNowFor } from './progress.ts'
import { transition } from './transition.ts'

const quoteIt = { kind: 'submitQuote', depositCents: 2_000, totalCents: 4_550 } as const
const accept = { kind: 'acceptQuote', quoteVersion: 1 } as const
const decline: Command = { kind: 'declineQuote', quoteVersion: 1, reason: '' }
const customer = { actorId: 'customer', parts: ['customer'] } as const
const quoted = after(freshRequest(), quoteIt)
// The last of Wednesday, 9 December, at the office.
const lastMoment = new Date('2026-12-09T14:59:59.999Z')
const tuesday = new Date('2026-11-10T01:00:00Z')

describe('a quote', () => {
  test('can be accepted by its customer until the millisecond it expires', () => {
    const justBefore = at(new Date(lastMoment.getTime() - 1), customer)
    expect(after(quoted, accept, justBefore).quote?.answer).toBe('accepted')
    expect(transition(quoted, accept, at(lastMoment, customer))).toEqual({
      kind: 'refused',
      why: 'quote-expired',
    })
  })

  test.each([
    ['at midnight', '2026-11-08T15:00:00.000Z'],
    ['in the morning', '2026-11-09T00:00:00.000Z'],
    ['a moment before the next day', '2026-11-09T14:59:59.999Z'],
  ])('made %s expires at the end of its last day', (_, madeAt) => {
    const { quote } = after(freshRequest(), quoteIt, at(new Date(madeAt)))
    expect(quote?.expiresAt).toEqual(lastMoment)
  })

  test('that was declined can still be accepted until it expires', () => {
    const declined = after(quoted, decline)
    const justBefore = at(new Date(lastMoment.getTime() - 1), customer)
    expect(after(declined, accept, justBefore).quote?.answer).toBe('accepted')
    expect(transition(declined, accept, at(lastMoment, customer))).toMatchObject({
      why: 'quote-expired',
    })
  })

  test('cannot be declined by its customer after a payment', () => {
    const partlyPaid = after(quoted, { kind: 'recordPaid', paidCents: 1 })
    expect(transition(partlyPaid, decline, at(monday, customer))).toMatchObject({
      why: 'already-paying',
    })
  })

  test('does not expire once something was paid for it', () => {
    const deposit = after(quoted, { kind: 'recordPaid', paidCents: 100 })
    expect(actsNowFor('office', deposit, lastMoment)).toBe('customer')
  })
})

describe('a quote that replaces a partly paid one', () => {
  const partlyPaid = after(quoted, { kind: 'recordPaid', paidCents: 2_000 })
  const higher = { kind: 'submitQuote', depositCents: 10_000, totalCents: 20_000 } as const
  const replaced = after(partlyPaid, higher)

  test('can be declined by its customer and expires', () => {
    const declineSecond = { ...decline, quoteVersion: 2 } as const
    const acceptSecond = { kind: 'acceptQuote', quoteVersion: 2 } as const

    expect(after(replaced, declineSecond, at(monday, customer)).quote?.answer).toBe('declined')
    expect(transition(replaced, acceptSecond, at(lastMoment, customer))).toMatchObject({
      why: 'quote-expired',
    })
  })

  test('has a reminder until more is paid, and again if that payment is corrected', () => {
    const paidMore = after(replaced, { kind: 'recordPaid', paidCents: 10_000 })
    const corrected = after(paidMore, { kind: 'recordPaid', paidCents: 2_000 }, at(tuesday))

    expect(replaced.remindAt).toEqual(new Date('2026-11-13T00:00:00Z'))
    expect(paidMore.remindAt).toBeNull()
    expect(corrected.remindAt).toEqual(new Date('2026-11-16T00:00:00Z'))
  })
})

describe('the same quote, sent again by the same clerk', () => {
  const expired = new Date(lastMoment.getTime() + 1)

  test('changes nothing on the same day', () => {
    for (const seenVersion of [undefined, 1, quoted.version]) {
      const again = transition(quoted, quoteIt, at(monday, { seenVersion }))
      expect(again).toEqual({ kind: 'unchanged' })
    }
  })

  test.each([undefined, quoted.version])('replaces an expired one', (seen) => {
    const renewed = after(quoted, quoteIt, at(expired, { seenVersion: seen }))
    expect(renewed.quote).toMatchObject({ version: 2, answer: null })
    expect(renewed.quote?.expiresAt.getTime()).toBeGreaterThan(expired.getTime())
  })

  test('extends a valid one if the clerk has its current version on screen', () => {
    const seen = at(tuesday, { seenVersion: quoted.version })
    expect(after(quoted, quoteIt, seen).quote).toMatchObject({ version: 2 })
    // A retry of the call from Monday, whose reply was lost.
    const late = at(tuesday, { seenVersion: 1 })
    expect(transition(quoted, quoteIt, late)).toEqual({ kind: 'unchanged' })
  })
})

test('a reopened request has no reminder of an expired quote', () => {
  const closed = after(quoted, { kind: 'close', reason: '' })
  const reopened = after(closed, { kind: 'reopen' }, at(lastMoment))

  expect(reopened.remindAt).toBeNull()
})
