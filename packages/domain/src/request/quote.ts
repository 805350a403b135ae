import { addDays, dayAt, instantAt } from '../calendar/day.ts'
import type { RequestState } from './state.ts'

type Quoted = Pick<RequestState, 'quote' | 'paidCents'>

/** Something was paid for this quote, not only for one that it replaced. */
export function isPaidFor({ quote, paidCents }: Quoted): boolean {
  return quote !== null && paidCents > quote.paidBeforeCents
}

/** Accepted explicitly, or by paying without an answer. */
export function isQuoteAccepted(request: Quoted): boolean {
  const answer = request.quote?.answer
  return answer === 'accepted' || (answer === null && isPaidFor(request))
}

/** A declined quote expires like any other; only an accepted one does not. */
export function hasExpired(request: Quoted, now: Date): boolean {
  const { quote } = request
  return quote !== null && !isQuoteAccepted(request) && quote.expiresAt.getTime() <= now.getTime()
}

/** Accepted and with its deposit paid: the office can start the work. */
export function isReadyToStart(
  request: Quoted & Pick<RequestState, 'stage' | 'depositCents'>,
): boolean {
  const { stage, paidCents, depositCents } = request
  return stage === 'payment' && isQuoteAccepted(request) && paidCents >= depositCents
}

/** A quote is valid until the end of its last day. */
export function quoteEndsAt(now: Date, validDays: number, timeZone: string): Date {
  const dayAfter = addDays(dayAt(now, timeZone), validDays + 1)
  return new Date(instantAt(dayAfter, '0000', timeZone).getTime() - 1)
}
