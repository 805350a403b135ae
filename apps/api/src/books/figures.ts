import type {
  ComparedFigures,
  MethodFigures,
  MonthFigures,
  Period,
} from '@kakehashi/domain/payments/books'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { readOutstanding } from './outstanding.ts'
import { listPayOfContractors } from './pay-of-contractors.ts'

/** What the ledger says about a period now. */
export async function readFigures(db: Kysely<DB>, period: Period): Promise<MonthFigures> {
  return {
    ...(await readCompared(db, period)),
    outstanding: await readOutstanding(db, period.endsAt),
  }
}

/** Without what was outstanding then, which takes longer the older a month is. */
export async function readCompared(db: Kysely<DB>, period: Period): Promise<ComparedFigures> {
  return {
    methods: await sumByMethod(db, period),
    receipts: await countReceipts(db, period),
    tills: await listTillFigures(db, period),
    pay: await sumPay(db, period),
  }
}

const isCounterEntry = sql`(corrects_id is not null or (not is_refund and difference_cents < 0))`
const isRefund = sql`(corrects_id is null and is_refund)`

/** The sums are bigints, which the driver reads as numbers. */
export async function sumByMethod(
  db: Kysely<DB>,
  { startsAt, endsAt }: Period,
): Promise<MethodFigures[]> {
  const rows = await db
    .selectFrom('payments')
    .select([
      'method',
      sql<number>`count(*)`.as('entries'),
      sql<number>`coalesce(sum(difference_cents)
        filter (where not ${isCounterEntry} and not ${isRefund}), 0)`.as('received'),
      sql<number>`coalesce(sum(difference_cents) filter (where ${isCounterEntry}), 0)`.as(
        'counter_entries',
      ),
      sql<number>`coalesce(-sum(difference_cents) filter (where ${isRefund}), 0)`.as('refunded'),
      sql<number>`coalesce(sum(yen), 0)`.as('yen'),
    ])
    .where('at', '>=', startsAt)
    .where('at', '<', endsAt)
    .groupBy('method')
    .orderBy('method')
    .execute()
  return rows.map(({ method, entries, received, counter_entries, refunded, yen }) => ({
    method: method ?? 'unstated',
    entries,
    received,
    counterEntries: counter_entries,
    refunded,
    yen,
  }))
}

async function countReceipts(db: Kysely<DB>, { startsAt, endsAt }: Period) {
  const { rows } = await sql<MonthFigures['receipts']>`
    select count(*) as issued,
      (array_agg(number order by length(number), number))[1] as first,
      (array_agg(number order by length(number) desc, number desc))[1] as last,
      -- A receipt is voided by the counter-entry of its payment.
      (select count(*) from payments as counter
        join receipts as voided on voided.payment_id = counter.corrects_id
        where counter.at >= ${startsAt} and counter.at < ${endsAt}
          and voided.voided_at >= ${startsAt} and voided.voided_at < ${endsAt}) as voided
    from receipts where issued_at >= ${startsAt} and issued_at < ${endsAt}`.execute(db)
  return rows[0] ?? { issued: 0, first: null, last: null, voided: 0 }
}

async function listTillFigures(db: Kysely<DB>, { startsAt, endsAt }: Period) {
  const rows = await db
    .selectFrom('till_sessions')
    .select([
      'id',
      'opened_at',
      sql<number>`coalesce(counted_cents - expected_cents, 0)`.as('usd'),
      sql<number>`coalesce(counted_yen - expected_yen, 0)`.as('jpy'),
    ])
    .where('opened_at', '>=', startsAt)
    .where('opened_at', '<', endsAt)
    .orderBy('opened_at')
    .execute()
  return rows.map(({ id, opened_at, usd, jpy }) => ({
    id,
    openedAt: opened_at.toISOString(),
    usd,
    jpy,
  }))
}

async function sumPay(db: Kysely<DB>, period: Period): Promise<MonthFigures['pay']> {
  const contractors = await listPayOfContractors(db, period)
  return {
    agreed: contractors.reduce((sum, { agreed }) => sum + agreed, 0),
    paid: contractors.reduce((sum, { paid }) => sum + paid, 0),
  }
}
