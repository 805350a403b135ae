import { sampleCalendar } from '../../calendar/testing/sample-calendar.ts'
import type { Command } from '../commands.ts'
import { atTheCounter } from '../delivery.ts'
import type { RequestState } from '../state.ts'
import type { Moment } from '../moment.ts'
import { transition } from '../transition.ts'

export const orderedAt = new Date('2026-11-02T00:00:00Z')

/** A new request. */
export function freshRequest(change: Partial<RequestState> = {}): RequestState {
  return {
    version: 1,
    stage: 'quote',
    createdAt: orderedAt,
    quotedAt: null,
    paidAt: null,
    translatedAt: null,
    reviewedAt: null,
    deliveredAt: null,
    completedAt: null,
    closedAt: null,
    contentErasedAt: null,
    releasedAt: null,
    returnedAt: null,
    depositCents: 0,
    totalCents: 0,
    paidCents: 0,
    quote: null,
    quotesMade: 0,
    ...atTheCounter,
    translatorId: null,
    acceptedAt: null,
    declinedBy: [],
    usualWorkingDays: 3,
    promisedOn: null,
    missedOn: null,
    isPromisedByStaff: false,
    remindAt: null,
    namesAskedAt: null,
    unconfirmedNames: 0,
    proof: null,
    dueOn: '2026-11-03',
    last: null,
    ...change,
  }
}

/** Monday, 9 November 2026, 10:00 at the office. The Wednesday after is Veterans Day. */
export const monday = new Date('2026-11-09T01:00:00Z')

/** A moment with one clerk as the actor. */
export function at(now: Date, moment: Partial<Moment> = {}): Moment {
  const usual = { actorId: 'clerk', parts: ['office'], seenVersion: undefined } as const
  return { ...usual, calendar: sampleCalendar(), quoteValidDays: 30, ...moment, now }
}

export function after(request: RequestState, command: Command, moment = at(monday)): RequestState {
  const outcome = transition(request, command, moment)
  if (outcome.kind !== 'changed') throw new Error(`${command.kind} was ${JSON.stringify(outcome)}`)
  return outcome.next
}
