import type { Part } from './commands.ts'
import { hasExpired, isReadyToBegin } from './quote.ts'
import type { RequestState } from './state.ts'
import { isCompleted } from './state.ts'

/** The seven steps of the tracker, each with the moment it was reached. */
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

/** Whose turn it is; nobody's once it is finished or cancelled. */
function actsNow(request: RequestState, now: Date): ActsNow | null {
  if (isCompleted(request)) return null
  switch (request.stage) {
    case 'quote':
    case 'review':
      return 'office'
    case 'payment': {
      const isOver = request.quote?.answer === 'declined' || hasExpired(request, now)
      return isOver || isReadyToBegin(request) ? 'office' : 'customer'
    }
    case 'translate':
      return request.translatorId === null ? 'office' : 'translator'
    case 'delivery':
    case 'complete':
      return 'customer'
  }
}

/** A customer deals with the office, not with the person at the desk. */
export function actsNowFor(part: Part, request: RequestState, now: Date): ActsNow | null {
  const who = actsNow(request, now)
  return part === 'customer' && who === 'translator' ? 'office' : who
}
