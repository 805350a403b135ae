import { reminderKinds } from '@kakehashi/domain/request/reminder'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { openSince } from './open-since.ts'

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

function requestsWithQuotes(db: Kysely<DB>) {
  return db
    .selectFrom('requests')
    .leftJoin('quotes', (join) =>
      join
        .onRef('quotes.request_id', '=', 'requests.id')
        .onRef('quotes.version', '=', 'requests.quote_version'),
    )
}

/** With the contact data of the account, which may have changed since the request was sent. */
function balances(db: Kysely<DB>) {
  return requestsWithQuotes(db)
    .innerJoin('users', 'users.id', 'requests.user_id')
    .select((eb) => [
      'requests.id',
      'order_number',
      'requests.first_name',
      'requests.last_name',
      'stage',
      'requests.version',
      'delivered_at',
      'closed_at',
      'requests.total_cents',
      'paid_cents',
      'requests.deposit_cents',
      'requests.created_at',
      'quotes.answered_at',
      'requests.phone',
      'users.phone as account_phone',
      'users.email',
      'users.deleted_at',
      eb
        .selectFrom('notices')
        .select(({ fn }) => fn.max('notices.created_at').as('at'))
        .whereRef('notices.request_id', '=', 'requests.id')
        .where('notices.kind', 'in', reminderKinds)
        .where('notices.state', '<>', 'unwanted')
        .as('reminded_at'),
    ])
    .limit(500)
}

/** Delivered, or accepted and waiting for the deposit, and not paid; oldest first. */
export async function listUnpaid(db: Kysely<DB>) {
  const delivered = await balances(db).where(isDeliveredUnpaid).orderBy('delivered_at').execute()
  const accepted = await balances(db)
    .where(isDepositUnpaid)
    .orderBy('requests.created_at')
    .execute()
  return [...delivered, ...accepted].toSorted(
    (one, other) => openSince(one).getTime() - openSince(other).getTime(),
  )
}

const isDeliveredUnpaid = sql<boolean>`(requests.stage = 'complete'
  and requests.completed_at is null and requests.closed_at is null)`
/** As isQuoteAccepted decides it. */
const isAccepted = sql<boolean>`(quotes.answer = 'accepted'
  or (quotes.answer is null and requests.paid_cents > quotes.paid_before_cents))`
const isDepositUnpaid = sql<boolean>`(requests.stage = 'payment' and requests.closed_at is null
  and requests.paid_cents < requests.deposit_cents and ${isAccepted})`
const isRefundOwed = sql<boolean>`(requests.closed_at is not null and requests.paid_cents > 0)`

/** Cancelled, and something was paid; oldest first. */
export function listRefundsOwed(db: Kysely<DB>) {
  return balances(db).where(isRefundOwed).orderBy('closed_at').execute()
}

export interface OpenSum {
  readonly count: number
  readonly cents: number
}

/** Of all of them, while the lists end somewhere. */
export async function sumUnpaid(db: Kysely<DB>): Promise<OpenSum> {
  const delivered = await sumOpen(db, isDeliveredUnpaid)
  const accepted = await sumOpen(db, isDepositUnpaid)
  return { count: delivered.count + accepted.count, cents: delivered.cents + accepted.cents }
}

export function sumRefundsOwed(db: Kysely<DB>): Promise<OpenSum> {
  return sumOpen(db, isRefundOwed)
}

/** As openCents computes it for one. The bigints are read as numbers. */
function sumOpen(db: Kysely<DB>, which: RawBuilder<boolean>): Promise<OpenSum> {
  return requestsWithQuotes(db)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(
        case
          when requests.closed_at is not null then requests.paid_cents
          when requests.stage = 'payment' then requests.deposit_cents - requests.paid_cents
          else requests.total_cents - requests.paid_cents
        end), 0)::bigint`.as('cents'),
    ])
    .where(which)
    .executeTakeFirstOrThrow()
}
