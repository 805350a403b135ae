import { describe, expect, test } from 'vitest'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import type { Command, Part } from './commands.ts'
import { possibleCommands } from './possible-commands.ts'
import { isReturned, type RequestState } from './state.ts'
import { transition } from './transition.ts'

const quoteIt = { kind: 'submitQuote', depositCents: 2_000, totalCents: 4_550 } as const
const accept = { kind: 'acceptQuote', quoteVersion: 1 } as const
const quoted = after(freshRequest(), quoteIt)
const paid = after(quoted, { kind: 'completePayment' })
const translated = after(paid, { kind: 'submitTranslation', fileId: 'a' })
const reviewed = after(translated, { kind: 'continueReview', fileId: null })

describe('the promised day', () => {
  test('is computed when the quote is accepted and needs no deposit', () => {
    const noDeposit = { ...quoted, depositCents: 0 }
    expect(after(noDeposit, accept).promisedOn).toBe('2026-11-13')
    const sameDay = { ...noDeposit, usualWorkingDays: 0 }
    expect(after(sameDay, accept).promisedOn).toBe('2026-11-09')
    const late = at(new Date('2026-11-09T01:30:00Z'))
    expect(after(sameDay, accept, late).promisedOn).toBe('2026-11-10')
  })

  test('is not set before the deposit is paid, which may be weeks later', () => {
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

  test('is computed on payment if the quote was not answered', () => {
    expect(paid.promisedOn).toBe('2026-11-13')
  })

  test('stays if staff have set it', () => {
    const promised = after(quoted, { kind: 'promise', day: '2026-12-24', reason: '' })
    expect(after(promised, accept).promisedOn).toBe('2026-12-24')
    expect(after(promised, { kind: 'completePayment' }).promisedOn).toBe('2026-12-24')
  })

  test('is computed again if it was not set by staff and the payment came weeks later', () => {
    const accepted = after({ ...quoted, depositCents: 0 }, accept)
    const weeksLater = at(new Date('2026-11-30T01:00:00Z'))
    const started = after(accepted, { kind: 'completePayment' }, weeksLater)

    expect([accepted.promisedOn, started.promisedOn]).toEqual(['2026-11-13', '2026-12-03'])
  })

  test('cannot be in the past', () => {
    const yesterday = { kind: 'promise', day: '2026-11-08', reason: '' } as const
    const today = { kind: 'promise', day: '2026-11-09', reason: '' } as const

    expect(transition(quoted, yesterday, at(monday))).toMatchObject({ why: 'day-is-over' })
    expect(after(quoted, today).promisedOn).toBe('2026-11-09')
  })
})

describe('names that nobody has confirmed', () => {
  const open = { ...translated, unconfirmedNames: 1 }

  test('are a reason to ask why the review goes on', () => {
    const silent = { kind: 'continueReview', fileId: null } as const
    expect(transition(open, silent, at(monday))).toMatchObject({ why: 'names-unconfirmed' })
    expect(after(open, { ...silent, reason: 'Confirmed on the phone' }).stage).toBe('delivery')
  })

  test('stop nothing else', () => {
    const back = { kind: 'returnToTranslator', reason: '', fileId: null } as const
    expect(after(open, back).stage).toBe('translate')
  })
})

describe('a reminder to the customer', () => {
  test('is due on the third working day after a quote and the fifth after a review', () => {
    expect(quoted.remindAt).toEqual(new Date('2026-11-13T00:00:00Z'))
    expect(reviewed.remindAt).toEqual(new Date('2026-11-17T00:00:00Z'))
  })

  test('is removed once it is answered, paid, returned, delivered or cancelled', () => {
    const decline: Command = { kind: 'declineQuote', quoteVersion: 1, reason: '' }
    const requests = [
      after(quoted, accept),
      after(quoted, decline),
      paid,
      after(translated, { kind: 'returnToTranslator', reason: '', fileId: null }),
      after(reviewed, { kind: 'deliver' }),
      after(quoted, { kind: 'close', reason: '' }),
    ]
    expect(requests.map(({ remindAt }) => remindAt)).toEqual(requests.map(() => null))
  })

  test('is set again when a cancelled request is reopened', () => {
    const tuesday = at(new Date('2026-11-10T01:00:00Z'))
    const reopened = (request: RequestState) =>
      after(after(request, { kind: 'close', reason: '' }), { kind: 'reopen' }, tuesday).remindAt

    expect(reopened(quoted)).toEqual(new Date('2026-11-16T00:00:00Z'))
    expect(reopened(reviewed)).toEqual(new Date('2026-11-18T00:00:00Z'))
    expect(reopened(paid)).toBeNull()
  })

  test('of a pick-up stays when a payment is recorded', () => {
    const deposit = after(reviewed, { kind: 'recordPaid', paidCents: 100 })
    expect(deposit.remindAt).toEqual(reviewed.remindAt)
  })
})

test('a return withdraws an early release', () => {
  const released = after(translated, { kind: 'releaseTranslation' })
  const returned = after(released, { kind: 'returnToTranslator', reason: '', fileId: null })

  expect([released.releasedAt, returned.releasedAt]).toEqual([monday, null])
})

test('a customer is offered to cancel exactly as long as it is allowed: until they pay something', () => {
  const cancel = { kind: 'close', reason: '' } as const
  const partlyPaid = after(quoted, { kind: 'recordPaid', paidCents: 1 })
  const corrected = after(partlyPaid, { kind: 'recordPaid', paidCents: 0 })
  const cancelled = after(quoted, cancel)
  const all = [freshRequest(), quoted, partlyPaid, corrected, paid, translated, reviewed, cancelled]
  const canCancel = (request: RequestState, parts: readonly Part[]) => {
    const outcome = transition(request, cancel, at(monday, { parts, actorId: 'someone else' }))
    expect(possibleCommands(request, parts).includes('close')).toBe(outcome.kind === 'changed')
    return outcome.kind === 'changed'
  }

  const byCustomer = all.filter((request) => canCancel(request, ['customer']))
  expect(byCustomer).toEqual([freshRequest(), quoted, corrected])
  expect(all.filter((request) => canCancel(request, ['office']))).toEqual(all.slice(0, -1))
})

test('declining is offered, even after accepting, until something is paid for the quote', () => {
  const accepted = after(quoted, { kind: 'acceptQuote', quoteVersion: 1 })
  const partlyPaid = after(accepted, { kind: 'recordPaid', paidCents: 1 })
  const corrected = after(partlyPaid, { kind: 'recordPaid', paidCents: 0 })
  const replaced = after(partlyPaid, { kind: 'submitQuote', depositCents: 0, totalCents: 90_000 })
  const all = [quoted, accepted, partlyPaid, corrected, replaced]

  const offered = all.filter((request) =>
    possibleCommands(request, ['office']).includes('declineQuote'),
  )
  expect(offered).toEqual([quoted, accepted, corrected, replaced])
})

test('permission is checked before anything else', () => {
  const outdated = at(monday, { parts: ['customer'], seenVersion: 99 })

  expect(transition(quoted, quoteIt, outdated)).toEqual({ kind: 'refused', why: 'forbidden' })
})

test('a retry is recognised although it was made from an older version', () => {
  expect(transition(quoted, quoteIt, at(monday, { seenVersion: 1 }))).toEqual({ kind: 'unchanged' })
  const colleague = at(monday, { seenVersion: 1, actorId: 'colleague' })
  expect(transition(quoted, quoteIt, colleague)).toEqual({ kind: 'refused', why: 'seen-outdated' })
})

describe('a submitted translation', () => {
  const atDesk = at(monday, { actorId: 'toru', parts: ['desk'] })
  const withdraw = { kind: 'withdrawTranslation' } as const

  test('can be withdrawn by its translator until the office acts on it', () => {
    const withdrawn = after(translated, withdraw, atDesk)
    const released = after(translated, { kind: 'releaseTranslation' })

    expect(withdrawn).toMatchObject({ stage: 'translate', translatedAt: null })
    expect(possibleCommands(translated, ['desk'])).toContain('withdrawTranslation')
    expect(possibleCommands(released, ['desk'])).not.toContain('withdrawTranslation')
    expect(transition(released, withdraw, atDesk)).toMatchObject({ why: 'already-released' })
    expect(transition(reviewed, withdraw, atDesk)).toMatchObject({ why: 'wrong-stage' })
  })

  test('counts as returned again if it is withdrawn after a return', () => {
    const returned = after(translated, { kind: 'returnToTranslator', reason: '', fileId: null })
    const corrected = after(returned, { kind: 'submitTranslation', fileId: 'b' })

    expect([translated, returned, corrected].map(isReturned)).toEqual([false, true, false])
    expect(isReturned(after(corrected, withdraw, atDesk))).toBe(true)
    expect(isReturned(after(translated, withdraw, atDesk))).toBe(false)
  })
})
