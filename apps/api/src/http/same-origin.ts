import type { FastifyRequest } from 'fastify'
import { demand } from '../refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection by the Sec-Fetch-Site or Origin header. A client that sends neither is not a
 * browser, so it has no cookies that another site could abuse.
 */
export function demandSameOrigin(request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return
  demand(isOwnPage(request), 'cross-site')
}

function isOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
