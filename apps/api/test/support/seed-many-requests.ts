import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'

interface Options {
  readonly count: number
  /** How many share one creation time, as after an import. */
  readonly atOnce: number
  readonly serviceId: string
  /** Most belong to the first user, every thirtieth to the second. */
  readonly userIds: readonly [string, string]
  readonly translatorId: string
}

/** Inserts many requests: six of ten to be quoted, three to be paid, one completed. */
export async function seedRequests(db: Database, options: Options): Promise<void> {
  const { count, atOnce, serviceId, userIds, translatorId } = options
  await db.transaction().execute(async (trx) => {
    // Skips triggers and foreign keys, which would take minutes and are not tested here.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`set local statement_timeout = '10min'`.execute(trx)
    await sql`
      insert into requests (id, order_number, user_id, first_name, last_name, email, phone, service_id,
        service_name, usual_working_days, stage, created_at, quoted_at, paid_at, translated_at,
        reviewed_at, delivered_at, completed_at, closed_at, total_cents, paid_cents, quote_version,
        translator_id, admin_viewed, last_at, due_on)
      select gen_random_uuid(), 'K-2020-' || n, case when n % 30 = 0 then ${userIds[1]} else ${userIds[0]} end::uuid,
        'Jane', 'Smith', 'jane@example.com', '090-0000-0000', ${serviceId}::uuid, 'Sample', 3, stage, at,
        case when stage <> 'quote' then at end, case when stage = 'complete' then at end,
        case when stage = 'complete' then at end, case when stage = 'complete' then at end,
        case when stage = 'complete' then at end, case when stage = 'complete' then at end,
        case when n % 50 = 7 then at end, case when stage = 'quote' then 0 else 100 end,
        case when stage = 'complete' then 100 else 0 end, case when stage = 'quote' then 0 else 1 end,
        case when n % 40 = 3 then ${translatorId}::uuid end, n % 3 = 0, at,
        case when stage <> 'complete' and n % 50 <> 7 and n % 20 <> 1 then date '2020-01-03' + n % 60 end
      from generate_series(1, ${count}::int) as n,
        lateral (select timestamptz '2020-01-01' + (n / ${atOnce}::int) * interval '1 hour' as at,
          case when n % 10 < 6 then 'quote' when n % 10 = 9 then 'complete' else 'payment' end as stage)`.execute(
      trx,
    )
    await sql`
      insert into quotes (request_id, version, deposit_cents, total_cents, quoted_at, quoted_by, expires_at)
      select id, 1, 0, 100, created_at, user_id, created_at + interval '30 days' from requests
      where quote_version = 1 on conflict do nothing`.execute(trx)
  })
}

/** Inserts a long thread of messages, 300 of them with the same time. */
export async function seedMessages(db: Database, requestId: string, userId: string, count: number) {
  await sql`
    insert into messages (id, request_id, sender, name, author_id, comment, created_at)
    select gen_random_uuid(), ${requestId}::uuid, 'customer', 'Jane Smith', ${userId}::uuid, 'Message ' || n,
      timestamptz '2020-01-01' + (n / 300) * interval '1 hour'
    from generate_series(1, ${count}::int) as n`.execute(db)
}
