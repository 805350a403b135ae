import type { Words } from '@kakehashi/domain/language'
import type { Kysely } from 'kysely'
import { fullName } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'
import { actorTexts } from './actor-texts.ts'

/** Deleted users and the command line have no name. */
export async function actorName(db: Kysely<DB>, id: string | null): Promise<string | Words> {
  if (id === null) return actorTexts.someone
  const person = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return person ? fullName(person) : actorTexts.someone
}
