import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export async function insertPicture(
  trx: Transaction<DB>,
  picture: Insertable<DB['pictures']>,
): Promise<void> {
  await trx.insertInto('pictures').values(picture).execute()
}

export function findPicture(
  db: Kysely<DB>,
  id: string,
): Promise<Pick<Selectable<DB['pictures']>, 'bytes' | 'media_type'> | undefined> {
  return db
    .selectFrom('pictures')
    .select(['bytes', 'media_type'])
    .where('id', '=', id)
    .executeTakeFirst()
}
