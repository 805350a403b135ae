import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

interface Period {
  /** Office days, both included. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

export type TotalRow = Awaited<ReturnType<typeof sumByDay>>[number]

/** Corrections count with the method of the entry that they cancel. */
export async function sumByDay(db: Kysely<DB>, { from, to, timeZone }: Period) {
  const day = sql<string>`(payments.at at time zone ${sql.lit(timeZone)})::date`
  const start = sql<Date>`(${from}::date)::timestamp at time zone ${sql.lit(timeZone)}`
  const end = sql<Date>`(${to}::date + 1)::timestamp at time zone ${sql.lit(timeZone)}`
  const rows = await db
    .selectFrom('payments')
    .leftJoin('payments as corrected', 'corrected.id', 'payments.corrects_id')
    .select([
      day.as('day'),
      'payments.method',
      sql<boolean>`coalesce(corrected.is_refund, payments.is_refund)`.as('is_refund'),
      sql<string>`sum(payments.difference_cents)`.as('cents'),
      sql<string>`coalesce(sum(payments.yen), 0)`.as('yen'),
    ])
    .where('payments.at', '>=', start)
    .where('payments.at', '<', end)
    .groupBy(['day', 'payments.method', sql`3`])
    .orderBy('day')
    .execute()
  return rows.map((row) => ({
    day: row.day,
    method: row.method ?? ('unstated' as const),
    isRefund: row.is_refund,
    cents: Number(row.cents),
    yen: Number(row.yen),
  }))
}

export type BalanceRow = Awaited<ReturnType<typeof listUnpaid>>[number]

function balances(db: Kysely<DB>) {
  return db
    .selectFrom('requests')
    .select([
      'id',
      'order_number',
      'first_name',
      'last_name',
      'stage',
      'delivered_at',
      'closed_at',
      'total_cents',
      'paid_cents',
      'remind_at',
      'created_at',
    ])
    .limit(500)
}

/** Delivered, but not paid in full; oldest first. */
export function listUnpaid(db: Kysely<DB>) {
  return balances(db)
    .where('stage', '=', 'complete')
    .where('completed_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('delivered_at')
    .execute()
}

/** Cancelled, and something was paid; oldest first. */
export function listRefundsOwed(db: Kysely<DB>) {
  return balances(db)
    .where('closed_at', 'is not', null)
    .where('paid_cents', '>', 0)
    .orderBy('closed_at')
    .execute()
}
