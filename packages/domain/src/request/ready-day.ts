import { type Closures, type Day, readyOn } from '../calendar.ts'
import { isReadyToBegin } from './quote.ts'
import type { RequestState } from './state.ts'

interface Decided {
  readonly now: Date
  readonly closures: Closures
}

/**
 * A day that somebody named stays. Otherwise there is one as soon as the work could begin, reckoned
 * from that moment; before that, and when a payment is taken back, any day would be made up.
 */
export function dayWhileUnpaid(
  before: RequestState,
  next: RequestState,
  { now, closures }: Decided,
): Day | null {
  if (next.stage !== 'payment' || next.isPromisedByStaff) return next.promisedOn
  if (!isReadyToBegin(next)) return null
  const known = isReadyToBegin(before) ? before.promisedOn : null
  return known ?? readyOn(now, next.usualWorkingDays, closures)
}

/** The work begins now, so a day that only the calendar gave is reckoned from now. */
export function dayWhenBegun(request: RequestState, { now, closures }: Decided): Day {
  const { promisedOn, isPromisedByStaff, usualWorkingDays } = request
  if (promisedOn !== null && isPromisedByStaff) return promisedOn
  return readyOn(now, usualWorkingDays, closures)
}
