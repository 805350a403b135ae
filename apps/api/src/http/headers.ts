import type { FastifyReply, FastifyRequest } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** API replies are personal and are never rendered as a page. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function setHeaders(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  reply.headers(always)
  if (request.url.startsWith('/api')) reply.headers(apiHeaders)
  if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
}
