import { describe, expect, test } from 'vitest'
import { freshRequest } from '../testing/request-state.ts'
import type { Command } from './commands.ts'
import type { RequestState } from './state.ts'
import type { Moment } from './transition.ts'
import { transition } from './transition.ts'

// Monday, 9 November 2026, 10:00 in Tokyo. The Wednesday after is Veterans Day.
const monday = new Date('2026-11-09T01:00:00Z')

function at(now: Date, moment: Partial<Moment> = {}): Moment {
  const usual = { actorId: 'clerk', parts: ['office'], seenVersion: undefined } as const
  return { ...usual, closures: [], quoteValidDays: 30, ...moment, now }
}

function after(request: RequestState, command: Command, moment = at(monday)): RequestState {
  const outcome = transition(request, command, moment)
  if (outcome.kind !== 'changed') throw new Error(`${command.kind} was ${JSON.stringify(outcome)}`)
  return outcome.next
}

const quoteIt = { kind: 'submitQuote', depositCents: 2_000, totalCents: 4_550 } as const
const accept = { kind: 'acceptQuote', quoteVersion: 1 } as const
const quoted = after(freshRequest(), quoteIt)
const paid = after(quoted, { kind: 'completePayment' })
const translated = after(paid, { kind: 'submitTranslation', fileId: 'a' })
const reviewed = after(translated, { kind: 'continueReview', fileId: null })

describe('when it will be ready', () => {
  test('follows from the calendar when the quote is accepted', () => {
    expect(after(quoted, accept).promisedOn).toBe('2026-11-13')
    const popular = { ...quoted, usualWorkingDays: 0 }
    expect(after(popular, accept).promisedOn).toBe('2026-11-09')
    const late = at(new Date('2026-11-09T01:30:00Z'))
    expect(after(popular, accept, late).promisedOn).toBe('2026-11-10')
  })

  test('follows from the payment where nobody answered', () => {
    expect(paid.promisedOn).toBe('2026-11-13')
  })

  test('stays where it was promised, until staff promise another', () => {
    const promised = after(quoted, { kind: 'promise', day: '2026-12-24' })
    expect(after(promised, accept).promisedOn).toBe('2026-12-24')
    expect(after(promised, { kind: 'completePayment' }).promisedOn).toBe('2026-12-24')
  })
})

describe('a customer is reminded', () => {
  test('of a quote on the third working day at nine, and of a finished paper on the fifth', () => {
    expect(quoted.remindAt).toEqual(new Date('2026-11-13T00:00:00Z'))
    expect(reviewed.remindAt).toEqual(new Date('2026-11-17T00:00:00Z'))
  })

  test('of nothing once it is answered, paid, returned, delivered or cancelled', () => {
    const decline: Command = { kind: 'declineQuote', quoteVersion: 1, reason: '' }
    const nothing = [
      after(quoted, accept),
      after(quoted, decline),
      paid,
      after(translated, { kind: 'returnToTranslator', reason: '', fileId: null }),
      after(reviewed, { kind: 'deliver' }),
      after(quoted, { kind: 'close', reason: '' }),
    ]
    expect(nothing.map(({ remindAt }) => remindAt)).toEqual(nothing.map(() => null))
  })

  test('anew, when a cancelled request is taken up again', () => {
    const tuesday = at(new Date('2026-11-10T01:00:00Z'))
    const reopened = (request: RequestState) =>
      after(after(request, { kind: 'close', reason: '' }), { kind: 'reopen' }, tuesday).remindAt

    expect(reopened(quoted)).toEqual(new Date('2026-11-16T00:00:00Z'))
    expect(reopened(reviewed)).toEqual(new Date('2026-11-18T00:00:00Z'))
    expect(reopened(paid)).toBeNull()
  })

  test('still, when only money comes in', () => {
    const deposit = after(reviewed, { kind: 'recordPaid', paidCents: 100 })
    expect(deposit.remindAt).toEqual(reviewed.remindAt)
  })
})

describe('a quote', () => {
  const customer = { actorId: 'customer', parts: ['customer'] } as const
  // The last of Wednesday, 9 December, in Tokyo.
  const lastMoment = new Date('2026-12-09T14:59:59.999Z')

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

  test('once answered does not run out, and the answer can be changed', () => {
    const declined = after(quoted, { kind: 'declineQuote', quoteVersion: 1, reason: 'x' })
    expect(after(declined, accept, at(lastMoment, customer)).quote?.answer).toBe('accepted')
  })

  test('is not answered for what was paid in the meantime', () => {
    const begun = after(quoted, { kind: 'recordPaid', paidCents: 1 })
    const decline: Command = { kind: 'declineQuote', quoteVersion: 1, reason: '' }
    expect(transition(begun, decline, at(monday, customer))).toMatchObject({
      why: 'already-paying',
    })
  })
})

test('a return takes back what was released early', () => {
  const released = after(translated, { kind: 'releaseTranslation' })
  const returned = after(released, { kind: 'returnToTranslator', reason: '', fileId: null })

  expect([released.releasedAt, returned.releasedAt]).toEqual([monday, null])
})

test('whoever may not do it is told so before anything else', () => {
  const outdated = at(monday, { parts: ['customer'], seenVersion: 99 })

  expect(transition(quoted, quoteIt, outdated)).toEqual({ kind: 'refused', why: 'forbidden' })
})

test('a repetition is recognised although the view is older than itself', () => {
  expect(transition(quoted, quoteIt, at(monday, { seenVersion: 1 }))).toEqual({ kind: 'unchanged' })
  const colleague = at(monday, { seenVersion: 1, actorId: 'colleague' })
  expect(transition(quoted, quoteIt, colleague)).toEqual({ kind: 'refused', why: 'seen-outdated' })
})
