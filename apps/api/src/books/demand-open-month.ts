import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { demand } from '../refusal.ts'

/**
 * No month is closed until the transaction ends. Triggers refuse what is entered without this, but
 * not in words that a person understands.
 */
export async function demandOpenMonth(trx: Transaction<DB>, at: Date): Promise<void> {
  const { rows } = await sql<{ is_closed: boolean }>`
    select is_in_closed_month(${at}) as is_closed`.execute(trx)
  demand(rows[0]?.is_closed === false, 'month-closed')
}
