import { picturePath } from '@kakehashi/contract/picture-address'
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

/** Neither an icon nor an image of any service, be it offered, a draft or kept for the books. */
const isForsaken = sql<boolean>`not exists (
  select from services where services.icon = ${address} or services.image = ${address})`

export async function listForsakenPictures(db: Kysely<DB>, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('id')
    .where('created_at', '<=', before)
    .where(isForsaken)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whoever is giving it to a service is waited for, and only then is it looked at once more. */
export async function removePictureIfForsaken(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.selectFrom('pictures').select('id').where('id', '=', id).forUpdate().execute()
  await trx.deleteFrom('pictures').where('id', '=', id).where(isForsaken).execute()
}

/** For a service that is to name it: it cannot be swept until the transaction ends. */
export async function holdPicture(trx: Transaction<DB>, ofAddress: string): Promise<boolean> {
  const held = await trx
    .selectFrom('pictures')
    .select('id')
    .where(address, '=', ofAddress)
    .forKeyShare()
    .executeTakeFirst()
  return held !== undefined
}
