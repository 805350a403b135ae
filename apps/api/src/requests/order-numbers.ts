import { orderNumber } from '@kakehashi/domain/request/submitted-details'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** For a transaction that takes a number only after other locks. */
export async function lockOrderNumbers(trx: Transaction<DB>, year: number): Promise<void> {
  await trx
    .insertInto('order_numbers')
    .values({ year, last: 0 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb.ref('order_numbers.last') })),
    )
    .execute()
}

/** Orders from another system can have numbers that would come next; those are left out. */
export async function nextOrderNumber(
  trx: Transaction<DB>,
  prefix: string,
  year: number,
): Promise<string> {
  for (;;) {
    const number = orderNumber(prefix, year, await nextOrderCount(trx, year))
    const used = await trx
      .selectFrom('requests')
      .select('id')
      .where('order_number', '=', number)
      .executeTakeFirst()
    if (!used) return number
  }
}

export async function nextOrderCount(trx: Transaction<DB>, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('order_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`order_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
