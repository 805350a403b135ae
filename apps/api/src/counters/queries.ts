import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
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

/**
 * For a transaction that saves more than one row. Each would lock its counters in the order of
 * their keys, but not all of them together, and two such transactions could wait for each other.
 */
export async function lockCounters(trx: Transaction<DB>, keys: readonly string[]): Promise<void> {
  const list = sql`unnest(array[${sql.join(keys)}]::text[])`
  await sql`
    insert into counters (key, count)
    select distinct key collate "C", 0 from ${list} as key order by 1
    on conflict (key) do update set count = counters.count`.execute(trx)
}
