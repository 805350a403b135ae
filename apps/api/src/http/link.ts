import type { FastifyReply, FastifyRequest } from 'fastify'

/** Says where the rest of a list is: the same call, from where this page ended. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  link(request, reply, 'cursor', cursor, 'next')
}

/** Says where the part of a thread before this one is. */
export function linkEarlier(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  link(request, reply, 'before', cursor, 'prev')
}

function link(
  request: FastifyRequest,
  reply: FastifyReply,
  parameter: string,
  cursor: string,
  relation: string,
): void {
  const there = new URL(request.url, 'http://here')
  there.searchParams.set(parameter, cursor)
  reply.header('link', `<${there.pathname}${there.search}>; rel="${relation}"`)
}
