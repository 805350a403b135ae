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
// The last of Wednesday, 9 December, in Tokyo.
const lastMoment = new Date('2026-12-09T14:59:59.999Z')
const tuesday = new Date('2026-11-10T01:00:00Z')

describe('a quote', () => {
  test('can be accepted by its customer until the millisecond it runs out', () => {
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
  ])('written %s ends with the day that the customer is told', (_, written) => {
    const { quote } = after(freshRequest(), quoteIt, at(new Date(written)))
    expect(quote?.expiresAt).toEqual(lastMoment)
  })

  test('that was declined can still be accepted, but only while it lasts', () => {
    const declined = after(quoted, decline)
    const justBefore = at(new Date(lastMoment.getTime() - 1), customer)
    expect(after(declined, accept, justBefore).quote?.answer).toBe('accepted')
    expect(transition(declined, accept, at(lastMoment, customer))).toMatchObject({
      why: 'quote-expired',
    })
  })

  test('is not answered for what was paid in the meantime', () => {
    const begun = after(quoted, { kind: 'recordPaid', paidCents: 1 })
    expect(transition(begun, decline, at(monday, customer))).toMatchObject({
      why: 'already-paying',
    })
  })

  test('does not run out under someone who has paid for it', () => {
    const deposit = after(quoted, { kind: 'recordPaid', paidCents: 100 })
    expect(actsNowFor('office', deposit, lastMoment)).toBe('customer')
  })
})

describe('a quote that replaces one on which something was paid', () => {
  const begun = after(quoted, { kind: 'recordPaid', paidCents: 2_000 })
  const dearer = { kind: 'submitQuote', depositCents: 10_000, totalCents: 20_000 } as const
  const replaced = after(begun, dearer)

  test('is open: its customer may say no, and it runs out', () => {
    const no = { ...decline, quoteVersion: 2 } as const
    const yes = { kind: 'acceptQuote', quoteVersion: 2 } as const

    expect(after(replaced, no, at(monday, customer)).quote?.answer).toBe('declined')
    expect(transition(replaced, yes, at(lastMoment, customer))).toMatchObject({
      why: 'quote-expired',
    })
  })

  test('is called to mind until something is paid on top, and again if that was an error', () => {
    const onTop = after(replaced, { kind: 'recordPaid', paidCents: 10_000 })
    const corrected = after(onTop, { kind: 'recordPaid', paidCents: 2_000 }, at(tuesday))

    expect(replaced.remindAt).toEqual(new Date('2026-11-13T00:00:00Z'))
    expect(onTop.remindAt).toBeNull()
    expect(corrected.remindAt).toEqual(new Date('2026-11-16T00:00:00Z'))
  })
})

describe('the same quote once more, by the same clerk', () => {
  const expired = new Date(lastMoment.getTime() + 1)

  test('is the one that stands, however often it is sent that day', () => {
    for (const seenVersion of [undefined, 1, quoted.version]) {
      const again = transition(quoted, quoteIt, at(monday, { seenVersion }))
      expect(again).toEqual({ kind: 'unchanged' })
    }
  })

  test.each([undefined, quoted.version])('makes a new one of one that has run out', (seen) => {
    const renewed = after(quoted, quoteIt, at(expired, { seenVersion: seen }))
    expect(renewed.quote).toMatchObject({ version: 2, answer: null })
    expect(renewed.quote?.expiresAt.getTime()).toBeGreaterThan(expired.getTime())
  })

  test('prolongs one that still lasts, for whoever has it on screen', () => {
    const seen = at(tuesday, { seenVersion: quoted.version })
    expect(after(quoted, quoteIt, seen).quote).toMatchObject({ version: 2 })
    // Sent on Monday, and its reply lost until Tuesday: nothing new is meant.
    const late = at(tuesday, { seenVersion: 1 })
    expect(transition(quoted, quoteIt, late)).toEqual({ kind: 'unchanged' })
  })
})

test('a request taken up again is not reminded of a quote that has run out', () => {
  const closed = after(quoted, { kind: 'close', reason: '' })
  const reopened = after(closed, { kind: 'reopen' }, at(lastMoment))

  expect(reopened.remindAt).toBeNull()
})
