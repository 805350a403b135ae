import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names a reply by its content. Whoever has that already is told so, and sent nothing. */
export function tagContent(request: FastifyRequest, reply: FastifyReply, content: unknown): void {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const tag = `"${hash}"`
  reply.header('etag', tag)
  // Node leaves out the body of a 304 whatever the handler returns.
  if (isHeld(request.headers['if-none-match'], tag)) reply.status(304)
}

function isHeld(header: string | undefined, tag: string): boolean {
  // A proxy that compresses weakens the tag; it still names the same content.
  const held = (header ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''))
  return held.some((one) => one === tag || one === '*')
}
