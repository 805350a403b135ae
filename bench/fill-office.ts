import { randomUUID } from 'node:crypto'
import { connect } from '@kakehashi/api/db/connection'
import { recount } from '@kakehashi/api/test/counters/recount'
import { openStages, stageEnds, stages } from '@kakehashi/domain/request/stage'
import pg from 'pg'

/** A registered user whose row is the template for the others. */
export interface Model {
  readonly userId: string
  readonly email: string
}

/** The ids needed for the URLs of the screens. */
export interface Filled {
  readonly customerId: string
  readonly translatorId: string
  /** The newest request of each stage. */
  readonly newest: Readonly<Record<string, string>>
  readonly seconds: number
}

/** The number of the last stage, where requests are delivered and paid. */
const complete = openStages.length
const endColumns = openStages.map((stage) => `${stageEnds[stage].event}_at`).join(', ')
const endTimes = openStages.map((_, index) => `case when s > ${index} then at end`).join(', ')

/**
 * Inserts requests evenly over all stages, which is far more open requests than a real office has,
 * with one customer for every ten requests. Half of the open ones are assigned to one translator.
 */
export async function fillOffice(url: string, model: Model, count: number): Promise<Filled> {
  const start = performance.now()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [customerId, translatorId] = [randomUUID(), randomUUID()]
  const query = (text: string, values: unknown[] = []) => client.query(text, values)
  // Triggers would take most of an hour; the counters are set at the end instead.
  await query('set session_replication_role = replica')
  const copy = `insert into users select (jsonb_populate_record(null::users, to_jsonb(u) ||
    jsonb_build_object('id', $2::text, 'email', $3::text, 'last_name', $4::text,
      'is_translator', $5::boolean))).* from users u where u.id = $1`
  await query(copy, [model.userId, customerId, 'regular@example.com', 'Regular', false])
  await query(copy, [model.userId, translatorId, 'desk@example.com', 'Desk', true])
  await query(
    // Not '(function).*', which calls the function once for each column.
    `insert into users select person.* from users u, generate_series(1, $2::int) as n,
      lateral jsonb_populate_record(null::users, to_jsonb(u) || jsonb_build_object(
        'id', gen_random_uuid(), 'email', 'person' || n || '@example.com',
        'last_name', 'Person ' || n)) as person where u.id = $1`,
    [model.userId, Math.ceil(count / 10)],
  )
  await query(
    `insert into services (id, name, slug, description, price_cents, created_at)
     select $1, 'Legal', 'legal', 'Sample', 4500, now()
     where not exists (select from services)`,
    [randomUUID()],
  )
  const { rows: services } = await client.query<{ id: string }>('select id from services limit 1')
  const serviceId = services[0]?.id
  await query(
    `insert into requests (id, order_number, user_id, first_name, last_name, email, phone, service_id,
      service_name, usual_working_days, stage, created_at, ${endColumns},
      completed_at, total_cents, paid_cents, quote_version, translator_id, admin_viewed,
      promised_on, due_on, last_at)
     select gen_random_uuid(), 'K-2020-' || n, $1, 'Jane', 'Sample ' || n, 'jane@example.com',
      '090-0000-0000', $3, 'Legal', 3, ($5::text[])[s + 1],
      at, ${endTimes}, case when s = ${complete} then at end,
      case when s > 0 then 4500 else 0 end, case when s = ${complete} then 4500 else 0 end, case when s > 0 then 1 else 0 end,
      case when s > 1 and n % 2 = 0 then $2::uuid end, n % 5 > 0, at::date + 3,
      case when s < ${complete} then at::date + 3 end, at
     from generate_series(1, $4::int) as n, lateral (select n % ${stages.length} as s,
      now() - ($4::int - n) * interval '7 minutes' as at) as each`,
    [customerId, translatorId, serviceId, count, stages],
  )
  await query(
    `insert into quotes (request_id, version, deposit_cents, total_cents, quoted_at, quoted_by, expires_at)
     select id, 1, 0, 4500, created_at, user_id, created_at + interval '30 days' from requests
     where quote_version = 1`,
  )
  await query('set session_replication_role = origin')
  await setCounters(url, query)
  await query('vacuum analyze')
  const { rows } = await client.query<{ stage: string; id: string }>(
    'select distinct on (stage) stage, id from requests order by stage, created_at desc',
  )
  await client.end()
  const newest = Object.fromEntries(rows.map(({ stage, id }) => [stage, id]))
  return { customerId, translatorId, newest, seconds: (performance.now() - start) / 1000 }
}

async function setCounters(
  url: string,
  query: (text: string, values: unknown[]) => Promise<unknown>,
) {
  const db = connect(url, 2)
  const { counted } = await recount(db)
  await db.destroy()
  await query(
    `insert into counters (key, count) select key, value::bigint from jsonb_each_text($1)
     on conflict (key) do update set count = excluded.count`,
    [JSON.stringify(counted)],
  )
}
