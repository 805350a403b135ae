import { sql } from 'kysely'
import { duration } from '../../src/clock.ts'
import { connect, type Database } from '../../src/db/connection.ts'
import type { Office } from '../support/office.ts'

interface Options {
  readonly count: number
  /** The orders are spread evenly over the days before this moment. */
  readonly until: Date
  readonly days: number
  /** Somebody whose row is the template for customers and translators. */
  readonly model: string
}

const services = 14
const translators = 8

/** With many orders, queries of the test take longer than those of the office may. */
export function withoutTimeout({ database }: Office) {
  return connect(database.adminUrl, 1, { isPooled: true, answerTimeoutMs: duration.hour })
}

/**
 * Inserts orders that have come to every end, with their quotes, entries of the ledger, returns and
 * undone returns. Everything follows from the number of the order, so two offices are the same.
 */
export async function seedFigures(db: Database, options: Options): Promise<void> {
  const { count, until, days, model } = options
  await db.transaction().execute(async (trx) => {
    // Skips triggers and foreign keys, which would take minutes. The orders count as there before.
    await sql`set local session_replication_role = replica`.execute(trx)
    // Not '(function).*', which calls the function once for each column.
    const people = (prefix: string, last: number, extra = sql`'{}'::jsonb`) => sql`
      insert into users select person.*
      from users model, generate_series(0, ${last}::int) as n, lateral jsonb_populate_record(
        null::users, to_jsonb(model) || jsonb_build_object('id', ${idOf(prefix)},
        'email', ${prefix} || n || '@example.com') || ${extra}) as person
      where model.id = ${model}`
    const customer = sql`jsonb_build_object(
      'branch', (array['ARMY','NAVY','MARINES','AIR FORCE','CIVILIAN','COAST GUARD'])[1 + n % 6],
      'find', (array['USO','FRIENDS','FLYER','FACEBOOK',null])[1 + n % 5])`
    await people('c', Math.ceil(count / 3), customer).execute(trx)
    await people('t', translators - 1, sql`'{"is_translator": true}'::jsonb`).execute(trx)
    await sql`insert into services (id, name, slug, price_cents, created_at)
      select ${idOf('s')}, 'Service ' || n, 'service-' || n, 4500, ${until}
      from generate_series(0, ${services - 1}::int) as n`.execute(trx)
    await seedOrders(trx, count, until, days)
    await seedEntries(trx)
  })
}

/** As uuids of version 4, which the API checks. */
const idFrom = (text: ReturnType<typeof sql>) =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`
const idOf = (prefix: string) => idFrom(sql`${prefix} || n`)

/** Seven of ten are delivered; the others stopped at every stage, some cancelled. */
async function seedOrders(db: Database, count: number, until: Date, days: number): Promise<void> {
  await sql`
    insert into requests (id, order_number, user_id, first_name, last_name, email, phone, service_id,
      service_name, usual_working_days, stage, created_at, quoted_at, paid_at, translated_at,
      reviewed_at, delivered_at, completed_at, closed_at, deposit_cents, total_cents, paid_cents,
      quote_version, translator_id, accepted_at, promised_on, missed_on, last_at)
    select ${idFrom(sql`'r' || n`)}, 'K-' || n, ${idFrom(sql`'c' || (n::bigint * 7919 % (1 + ${count} / 3))`)}, 'Jane', 'Smith',
      'jane@example.com', '090-0000-0000', ${idFrom(sql`'s' || least(n % 14, n % 5)`)}, 'Sample', 3,
      (array['quote','payment','translate','review','delivery','complete'])[1 + reached], at,
      case when reached > 0 then at + step end, case when reached > 1 then at + step * 3 end,
      case when reached > 2 then at + step * 9 end, case when reached > 3 then at + step * 10 end,
      case when reached > 4 then at + step * 15 end,
      case when reached > 4 and n % 23 > 0 then at + step * 15 end,
      case when reached < 5 and n % 3 = 0 then at + step * 12 end,
      case when reached > 0 then 2000 else 0 end, case when reached > 0 then 4500 + n % 9 * 500 else 0 end,
      case when reached < 2 then n % 2 * 1000 * least(reached, 1)
        when reached > 4 and n % 23 > 0 then 4500 + n % 9 * 500 else 2000 end,
      least(reached, 1), case when reached > 1 and n % 19 > 0 then ${idFrom(sql`'t' || n % 8`)} end,
      case when reached > 1 then at + step * (2 + n % 4) end,
      case when reached > 0 then (at + step * (8 + n % 6))::date end,
      case when n % 29 = 0 then (at + step * 8)::date end, at
    from generate_series(1, ${count}::int) as n, lateral (select
      ${until}::timestamptz - (${count} - n + 1) * (${days} * interval '1 day' / ${count}) as at,
      case when n % 10 < 7 then 5 else (n / 10) % 5 end as reached,
      (1 + n % 31) * interval '97 minutes' as step) as facts`.execute(db)
}

async function seedEntries(db: Database): Promise<void> {
  await sql`
    insert into quotes (request_id, version, deposit_cents, total_cents, quoted_at, quoted_by, expires_at,
      answer, answer_reason, answered_at)
    select id, 1, deposit_cents, total_cents, quoted_at, user_id, quoted_at + interval '30 days', answer,
      case when answer = 'declined' then 'Too much' end, case when answer is not null then quoted_at + interval '5 hours' end
    from requests, lateral (select case when stage <> 'payment' then 'accepted'
      when substr(order_number, 3)::int % 4 = 1 then 'declined'
      when substr(order_number, 3)::int % 4 = 2 then 'accepted' end as answer) as answers
    where quoted_at is not null`.execute(db)
  const entry = sql`insert into payments (id, request_id, difference_cents, paid_after_cents, is_refund, at, actor_id, method, corrects_id)`
  await sql`${entry}
    select ${idFrom(sql`'p' || id`)}, id, paid_cents, paid_cents, false, coalesce(paid_at, created_at + interval '2 days'),
      user_id, (array['cash-usd','cash-jpy','card','card','other',null])[1 + substr(order_number, 3)::int % 6], null
    from requests where paid_cents > 0`.execute(db)
  // One of forty was entered twice and cancelled; one of fifty paid too much and got it back.
  await sql`${entry}
    select ${idFrom(sql`kind || request_id`)}, request_id, difference, 0, kind = 'back', payments.at + later,
      actor_id, method, case when kind = 'cancelled' then ${idFrom(sql`'twice' || request_id`)} end
    from payments, lateral (values ('twice', 700, 40, interval '1 hour'),
      ('cancelled', -700, 40, interval '26 hours'), ('more', 900, 50, interval '1 hour'),
      ('back', -900, 50, interval '9 days')) as entries (kind, difference, every, later)
    where abs(hashtext(request_id::text)) % every = 0`.execute(db)
  await sql`
    insert into events (id, at, kind, subject_kind, subject_id)
    select (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0')
        || '7' || place || substr(md5(id::text), 1, 2) || '8' || substr(md5(id::text), 3, 15))::uuid,
      translated_at + place * interval '1 minute', 'request.' || kind, 'request', id
    from requests, lateral (values (1, 'translated'), (2, 'returned'), (3, 'undone'), (4, 'translated'))
      as moves (place, kind)
    where translated_at is not null and substr(order_number, 3)::int % 11 = 0
      and (kind <> 'undone' or substr(order_number, 3)::int % 2 = 0)`.execute(db)
}
