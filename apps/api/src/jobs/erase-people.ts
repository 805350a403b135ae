import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { erasePerson } from '../privacy/erase-person.ts'

/** In one run; the rest waits for the next one. */
const mostPeople = 100

/** Erases deleted people once nobody can stop it any more. */
export async function erasePeople(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where(isDue(now))
    .orderBy(sql`coalesce(erase_at, deleted_at)`)
    .limit(mostPeople)
    .execute()
  for (const { id } of due) {
    await db.transaction().execute(async (trx) => {
      // Another worker may be erasing them.
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .where('erased_at', 'is', null)
        .where(isDue(now))
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (user) await erasePerson(trx, id, now)
    })
  }
}

/** Earlier versions stored no time of erasure. */
function isDue(now: Date) {
  return sql<boolean>`coalesce(erase_at, deleted_at) <= ${now}`
}
