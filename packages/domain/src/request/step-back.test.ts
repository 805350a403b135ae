import { expect, test } from 'vitest'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import type { RequestState } from './state.ts'
import { isCompleted } from './state.ts'
import { transition } from './transition.ts'

const quoted = after(freshRequest(), {
  kind: 'submitQuote',
  depositCents: 2_000,
  totalCents: 4_550,
})
const partlyPaid = after(quoted, { kind: 'recordPaid', paidCents: 2_000 })
const started = after(partlyPaid, { kind: 'completePayment' })
const translated = after(started, { kind: 'submitTranslation', fileId: 'a' })
const reviewed = after(translated, { kind: 'continueReview', fileId: null })
const settled = after(reviewed, { kind: 'recordPaid', paidCents: 4_550 })
const delivered = after(settled, { kind: 'deliver' })

function back(request: RequestState): RequestState {
  return after(request, { kind: 'stepBack', from: request.stage, reason: 'A mistake' })
}

test('a request is moved back one stage at a time, and the time of that stage is void', () => {
  expect(back(delivered)).toMatchObject({ stage: 'delivery', deliveredAt: null, completedAt: null })
  expect(back(reviewed)).toMatchObject({ stage: 'review', reviewedAt: null })
  expect(back(translated)).toMatchObject({ stage: 'translate', translatedAt: null })
  expect(back(started)).toMatchObject({ stage: 'payment', paidAt: null })
  expect(back(partlyPaid)).toMatchObject({ stage: 'quote', quotedAt: null, quote: null })
})

test('a request that nobody has quoted cannot be moved back', () => {
  const command = { kind: 'stepBack', from: 'quote', reason: 'A mistake' } as const
  expect(transition(freshRequest(), command, at(monday))).toMatchObject({ why: 'wrong-stage' })
})

test('two clerks who move it back at once move it back once', () => {
  const command = { kind: 'stepBack', from: 'delivery', reason: 'A mistake' } as const
  const colleague = at(monday, { actorId: 'colleague' })
  expect(transition(after(reviewed, command), command, colleague)).toMatchObject({
    why: 'wrong-stage',
  })
})

test('what was paid stays, and can be refunded before there is a new quote', () => {
  const unquoted = back(partlyPaid)
  expect(unquoted).toMatchObject({ paidCents: 2_000, totalCents: 2_000, depositCents: 0 })
  expect(after(unquoted, { kind: 'recordPaid', paidCents: 0 })).toMatchObject({
    paidCents: 0,
    totalCents: 0,
  })
})

test('a new quote after a withdrawn one has a version of its own', () => {
  const again = after(back(quoted), { kind: 'submitQuote', depositCents: 0, totalCents: 6_000 })
  expect(again.quote?.version).toBe(2)
})

test('a completed request is current again, and the customer is reminded to come for it', () => {
  const request = back(delivered)
  expect([isCompleted(delivered), isCompleted(request)]).toEqual([true, false])
  expect(request.remindAt).toEqual(new Date('2026-11-17T00:00:00Z'))
})

test('a released translation can no longer be downloaded while it is corrected', () => {
  const released = after(reviewed, { kind: 'releaseTranslation' })
  expect(back(released).releasedAt).toBeNull()
})

test('a day that was computed from the quote goes with it; a day set by staff stays', () => {
  const free = after(freshRequest(), { kind: 'submitQuote', depositCents: 0, totalCents: 4_550 })
  const accepted = after(free, { kind: 'acceptQuote', quoteVersion: 1 })
  const promised = after(quoted, { kind: 'promise', day: '2026-12-24', reason: '' })
  expect([back(accepted).promisedOn, back(promised).promisedOn]).toEqual([null, '2026-12-24'])
})
