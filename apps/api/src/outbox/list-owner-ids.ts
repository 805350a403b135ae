import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Owners are mailed about what concerns the whole office. */
export async function listOwnerIds(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('is_owner', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
