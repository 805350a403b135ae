import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'

/** The tables, job queue included, in which any row contains this text, as text or as bytes. */
export async function tablesContaining(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
    order by 1`.execute(db)
  const wanted = [text, Buffer.from(text).toString('hex')].map((part) => `%${part}%`)
  const containing: string[] = []
  for (const { name } of rows) {
    const found = await sql`
      select 1 from ${sql.raw(name)} as line where line::text ilike any (${wanted}) limit 1`.execute(
      db,
    )
    if (found.rows.length > 0) containing.push(name)
  }
  return containing
}
