import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'

/** Inserts many customers with invented names of letters, and one search word for each. */
export async function seedManyPeople(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Skips triggers, which would take minutes and are not tested here.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      with people as (
        insert into users (id, first_name, last_name, email, phone, branch, password_hash, created_at)
        select gen_random_uuid(), 'Jo', translate(md5(n::text), '0123456789', 'ghijklmnop'),
          'jo' || n || '@example.com', '090-' || lpad((n % 10000)::text, 8, '0'), 'ARMY', '-', now()
        from generate_series(1, ${count}::int) as n
        returning id, last_name
      )
      insert into search_words (subject_kind, subject_id, word)
      select 'user', id, left(last_name, 8) from people`.execute(trx)
  })
}
