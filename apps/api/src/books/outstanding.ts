import type { MonthFigures } from '@kakehashi/domain/payments/books'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

interface Sums {
  readonly unpaid_orders: number
  readonly unpaid_cents: number
  readonly owed_orders: number
  readonly owed_cents: number
}

/**
 * Delivered and not paid at a moment, or cancelled with money that the office still had. The
 * candidates are what is open now and what has had an entry since.
 */
export async function readOutstanding(
  db: Kysely<DB>,
  at: Date,
): Promise<MonthFigures['outstanding']> {
  const { rows } = await sql<Sums>`
    with later as (
      select request_id, sum(difference_cents) as cents from payments where at >= ${at}
      group by request_id
    ), candidates as (
      select id from requests
      where stage = 'complete' and completed_at is null and closed_at is null
      union select id from requests where closed_at is not null and paid_cents > 0
      union select request_id from later
    ), then_ as (
      select total_cents, paid_cents - coalesce(later.cents, 0) as paid,
        delivered_at < ${at} and (closed_at is null or closed_at >= ${at}) as is_delivered,
        closed_at < ${at} as is_closed
      from candidates
      join requests using (id)
      left join later on later.request_id = id
    )
    select
      count(*) filter (where is_delivered and paid < total_cents) as unpaid_orders,
      coalesce(sum(total_cents - paid) filter (where is_delivered and paid < total_cents), 0)
        as unpaid_cents,
      count(*) filter (where is_closed and paid > 0) as owed_orders,
      coalesce(sum(paid) filter (where is_closed and paid > 0), 0) as owed_cents
    from then_`.execute(db)
  const [sums] = rows
  return {
    unpaid: { orders: sums?.unpaid_orders ?? 0, cents: sums?.unpaid_cents ?? 0 },
    refundsOwed: { orders: sums?.owed_orders ?? 0, cents: sums?.owed_cents ?? 0 },
  }
}
