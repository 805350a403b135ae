import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { DB } from '../../db/schema.gen.ts'

/**
 * Locks the counters that the delivery of several orders changes, in the order of their keys. Each
 * order would lock its own, and two hand-overs at once could wait for each other.
 */
export async function lockCountersOf(
  trx: Transaction<DB>,
  requestIds: readonly string[],
): Promise<void> {
  if (requestIds.length < 2) return
  await sql`
    insert into counters (key, count)
    select distinct key collate "C", 0
    from requests, unnest(array[
      'balance-due', 'stage:delivery', 'stage:complete', 'unread',
      'person:' || user_id || ':current', 'person:' || user_id || ':orders',
      'person:' || user_id || ':spent', 'person:' || user_id || ':unread',
      'service:' || service_id || ':open', 'service:' || service_id || ':completed',
      'translator:' || translator_id || ':open'
    ]) as key
    where requests.id = ${anyOf(requestIds)} and key is not null
    order by 1
    on conflict (key) do update set count = counters.count`.execute(trx)
}
