import { addWorkingDays, type Closures, type Day, readyOn, tokyoDay } from '../calendar.ts'
import type { RequestState } from './state.ts'
import { isCompleted } from './state.ts'

/** So long a finished translation lies at the counter before somebody should call. */
const workingDaysToPickUp = 5

type Waiting = Omit<RequestState, 'dueOn'>

/**
 * The last day on which its present stage is in time; the day after, it is overdue. Null where
 * nothing is waited for: finished, cancelled, or handed over with something left to pay.
 */
export function dueOn(request: Waiting, closures: Closures): Day | null {
  if (isCompleted(request)) return null
  switch (request.stage) {
    case 'quote':
      return quoteDueOn(request, closures)
    case 'payment':
      return request.quote && tokyoDay(request.quote.expiresAt)
    case 'translate':
    case 'review':
      return request.promisedOn
    case 'delivery':
      return (
        request.reviewedAt &&
        addWorkingDays(tokyoDay(request.reviewedAt), workingDaysToPickUp, closures)
      )
    case 'complete':
      return null
  }
}

/** A quote is made within a working day; where the work itself takes one day, on that same day. */
export function quoteDueOn(
  request: Pick<Waiting, 'createdAt' | 'usualWorkingDays'>,
  closures: Closures,
): Day {
  return readyOn(request.createdAt, Math.min(request.usualWorkingDays, 1), closures)
}

export function isOverdue(request: Pick<RequestState, 'dueOn'>, now: Date): boolean {
  return request.dueOn !== null && request.dueOn < tokyoDay(now)
}
