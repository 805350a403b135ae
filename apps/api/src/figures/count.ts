import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { getTimeZone } from '../office/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { partsOf, rules } from './parts.ts'

type State = Selectable<DB['figures_state']>

/** Small enough that the office does not notice it. */
const batchSize = 500

/**
 * Adds what has changed to the figures, then what was there before the figures were. Each batch is
 * one transaction; only one at a time, whoever counts. Returns whether everything is counted.
 */
export async function countFigures(db: Database, until?: () => boolean): Promise<boolean> {
  let hasMore = true
  while (hasMore) {
    hasMore = await db.transaction().execute(async (trx) => {
      const state = await lockState(trx)
      return (await countChanged(trx, state)) || (await countNext(trx, state))
    })
    if (hasMore && until?.()) return false
  }
  return true
}

/** Forgets all figures and counts them anew. Returns how many requests it counted. */
export async function recountFigures(db: Database): Promise<number> {
  await db.transaction().execute(async (trx) => {
    await lockState(trx)
    await trx.deleteFrom('figure_sums').execute()
    await trx.deleteFrom('figure_parts').execute()
    await startAgain(trx)
  })
  await countFigures(db)
  const { count } = await db
    .selectFrom('figure_parts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** With other rules or in another time zone, everything is counted anew. */
async function lockState(trx: Transaction<DB>): Promise<State> {
  const timeZone = await getTimeZone(trx)
  const state = await trx
    .selectFrom('figures_state')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Not with older rules: during an upgrade, the previous version may still count.
  if (state.rules >= rules && state.time_zone === timeZone) return state
  const change = { rules, time_zone: timeZone }
  await trx.updateTable('figures_state').set(change).execute()
  return { ...state, ...change, ...(await startAgain(trx)) }
}

async function startAgain(trx: Transaction<DB>) {
  const start = { counted_until: null, is_complete: false }
  await trx.updateTable('figures_state').set(start).execute()
  return start
}

/** Returns whether there was something. */
async function countChanged(trx: Transaction<DB>, { time_zone }: State): Promise<boolean> {
  const { rows } = await sql<{ request_id: string | null; user_id: string | null }>`
    delete from figure_changes
    where id = any(array(select id from figure_changes order by id limit ${sql.lit(batchSize)}))
    returning request_id, user_id`.execute(trx)
  if (rows.length === 0) return false
  const people = rows.flatMap(({ user_id: id }) => id ?? [])
  if (people.length > 0) await queueRequestsOf(trx, people)
  const ids = new Set(rows.flatMap(({ request_id: id }) => id ?? []))
  if (ids.size > 0) await countRequests(trx, [...ids], time_zone)
  return true
}

/** Three conditions for the translator, because each has its index. */
async function queueRequestsOf(trx: Transaction<DB>, people: readonly string[]): Promise<void> {
  await sql`
    with people as (select unnest(${people}::uuid[]) as person)
    insert into figure_changes (request_id)
    select id from requests where user_id in (select person from people)
    union select id from requests where translator_id in (select person from people)
      and completed_at is null and closed_at is null
    union select id from requests where translator_id in (select person from people)
      and stage = 'complete' and closed_at is null
    union select id from requests where translator_id in (select person from people)
      and closed_at is not null`.execute(trx)
}

/** The next requests of those that were there before. Returns whether there may be more. */
async function countNext(trx: Transaction<DB>, state: State): Promise<boolean> {
  if (state.is_complete) return false
  const rows = await trx
    .selectFrom('requests')
    .select('id')
    .$if(state.counted_until !== null, (query) => query.where('id', '>', state.counted_until))
    .orderBy('id')
    .limit(batchSize)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await countRequests(trx, ids, state.time_zone)
  const isComplete = ids.length < batchSize
  await trx
    .updateTable('figures_state')
    .set({ counted_until: ids.at(-1) ?? state.counted_until, is_complete: isComplete })
    .execute()
  return !isComplete
}

/** Adds the difference between what these requests count for now and what they counted for before. */
async function countRequests(
  trx: Transaction<DB>,
  ids: readonly string[],
  timeZone: string,
): Promise<void> {
  const { rows } = await sql<{ changed: string }>`
    with counted as (
      select request_id, jsonb_object_agg(part, amount) as parts
      from (${partsOf(ids, timeZone)}) as parts group by request_id
    ), before as (
      select request_id, parts from figure_parts where request_id = any(${ids}::uuid[])
    ), saved as (
      insert into figure_parts (request_id, parts) select request_id, parts from counted
      on conflict (request_id) do update set parts = excluded.parts
        where figure_parts.parts <> excluded.parts
    ), gone as (
      delete from figure_parts
      where request_id = any(${ids}::uuid[]) and request_id not in (select request_id from counted)
    ), differences as (
      select split_part(part, '|', 1)::date as day, substr(part, 1 + strpos(part, '|')) as key,
        sum(amount)::bigint as amount
      from (
        select part, amount::bigint from counted, jsonb_each_text(parts) as each (part, amount)
        union all
        select part, -amount::bigint from before, jsonb_each_text(parts) as each (part, amount)
      ) as sides
      group by part having sum(amount) <> 0
    ), spans as (
      select case when day = '-infinity' then 'now' else 'day' end as span, day, key, amount
      from differences
      union all
      select 'month', date_trunc('month', day)::date, key, sum(amount)::bigint
      from differences where day > '-infinity' group by 2, 3
    ), changed as (
      insert into figure_sums as kept (span, day, amounts)
      select span, day, jsonb_object_agg(key, amount) from spans group by span, day
      on conflict (span, day) do update set amounts = add_amounts(kept.amounts, excluded.amounts)
      returning 1
    )
    select count(*) as changed from changed`.execute(trx)
  if (rows[0]?.changed === '0') return
  await trx
    .deleteFrom('figure_sums')
    .where(sql<boolean>`amounts = '{}'`)
    .execute()
  await publishChange(trx, { type: 'Figures' }, [])
}
