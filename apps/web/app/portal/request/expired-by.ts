import type { RequestDetail } from '@kakehashi/contract/requests/request-view'

/** An open page learns of an expiry by the clock: nothing else happens at that moment. */
export function expiredBy<Request extends RequestDetail>(request: Request, now: Date): Request {
  if (request.reader === 'desk' || !request.quote) return request
  const { quote } = request
  const isOver = !quote.isTaken && new Date(quote.expiresAt) <= now
  if (!isOver || quote.isExpired) return request
  // As the office will say it too: a quote that is over has to be renewed.
  return { ...request, actsNow: 'office', quote: { ...quote, isExpired: true } }
}
