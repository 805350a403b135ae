import { sql } from 'kysely'
import type { CursorPosition } from './cursor.ts'

/** A page of a request's messages or notes, older than the first entry of the page shown. */
export interface ThreadPage {
  readonly limit: number
  readonly before: CursorPosition | undefined
}

export function isBefore(before: CursorPosition | undefined) {
  if (!before) return sql<boolean>`true`
  return sql<boolean>`(entry.created_at, entry.id) < (${before.created_at}, ${before.id}::uuid)`
}
