import { latenessOf } from './late.ts'
import { hasExpired, isQuoteAccepted } from './quote.ts'
import type { ActsNow } from './stage.ts'
import {
  isCompleted,
  isTranslationAvailable,
  remainingCents,
  type RequestState,
  waitsForCustomer,
} from './state.ts'

/** What a request can want from its customer, in the order in which it is listed. */
export const waitingKinds = [
  'quote',
  'message',
  'deposit',
  'names',
  'proof',
  'translation',
  'balance',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/**
 * Everything about a request that waits for its customer. An unread message waits also after the
 * request is completed or cancelled.
 */
export function waitingForCustomer(
  request: RequestState,
  unread: number,
  now: Date,
): WaitingKind[] {
  const waits = { ...openMatters(request, now), message: unread > 0 }
  return waitingKinds.filter((kind) => waits[kind])
}

function openMatters(request: RequestState, now: Date): Partial<Record<WaitingKind, boolean>> {
  if (isCompleted(request)) return {}
  const { stage, quote, paidCents, depositCents } = request
  const isAccepted = isQuoteAccepted(request)
  const isOffered = quote?.answer === null && !isAccepted && !hasExpired(request, now)
  return {
    quote: stage === 'payment' && isOffered,
    deposit: stage === 'payment' && isAccepted && paidCents < depositCents,
    names: stage !== 'complete' && request.namesAskedAt !== null && request.unconfirmedNames > 0,
    proof: stage === 'review' && request.proof === 'sent',
    translation: stage === 'delivery' ? waitsForCustomer(request) : isReleasedEarly(request),
    balance: stage === 'complete' && remainingCents(request) > 0,
  }
}

function isReleasedEarly(request: RequestState): boolean {
  return request.stage !== 'complete' && isTranslationAvailable(request)
}

/** The rows of the customer's home page. A late request is listed too, though they cannot act. */
export const listedKinds = ['late', ...waitingKinds] as const
export type ListedKind = (typeof listedKinds)[number]

export function listedForCustomer(
  request: RequestState,
  unread: number,
  now: Date,
  timeZone: string,
): ListedKind[] {
  const waiting = waitingForCustomer(request, unread, now)
  return latenessOf(request, now, timeZone) === null ? waiting : ['late', ...waiting]
}

/**
 * What waits for the customer comes first. An unread message alone does not: the work goes on, and
 * the message is shown beside it.
 */
export function actsNowForCustomer(
  waiting: readonly WaitingKind[],
  otherwise: ActsNow | null,
): ActsNow | null {
  return waiting.some((kind) => kind !== 'message') ? 'customer' : otherwise
}
