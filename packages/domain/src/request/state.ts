import type { Day } from '../calendar.ts'
import type { Command, Part } from './commands.ts'
import type { Stage } from './stage.ts'

interface Quote {
  readonly version: number
  readonly expiresAt: Date
  readonly answer: 'accepted' | 'declined' | null
  /** What had been paid when it was made, for an earlier one: that does not take this one. */
  readonly paidBeforeCents: number
}

/** A request as the rules see it. */
export interface RequestState {
  readonly version: number
  readonly stage: Stage
  readonly createdAt: Date
  readonly quotedAt: Date | null
  readonly paidAt: Date | null
  readonly translatedAt: Date | null
  readonly reviewedAt: Date | null
  readonly deliveredAt: Date | null
  /** Delivered, and nothing left to pay. */
  readonly completedAt: Date | null
  readonly closedAt: Date | null
  readonly releasedAt: Date | null
  readonly depositCents: number
  readonly totalCents: number
  readonly paidCents: number
  readonly quote: Quote | null
  readonly translatorId: string | null
  readonly usualWorkingDays: number
  readonly promisedOn: Day | null
  /** Somebody named that day; otherwise it only follows from the calendar. */
  readonly isPromisedByStaff: boolean
  readonly remindAt: Date | null
  /** The last day on which the present stage is in time. */
  readonly dueOn: Day | null
  /** What was done last, and by whom: doing it again adds nothing. */
  readonly last: { readonly command: Command; readonly actorId: string } | null
}

export function remainingCents(request: Pick<RequestState, 'totalCents' | 'paidCents'>): number {
  return request.totalCents - request.paidCents
}

/** No longer current: finished, or cancelled. */
export function isCompleted(request: Pick<RequestState, 'completedAt' | 'closedAt'>): boolean {
  return request.completedAt !== null || request.closedAt !== null
}

/** Customers cancel until they have begun to pay; staff until the hand-over. */
export function isCancellableBy(
  parts: readonly Part[],
  request: Pick<RequestState, 'paidAt' | 'paidCents'>,
): boolean {
  return parts.includes('office') || (request.paidAt === null && request.paidCents === 0)
}

/**
 * When the customer holds the translation: at hand-over; after review, once everything is paid;
 * or when staff release it.
 */
export function isTranslationOut(
  request: Pick<RequestState, 'stage' | 'releasedAt' | 'totalCents' | 'paidCents'>,
): boolean {
  if (request.stage === 'complete' || request.releasedAt !== null) return true
  return request.stage === 'delivery' && remainingCents(request) === 0
}
