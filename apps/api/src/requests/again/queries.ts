import type { Insertable, Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

export async function insertAgain(
  trx: Transaction<DB>,
  again: Insertable<DB['orders_again']>,
): Promise<void> {
  await trx.insertInto('orders_again').values(again).execute()
}

/** What this request repeats, if it was ordered again from an earlier one. */
export function findAgain(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('orders_again')
    .select(['earlier_id', 'copies'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** More than a page can show. */
const mostShown = 20

/** What was ordered again from a request, newest first. */
export function listOrderedAgain(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('orders_again')
    .innerJoin('requests', 'requests.id', 'orders_again.request_id')
    .select(['requests.id', 'requests.order_number', 'requests.user_id'])
    .where('orders_again.earlier_id', '=', requestId)
    .orderBy('orders_again.request_id', 'desc')
    .limit(mostShown)
    .execute()
}
