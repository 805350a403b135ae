import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

/** An entry with the name of whoever confirmed it. */
export type NamedEntry = Awaited<ReturnType<typeof listNameEntries>>[number]

/** In the order in which they were added. There are at most `mostNameEntries`. */
export function listNameEntries(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('name_entries')
    .leftJoin('users', 'users.id', 'name_entries.confirmed_by')
    .selectAll('name_entries')
    .select(fullNameOf('users').as('confirmed_by_name'))
    .where('name_entries.request_id', '=', requestId)
    .orderBy('name_entries.created_at')
    .orderBy('name_entries.id')
    .execute()
}

export async function insertNameEntry(
  trx: Transaction<DB>,
  entry: Insertable<DB['name_entries']>,
): Promise<void> {
  await trx.insertInto('name_entries').values(entry).execute()
}

export async function saveNameEntry(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['name_entries']>,
): Promise<void> {
  await trx.updateTable('name_entries').set(change).where('id', '=', id).execute()
}

export async function deleteNameEntry(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('name_entries').where('id', '=', id).execute()
}
