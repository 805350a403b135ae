import { addDays, tokyoDay, tokyoInstant } from '../day.ts'
import type { RequestState } from './state.ts'

type Quoted = Pick<RequestState, 'quote' | 'paidCents'>

/** Something was paid for this very quote, not only for one that it replaced. */
export function isPaidFor({ quote, paidCents }: Quoted): boolean {
  return quote !== null && paidCents > quote.paidBeforeCents
}

/** Accepted in words or, where nothing was said, by paying for it. */
export function isQuoteTaken(request: Quoted): boolean {
  const answer = request.quote?.answer
  return answer === 'accepted' || (answer === null && isPaidFor(request))
}

/** Only taking a quote stops its clock: one that was declined runs out like any other. */
export function hasExpired(request: Quoted, now: Date): boolean {
  const { quote } = request
  return quote !== null && !isQuoteTaken(request) && quote.expiresAt.getTime() <= now.getTime()
}

/** Taken, and nothing is missing of the deposit: only the office still has to begin. */
export function isReadyToBegin(
  request: Quoted & Pick<RequestState, 'stage' | 'depositCents'>,
): boolean {
  const { stage, paidCents, depositCents } = request
  return stage === 'payment' && isQuoteTaken(request) && paidCents >= depositCents
}

/** 'Valid until' names a day, and the customer has all of it. */
export function quoteEndsAt(now: Date, validDays: number): Date {
  const dayAfter = addDays(tokyoDay(now), validDays + 1)
  return new Date(tokyoInstant(dayAfter, '0000').getTime() - 1)
}
