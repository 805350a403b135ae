import type { FastifyRequest } from 'fastify'
import { demand } from '../refusal.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A call that changes something must come from our own pages. Browsers say so themselves; a
 * caller that sends neither header is no browser and has no cookies to be tricked out of.
 */
export function demandSameOrigin(request: FastifyRequest): void {
  if (reading.has(request.method)) return
  demand(isOwnPage(request), 'cross-site')
}

function isOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
