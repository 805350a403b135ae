import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { DB } from '../../db/schema.gen.ts'
import { type RequestRow, requestsWithQuote } from '../queries.ts'

/** More would not fit on the screen, and nobody collects so many at once. */
const mostOrders = 100

const isOpenOrHere = sql<boolean>`((requests.closed_at is null and requests.stage <> 'complete')
  or exists (
    select from originals
    where request_id = requests.id and out_at is null and removed_at is null))`

/** Open orders, and ended ones with an original in the house; ready ones first, then oldest. */
export function listForCollector(db: Kysely<DB>, userId: string): Promise<RequestRow[]> {
  return requestsWithQuote(db)
    .where('requests.user_id', '=', userId)
    .where(isOpenOrHere)
    .orderBy(sql`requests.stage = 'delivery' and requests.closed_at is null`, 'desc')
    .orderBy('requests.created_at')
    .orderBy('requests.id')
    .limit(mostOrders)
    .execute()
}

/** How many orders of each person are ready. */
export async function countReady(
  db: Kysely<DB>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('requests')
    .select(['user_id', sql<number>`count(*)::integer`.as('ready')])
    .where('user_id', '=', anyOf(userIds))
    .where(sql<boolean>`stage = 'delivery' and closed_at is null`)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id, ready }) => [user_id, ready]))
}
