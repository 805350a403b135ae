import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the ETag, and the status 304 if the client already has this content. */
export function tagContent(request: FastifyRequest, reply: FastifyReply, content: unknown): void {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const tag = `"${hash}"`
  reply.header('etag', tag)
  // Node leaves out the body of a 304 whatever the handler returns.
  if (matchesTag(request.headers['if-none-match'], tag)) reply.status(304)
}

/** Whether the client already has the content with this tag. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  // Proxies that compress turn the tag into a weak one.
  const tags = (header ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''))
  return tags.some((one) => one === tag || one === '*')
}
