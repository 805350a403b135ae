import { tokyoInstant } from '../calendar/day.ts'
import {
  addWorkingDays,
  type Closures,
  type Day,
  readyOn,
  timeLeftForSameDay,
} from '../calendar/working-days.ts'
import { office } from '../office.ts'
import { quoteDueOn } from './due.ts'
import { isReadyToStart } from './quote.ts'
import type { RequestState } from './state.ts'

interface Context {
  readonly now: Date
  readonly closures: Closures
}

/**
 * A day set by staff stays. Otherwise the day is computed once the work could start, and removed
 * again if a payment is corrected so that it no longer could.
 */
export function readyDayBeforePayment(
  before: RequestState,
  next: RequestState,
  { now, closures }: Context,
): Day | null {
  if (next.stage !== 'payment' || next.isPromisedByStaff) return next.promisedOn
  if (!isReadyToStart(next)) return null
  const known = isReadyToStart(before) ? before.promisedOn : null
  return known ?? readyOn(now, next.usualWorkingDays, closures)
}

/** Work starts now, so a computed day counts from now. A day set by staff stays. */
export function readyDayOnStart(request: RequestState, { now, closures }: Context): Day {
  const { promisedOn, isPromisedByStaff, usualWorkingDays } = request
  if (promisedOn !== null && isPromisedByStaff) return promisedOn
  return readyOn(now, usualWorkingDays, closures)
}

/** What still has to happen on the day from which the ready-by day is counted. */
type ReadyCondition = 'none' | 'accept' | 'accept-and-pay' | 'pay'

export interface ExpectedReadyDay {
  readonly on: Day
  readonly condition: ReadyCondition
  /** Only before the cut-off time for same-day work. */
  readonly isSameDay: boolean
}

interface Offer extends Pick<RequestState, 'promisedOn' | 'usualWorkingDays'> {
  readonly isAccepted: boolean
  readonly isDepositDue: boolean
}

/** The promised day; before there is one, the day if the customer does now what is left to do. */
export function expectedReadyDay(offer: Offer, { now, closures }: Context): ExpectedReadyDay {
  const { promisedOn, usualWorkingDays, isAccepted, isDepositDue } = offer
  if (promisedOn !== null) return { on: promisedOn, condition: 'none', isSameDay: false }
  return {
    on: readyOn(now, usualWorkingDays, closures),
    condition: isAccepted ? 'pay' : isDepositDue ? 'accept-and-pay' : 'accept',
    isSameDay: usualWorkingDays === 0 && timeLeftForSameDay(now, closures) !== null,
  }
}

export interface FirstDays {
  /** The last day on which the quote is on time. */
  readonly quoteOn: Day
  /** Until when on that day: for same-day work until the cut-off, because it is accepted by then. */
  readonly quoteBy: Date
  /** The day of the translation if the quote is accepted on that day, same-day work by `quoteBy`. */
  readonly readyOn: Day
  /** For same-day work: the day if it is accepted on that day but after the cut-off. */
  readonly readyIfLater: Day | null
}

/** What a customer can expect who has just sent a request. */
export function firstDays(
  request: Pick<RequestState, 'createdAt' | 'usualWorkingDays'>,
  closures: Closures,
): FirstDays {
  const quoteOn = quoteDueOn(request, closures)
  const { usualWorkingDays } = request
  const isSameDay = usualWorkingDays === 0
  return {
    quoteOn,
    quoteBy: tokyoInstant(quoteOn, isSameDay ? office.sameDayUntil : office.hours.closes),
    readyOn: addWorkingDays(quoteOn, usualWorkingDays, closures),
    readyIfLater: isSameDay ? addWorkingDays(quoteOn, 1, closures) : null,
  }
}
