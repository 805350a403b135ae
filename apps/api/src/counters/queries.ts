import type { Kysely } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { DB } from '../db/schema.gen.ts'

/** Counters are maintained by database triggers; a missing one is 0. */
export async function readCounters(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<(key: string) => number> {
  const rows =
    keys.length === 0
      ? []
      : await db.selectFrom('counters').selectAll().where('key', '=', anyOf(keys)).execute()
  const counts = new Map(rows.map((row) => [row.key, row.count]))
  return (key) => counts.get(key) ?? 0
}
