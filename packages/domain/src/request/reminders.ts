import type { OfficeCalendar } from '../calendar/office-calendar.ts'
import { workingDaysAfter } from '../calendar/working-days.ts'
import { hasExpired, isQuoteAccepted } from './quote.ts'
import type { RequestState } from './state.ts'

interface Context {
  readonly now: Date
  readonly calendar: OfficeCalendar
}

const reminderDays = { quote: 3, pickup: 5 } as const

/** When the customer is reminded of a quote or a translation that is new now. */
export function remindOf(subject: keyof typeof reminderDays, { now, calendar }: Context): Date {
  return workingDaysAfter(now, reminderDays[subject], calendar)
}

/** Paying accepts a quote and ends its reminder, unless the payment is corrected. */
export function remindAfterPaying(
  request: RequestState,
  next: RequestState,
  context: Context,
): Date | null {
  if (request.stage !== 'payment' || request.closedAt !== null) return request.remindAt
  if (isQuoteAccepted(next)) return null
  return isQuoteAccepted(request) ? remindAgain(next, context) : request.remindAt
}

/** A new reminder if the customer still has to act. An expired quote gets none. */
export function remindAgain(request: RequestState, context: Context): Date | null {
  const { stage } = request
  if (stage === 'delivery') return remindOf('pickup', context)
  const isUnanswered = request.quote?.answer === null && !isQuoteAccepted(request)
  const needsAnswer = stage === 'payment' && isUnanswered && !hasExpired(request, context.now)
  return needsAnswer ? remindOf('quote', context) : null
}
