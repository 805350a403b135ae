import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'

type Figures = Record<string, number>

/** The stored counters and the same figures counted from the tables, without zeros. */
export async function recount(db: Database): Promise<{ stored: Figures; counted: Figures }> {
  const stored = await sql<{ key: string; count: number }>`
    select key, count from counters where count <> 0 order by key`.execute(db)
  // Written independently of the triggers, figure by figure, as the screens define them.
  const counted = await sql<{ key: string; count: number }>`
    with open as (select * from requests where closed_at is null and completed_at is null),
      customers as (select * from users where deleted_at is null
        and not is_admin and not is_owner and not is_translator and not is_contractor)
    select * from (
      select 'person:' || user_id || ':orders', count(*) from requests group by user_id
      union all select 'person:' || user_id || ':current', count(*) from open group by user_id
      union all select 'person:' || user_id || ':spent', sum(total_cents)::bigint from requests
        where paid_at is not null and closed_at is null group by user_id
      union all select 'person:' || user_id || ':unread', sum(customer_unread)::bigint from requests group by user_id
      union all select 'service:' || service_id || ':open', count(*) from open group by service_id
      union all select 'service:' || service_id || ':completed', count(*) from requests
        where completed_at is not null group by service_id
      union all select 'stage:' || stage, count(*) from requests where closed_at is null group by stage
      union all select 'balance-due', count(*) from requests
        where stage = 'complete' and paid_cents < total_cents
      union all select 'translator:' || translator_id || ':open', count(*) from open
        where translator_id is not null group by translator_id
      union all select 'unread', count(*) from requests where not admin_viewed
      union all select 'branch:' || branch, count(*) from customers group by branch
      union all select 'find:' || find, count(*) from customers where find is not null group by find
      union all select 'people:customer', count(*) from customers
      union all select 'people:translator', count(*) from users
        where deleted_at is null and (is_translator or is_contractor)
    ) as figures (key, count) where count <> 0 order by key`.execute(db)
  const figures = ({ rows }: typeof stored): Figures =>
    Object.fromEntries(rows.map(({ key, count }) => [key, count]))
  return { stored: figures(stored), counted: figures(counted) }
}
