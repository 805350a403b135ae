import { describe, expect, test } from 'vitest'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import type { Command, Part } from './commands.ts'
import { possibleCommands } from './possible.ts'
import type { RequestState } from './state.ts'
import { transition } from './transition.ts'

const quoteIt = { kind: 'submitQuote', depositCents: 2_000, totalCents: 4_550 } as const
const accept = { kind: 'acceptQuote', quoteVersion: 1 } as const
const quoted = after(freshRequest(), quoteIt)
const paid = after(quoted, { kind: 'completePayment' })
const translated = after(paid, { kind: 'submitTranslation', fileId: 'a' })
const reviewed = after(translated, { kind: 'continueReview', fileId: null })

describe('when it will be ready', () => {
  test('follows from the calendar when the quote is accepted and nothing is paid first', () => {
    const free = { ...quoted, depositCents: 0 }
    expect(after(free, accept).promisedOn).toBe('2026-11-13')
    const popular = { ...free, usualWorkingDays: 0 }
    expect(after(popular, accept).promisedOn).toBe('2026-11-09')
    const late = at(new Date('2026-11-09T01:30:00Z'))
    expect(after(popular, accept, late).promisedOn).toBe('2026-11-10')
  })

  test('is not said before the deposit is there, which may be weeks later', () => {
    const accepted = after(quoted, accept)
    const deposit = { kind: 'recordPaid', paidCents: 2_000 } as const
    const weeksLater = at(new Date('2026-11-30T01:00:00Z'))
    const ready = after(accepted, deposit, weeksLater)
    const corrected = after(ready, { kind: 'recordPaid', paidCents: 0 }, weeksLater)

    expect([accepted, ready, corrected].map(({ promisedOn }) => promisedOn)).toEqual([
      null,
      '2026-12-03',
      null,
    ])
  })

  test('follows from the payment where nobody answered', () => {
    expect(paid.promisedOn).toBe('2026-11-13')
  })

  test('stays where it was promised, until staff promise another', () => {
    const promised = after(quoted, { kind: 'promise', day: '2026-12-24' })
    expect(after(promised, accept).promisedOn).toBe('2026-12-24')
    expect(after(promised, { kind: 'completePayment' }).promisedOn).toBe('2026-12-24')
  })

  test('is reckoned anew where only the calendar gave it and the payment came weeks later', () => {
    const accepted = after({ ...quoted, depositCents: 0 }, accept)
    const weeksLater = at(new Date('2026-11-30T01:00:00Z'))
    const begun = after(accepted, { kind: 'completePayment' }, weeksLater)

    expect([accepted.promisedOn, begun.promisedOn]).toEqual(['2026-11-13', '2026-12-03'])
  })

  test('is never a day that is over', () => {
    const yesterday = { kind: 'promise', day: '2026-11-08' } as const
    const today = { kind: 'promise', day: '2026-11-09' } as const

    expect(transition(quoted, yesterday, at(monday))).toMatchObject({ why: 'day-is-over' })
    expect(after(quoted, today).promisedOn).toBe('2026-11-09')
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

test('a return takes back what was released early', () => {
  const released = after(translated, { kind: 'releaseTranslation' })
  const returned = after(released, { kind: 'returnToTranslator', reason: '', fileId: null })

  expect([released.releasedAt, returned.releasedAt]).toEqual([monday, null])
})

test('a customer is offered the way out exactly as long as it is open: until they begin to pay', () => {
  const cancel = { kind: 'close', reason: '' } as const
  const begun = after(quoted, { kind: 'recordPaid', paidCents: 1 })
  const corrected = after(begun, { kind: 'recordPaid', paidCents: 0 })
  const cancelled = after(quoted, cancel)
  const all = [freshRequest(), quoted, begun, corrected, paid, translated, reviewed, cancelled]
  const isOpen = (request: RequestState, parts: readonly Part[]) => {
    const outcome = transition(request, cancel, at(monday, { parts, actorId: 'someone else' }))
    expect(possibleCommands(request, parts).includes('close')).toBe(outcome.kind === 'changed')
    return outcome.kind === 'changed'
  }

  const open = all.filter((request) => isOpen(request, ['customer']))
  expect(open).toEqual([freshRequest(), quoted, corrected])
  expect(all.filter((request) => isOpen(request, ['office']))).toEqual(all.slice(0, -1))
})

test('a no is offered, also after a yes, until something is paid for the quote', () => {
  const yes = after(quoted, { kind: 'acceptQuote', quoteVersion: 1 })
  const begun = after(yes, { kind: 'recordPaid', paidCents: 1 })
  const corrected = after(begun, { kind: 'recordPaid', paidCents: 0 })
  const dearer = after(begun, { kind: 'submitQuote', depositCents: 0, totalCents: 90_000 })
  const all = [quoted, yes, begun, corrected, dearer]

  const offered = all.filter((request) =>
    possibleCommands(request, ['office']).includes('declineQuote'),
  )
  expect(offered).toEqual([quoted, yes, corrected, dearer])
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
