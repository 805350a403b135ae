import { deliveryFacts } from './delivery.ts'
import { isCompleted, type RequestState } from './state.ts'

/** How an original goes back to its owner. */
export const waysOut = ['collected', 'posted'] as const
export type WayOut = (typeof waysOut)[number]

interface Original {
  readonly outAt: Date | null
  /** When its entry was taken back, because it was taken in by mistake. */
  readonly removedAt: Date | null
}

export function isInHouse({ outAt, removedAt }: Original): boolean {
  return outAt === null && removedAt === null
}

export type OriginalChange = 'move' | 'remove' | 'give-back'

type OriginalOutcome =
  | { readonly kind: 'changed' }
  /** A repeated call. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly why: 'original-already-out' | 'original-not-here' }

/**
 * Only what is in the house can be moved, removed or given back. An original that comes back after
 * all is taken in again, so that each stay has its own entry.
 */
export function decideOriginal(original: Original, change: OriginalChange): OriginalOutcome {
  if (original.outAt !== null) return { kind: 'refused', why: 'original-already-out' }
  if (original.removedAt === null) return { kind: 'changed' }
  return change === 'remove' ? { kind: 'unchanged' } : { kind: 'refused', why: 'original-not-here' }
}

/** Whether the customer will come to the counter, and needs the code that they show there. */
export function needsPickupCode(
  request: Pick<RequestState, 'delivery' | 'completedAt' | 'closedAt'>,
  originalsHere: number,
): boolean {
  if (originalsHere > 0) return true
  return deliveryFacts[request.delivery].isAtCounter && !isCompleted(request)
}

const dayMs = 86_400_000

/** For how many whole days it has been here. */
export function daysInHouse(receivedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - receivedAt.getTime()) / dayMs))
}
