import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CursorPosition } from '../db/cursor.ts'
import { toCursor } from '../db/cursor.ts'

interface Page {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: { readonly limit: number }
}

/** Adds a Link header for the next page. */
export function linkNext(page: Page, rows: readonly CursorPosition[]): void {
  link(page, rows, 'cursor', rows.at(-1), 'next')
}

/** Adds a Link header for the older entries of a thread. */
export function linkEarlier(page: Page, rows: readonly CursorPosition[]): void {
  link(page, rows, 'before', rows[0], 'prev')
}

/** A page that is not full is the last one. */
function link(
  { request, reply, query }: Page,
  rows: readonly CursorPosition[],
  parameter: string,
  edge: CursorPosition | undefined,
  relation: string,
): void {
  if (!edge || rows.length < query.limit) return
  // The origin is required by the parser and not part of the header.
  const url = new URL(request.url, 'http://localhost')
  url.searchParams.set(parameter, toCursor(edge))
  reply.header('link', `<${url.pathname}${url.search}>; rel="${relation}"`)
}
