import type { Closure } from '../calendar/working-days.ts'
import { workingDaysAfter } from '../calendar/working-days.ts'
import { hasExpired, isQuoteAccepted } from './quote.ts'
import type { RequestState } from './state.ts'

/** Working days until the customer is reminded of a quote, or of a translation to pick up. */
export const reminderDays = { quote: 3, pickup: 5 } as const

interface Moment {
  readonly now: Date
  readonly closures: readonly Closure[]
}

/** Paying accepts a quote and ends its reminder, unless the payment is corrected. */
export function remindAfterPaying(
  request: RequestState,
  next: RequestState,
  moment: Moment,
): Date | null {
  if (request.stage !== 'payment' || request.closedAt !== null) return request.remindAt
  if (isQuoteAccepted(next)) return null
  return isQuoteAccepted(request) ? remindAgain(next, moment) : request.remindAt
}

/** A new reminder if the customer still has to act. An expired quote gets none. */
export function remindAgain(request: RequestState, { now, closures }: Moment): Date | null {
  const { stage } = request
  if (stage === 'delivery') return workingDaysAfter(now, reminderDays.pickup, closures)
  const isUnanswered = request.quote?.answer === null && !isQuoteAccepted(request)
  const needsAnswer = stage === 'payment' && isUnanswered && !hasExpired(request, now)
  return needsAnswer ? workingDaysAfter(now, reminderDays.quote, closures) : null
}
