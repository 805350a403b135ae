import type { RequestDetail } from '@kakehashi/contract/requests/request-view'

/** Marks a quote as expired on an open page. No live update is sent at that moment. */
export function expiredBy<Request extends RequestDetail>(request: Request, now: Date): Request {
  if (request.reader === 'desk' || !request.quote) return request
  const { quote } = request
  const isOver = !quote.isTaken && new Date(quote.expiresAt) <= now
  if (!isOver || quote.isExpired) return request
  // The same values as the server will send.
  return { ...request, actsNow: 'office', quote: { ...quote, isExpired: true } }
}
