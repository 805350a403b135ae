import type { RequestDetail } from '@kakehashi/contract/request-view'

/** An open page learns of an expiry by the clock: nothing else happens at that moment. */
export function expiredBy<Request extends RequestDetail>(request: Request, now: Date): Request {
  if (request.reader === 'desk' || !request.quote) return request
  const { quote } = request
  const isOver = quote.answer === undefined && new Date(quote.expiresAt) <= now
  return isOver && !quote.isExpired ? { ...request, quote: { ...quote, isExpired: true } } : request
}
