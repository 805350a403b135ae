import { sql } from 'kysely'
import type { Place } from './cursor.ts'

/** A page of a request's messages or notes: so many, before the place where the last one began. */
export interface ThreadPage {
  readonly limit: number
  readonly before: Place | undefined
}

export function beforePlace(before: Place | undefined) {
  if (!before) return sql<boolean>`true`
  return sql<boolean>`(entry.created_at, entry.id) < (${before.created_at}, ${before.id}::uuid)`
}
