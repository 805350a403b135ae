import { addWorkingDays, type Closures, type Day, readyOn, tokyoDay } from '../calendar.ts'
import { isOver } from '../day.ts'
import { isReadyToBegin } from './quote.ts'
import type { RequestState } from './state.ts'
import { isCompleted } from './state.ts'

/** So long a finished translation lies at the counter before somebody should call. */
const workingDaysToPickUp = 5

type Waiting = Omit<RequestState, 'dueOn'>

interface Decided {
  readonly now: Date
  readonly closures: Closures
}

/**
 * The last day on which its present stage is in time; the day after, it is overdue. Null where
 * nothing is waited for: finished, cancelled, or handed over with something left to pay.
 */
export function dueOn(request: Waiting, { now, closures }: Decided): Day | null {
  if (isCompleted(request)) return null
  switch (request.stage) {
    case 'quote':
      return quoteDueOn(request, closures)
    case 'payment':
      // Nobody is waited for any more: it is begun as soon as a quote would be made.
      if (isReadyToBegin(request)) return quoteDueOn({ ...request, createdAt: now }, closures)
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

/** A quote is made within a working day; where the work itself is done the same day, on that day. */
export function quoteDueOn(
  request: Pick<Waiting, 'createdAt' | 'usualWorkingDays'>,
  closures: Closures,
): Day {
  return readyOn(request.createdAt, Math.min(request.usualWorkingDays, 1), closures)
}

/** Decided anew with every change; only what is ready to begin stays due when it first was. */
export function dueAfter(before: RequestState, next: Waiting, decided: Decided): Day | null {
  const wasReady = isReadyToBegin(before) && before.dueOn !== null
  const isStillReady = wasReady && isReadyToBegin(next) && !isCompleted(next)
  return isStillReady ? before.dueOn : dueOn(next, decided)
}

export function isOverdue(request: Pick<RequestState, 'dueOn'>, now: Date): boolean {
  return request.dueOn !== null && isOver(request.dueOn, now)
}
