import { type Closures, type Day, readyOn } from '../calendar/working-days.ts'
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
