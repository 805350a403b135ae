import type { Part } from './commands.ts'
import { hasExpired, isReadyToStart } from './quote.ts'
import type { RequestState } from './state.ts'
import { isCompleted } from './state.ts'

/** The seven steps of the progress tracker. */
export const steps = [
  'inquiry',
  'quote',
  'payment',
  'translate',
  'review',
  'delivery',
  'complete',
] as const
type Step = (typeof steps)[number]

export function reachedAt(request: RequestState): Readonly<Record<Step, Date | null>> {
  return {
    inquiry: request.createdAt,
    quote: request.quotedAt,
    payment: request.paidAt,
    translate: request.translatedAt,
    review: request.reviewedAt,
    delivery: request.deliveredAt,
    complete: request.completedAt,
  }
}

type ActsNow = 'office' | 'customer' | 'translator'

/** Who has to act next; null once it is completed or cancelled. */
function actsNow(request: RequestState, now: Date): ActsNow | null {
  if (isCompleted(request)) return null
  switch (request.stage) {
    case 'quote':
    case 'review':
      return 'office'
    case 'payment': {
      const isQuoteOver = request.quote?.answer === 'declined' || hasExpired(request, now)
      return isQuoteOver || isReadyToStart(request) ? 'office' : 'customer'
    }
    case 'translate':
      return request.translatorId === null ? 'office' : 'translator'
    case 'delivery':
    case 'complete':
      return 'customer'
  }
}

/** For customers the translator counts as the office. */
export function actsNowFor(part: Part, request: RequestState, now: Date): ActsNow | null {
  const who = actsNow(request, now)
  return part === 'customer' && who === 'translator' ? 'office' : who
}
