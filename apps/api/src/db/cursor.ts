import { Refusal } from '../refusal.ts'
import { sql } from 'kysely'

/** The last row of a page in a newest-first list. */
export interface CursorPosition {
  readonly created_at: Date
  readonly id: string
}

export function toCursor(position: CursorPosition): string {
  return Buffer.from(`${position.created_at.toISOString()} ${position.id}`).toString('base64url')
}

const shape =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The first page has no cursor. */
export function fromCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id || Number.isNaN(Date.parse(at))) throw new Refusal('bad-request')
  return { created_at: new Date(at), id }
}

/** A page of a request's messages or notes, older than the first entry of the page shown. */
export interface ThreadPage {
  readonly limit: number
  readonly before: CursorPosition | undefined
}

export function isBefore(before: CursorPosition | undefined) {
  if (!before) return sql<boolean>`true`
  return sql<boolean>`(entry.created_at, entry.id) < (${before.created_at}, ${before.id}::uuid)`
}
