import { picturePath } from '@kakehashi/contract/services/picture-path'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
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

const address = sql<string>`${picturePath('')}::text || pictures.id`

/** Not used by any service, including drafts and archived ones. */
const isUnused = sql<boolean>`not exists (
  select from services where services.icon = ${address} or services.image = ${address})`

export async function listUnusedPictures(db: Kysely<DB>, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('id')
    .where('created_at', '<=', before)
    .where(isUnused)
    .execute()
  return rows.map(({ id }) => id)
}

/** Waits for a transaction that assigns the picture to a service, then checks again. */
export async function deletePictureIfUnused(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.selectFrom('pictures').select('id').where('id', '=', id).forUpdate().execute()
  await trx.deleteFrom('pictures').where('id', '=', id).where(isUnused).execute()
}

/** Prevents the picture from being deleted until the transaction ends; false if it is gone. */
export async function lockPictureForUse(trx: Transaction<DB>, ofAddress: string): Promise<boolean> {
  const locked = await trx
    .selectFrom('pictures')
    .select('id')
    .where(address, '=', ofAddress)
    .forKeyShare()
    .executeTakeFirst()
  return locked !== undefined
}
