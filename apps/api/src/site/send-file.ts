import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../http/compress-replies.ts'
import { matchesTag } from '../http/etag.ts'
import { drawingPolicy } from '../http/headers.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PublishedFile } from './published-site.ts'

/** Sends a file of the published site, compressed if the browser accepts it. */
export function sendPublished(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublishedFile,
): FastifyReply {
  const { contentType, policy, etag } = file
  if (policy) reply.header('content-security-policy', contentSecurityPolicy(policy))
  if (contentType === 'image/svg+xml') reply.header('content-security-policy', drawingPolicy)
  // Preview pictures are shown by other sites.
  if (contentType === 'image/png') reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('cache-control', policy ? 'no-cache' : 'public, max-age=60')
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  reply.type(contentType).header('etag', etag)
  const isKnown = reply.statusCode === 200 && matchesTag(request.headers['if-none-match'], etag)
  if (isKnown) return reply.status(304).send()
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name))
  const compressed = encoding && file[encoding]
  if (compressed) reply.header('content-encoding', encoding)
  return reply.send(compressed ?? file.body)
}
