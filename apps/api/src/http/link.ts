import type { FastifyReply, FastifyRequest } from 'fastify'

/** Says where the rest of a list is: the same call, from where this page ended. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const next = new URL(request.url, 'http://here')
  next.searchParams.set('cursor', cursor)
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
}
