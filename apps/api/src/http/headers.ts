import type { FastifyReply, FastifyRequest } from 'fastify'

/** Nothing is loaded, and nobody shows the reply inside another page. */
const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For files that people sent, which also get an origin of their own if opened as a page. */
export const filePolicy = `${closedPolicy}; sandbox`

/** For scripts: a policy of their own applies to those that run as workers. */
export const scriptPolicy = `${closedPolicy}; script-src 'self'; connect-src 'self'`

/** For drawings: they may have styles of their own. */
export const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'; sandbox`

const always = {
  // Pages replace it by theirs.
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** API replies are personal and are never rendered as a page. */
const apiHeaders = { 'cache-control': 'no-store' }

export function setHeaders(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  reply.headers(always)
  if (request.url.startsWith('/api')) reply.headers(apiHeaders)
  if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
}
