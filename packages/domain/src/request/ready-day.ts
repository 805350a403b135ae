import type { OfficeCalendar } from '../calendar/office-calendar.ts'
import { instantAt } from '../calendar/day.ts'
import { addWorkingDays, type Day, readyOn, timeLeftForSameDay } from '../calendar/working-days.ts'
import { quoteDueOn } from './due.ts'
import { isReadyToStart } from './quote.ts'
import type { RequestState } from './state.ts'

interface Context {
  readonly now: Date
  readonly calendar: OfficeCalendar
}

/**
 * A day set by staff stays. Otherwise the day is computed once the work could start, and removed
 * again if a payment is corrected so that it no longer could.
 */
export function readyDayBeforePayment(
  before: RequestState,
  next: RequestState,
  { now, calendar }: Context,
): Day | null {
  if (next.stage !== 'payment' || next.isPromisedByStaff) return next.promisedOn
  if (!isReadyToStart(next)) return null
  const known = isReadyToStart(before) ? before.promisedOn : null
  return known ?? readyOn(now, next.usualWorkingDays, calendar)
}

/** Work starts now, so a computed day counts from now. A day set by staff stays. */
export function readyDayOnStart(request: RequestState, { now, calendar }: Context): Day {
  const { promisedOn, isPromisedByStaff, usualWorkingDays } = request
  if (promisedOn !== null && isPromisedByStaff) return promisedOn
  return readyOn(now, usualWorkingDays, calendar)
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
export function expectedReadyDay(offer: Offer, { now, calendar }: Context): ExpectedReadyDay {
  const { promisedOn, usualWorkingDays, isAccepted, isDepositDue } = offer
  if (promisedOn !== null) return { on: promisedOn, condition: 'none', isSameDay: false }
  return {
    on: readyOn(now, usualWorkingDays, calendar),
    condition: isAccepted ? 'pay' : isDepositDue ? 'accept-and-pay' : 'accept',
    isSameDay: usualWorkingDays === 0 && timeLeftForSameDay(now, calendar) !== null,
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
  calendar: OfficeCalendar,
): FirstDays {
  const quoteOn = quoteDueOn(request, calendar)
  const { usualWorkingDays } = request
  const isSameDay = usualWorkingDays === 0
  const quoteUntil = isSameDay ? calendar.sameDayUntil : calendar.hours.closes
  return {
    quoteOn,
    quoteBy: instantAt(quoteOn, quoteUntil, calendar.timeZone),
    readyOn: addWorkingDays(quoteOn, usualWorkingDays, calendar),
    readyIfLater: isSameDay ? addWorkingDays(quoteOn, 1, calendar) : null,
  }
}
