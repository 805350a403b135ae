import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Place } from '../db/cursor.ts'
import { toCursor } from '../db/cursor.ts'

interface Page {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: { readonly limit: number }
}

/** Says where the rest of a list is: the same call, from where this page ended. */
export function linkNext(page: Page, rows: readonly Place[]): void {
  link(page, rows, 'cursor', rows.at(-1), 'next')
}

/** Says where the part of a thread before this one is. */
export function linkEarlier(page: Page, rows: readonly Place[]): void {
  link(page, rows, 'before', rows[0], 'prev')
}

/** A page that is not full was the last. */
function link(
  { request, reply, query }: Page,
  rows: readonly Place[],
  parameter: string,
  edge: Place | undefined,
  relation: string,
): void {
  if (!edge || rows.length < query.limit) return
  const there = new URL(request.url, 'http://here')
  there.searchParams.set(parameter, toCursor(edge))
  reply.header('link', `<${there.pathname}${there.search}>; rel="${relation}"`)
}
