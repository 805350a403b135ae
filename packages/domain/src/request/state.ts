import type { Day } from '../calendar/working-days.ts'
import type { Command, Part } from './commands.ts'
import { type Delivery, deliveryFacts } from './delivery.ts'
import type { ProofState } from './proof.ts'
import type { Stage, StageTimes } from './stage.ts'

interface Quote {
  readonly version: number
  readonly expiresAt: Date
  readonly answer: 'accepted' | 'declined' | null
  /** Paid before this quote was made. It does not count as accepting this quote. */
  readonly paidBeforeCents: number
}

/** The fields of a request that the rules need. */
export interface RequestState extends StageTimes, Delivery {
  readonly version: number
  readonly stage: Stage
  readonly createdAt: Date
  /** Delivered and fully paid. */
  readonly completedAt: Date | null
  readonly closedAt: Date | null
  /** When its documents and texts were deleted. Nothing about it changes after that. */
  readonly contentErasedAt: Date | null
  readonly releasedAt: Date | null
  /** When the review last returned the translation. It stays after the next submission. */
  readonly returnedAt: Date | null
  readonly depositCents: number
  readonly totalCents: number
  readonly paidCents: number
  readonly quote: Quote | null
  /** How many quotes were made, withdrawn ones too: the version of the last one. */
  readonly quotesMade: number
  readonly translatorId: string | null
  /** When the translator accepted the work; null until then, and when it is assigned anew. */
  readonly acceptedAt: Date | null
  /** Who declined the work. They are not suggested for it again. */
  readonly declinedBy: readonly string[]
  readonly usualWorkingDays: number
  readonly promisedOn: Day | null
  /** The ready-by day that passed before the current one was set. */
  readonly missedOn: Day | null
  /** Set by staff; otherwise computed from the calendar. */
  readonly isPromisedByStaff: boolean
  readonly remindAt: Date | null
  /** When the customer was asked to confirm the names and dates; null once they have. */
  readonly namesAskedAt: Date | null
  /** How many names, dates and places of the translation nobody has confirmed. */
  readonly unconfirmedNames: number
  /** Of the proof copy that was sent of the current translation, or else the last; null if none. */
  readonly proof: ProofState | null
  /** The last day on which the current stage is on time. */
  readonly dueOn: Day | null
  /** The last command and its actor, to recognise a retry. */
  readonly last: { readonly command: Command; readonly actorId: string } | null
}

export function remainingCents(request: Pick<RequestState, 'totalCents' | 'paidCents'>): number {
  return request.totalCents - request.paidCents
}

/** Whether it is ready and the customer has to pay, download it or come for it. */
export function waitsForCustomer(
  request: Pick<RequestState, 'stage' | 'delivery' | 'totalCents' | 'paidCents'>,
): boolean {
  if (request.stage !== 'delivery') return false
  return remainingCents(request) > 0 || deliveryFacts[request.delivery].actsNow === 'customer'
}

/** No longer current: completed or cancelled. */
export function isCompleted(request: Pick<RequestState, 'completedAt' | 'closedAt'>): boolean {
  return request.completedAt !== null || request.closedAt !== null
}

/** Customers can cancel until they pay something, staff until delivery. */
export function isCancellableBy(
  parts: readonly Part[],
  request: Pick<RequestState, 'paidAt' | 'paidCents'>,
): boolean {
  return parts.includes('office') || (request.paidAt === null && request.paidCents === 0)
}

/**
 * Whether the customer can download the translation: after delivery; after review once it is fully
 * paid; or when staff release it.
 */
export function isTranslationAvailable(
  request: Pick<RequestState, 'stage' | 'releasedAt' | 'totalCents' | 'paidCents'>,
): boolean {
  if (request.stage === 'complete' || request.releasedAt !== null) return true
  return request.stage === 'delivery' && remainingCents(request) === 0
}

/** Work that came back from the review and waits for a corrected translation. */
export function isReturned(request: Pick<RequestState, 'stage' | 'returnedAt'>): boolean {
  return request.stage === 'translate' && request.returnedAt !== null
}
