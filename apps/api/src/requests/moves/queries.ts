import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

export type MoveRow = Selectable<DB['request_moves']>

export async function insertMove(
  trx: Transaction<DB>,
  move: Insertable<DB['request_moves']>,
): Promise<void> {
  await trx.insertInto('request_moves').values(move).execute()
}

export function findMove(db: Kysely<DB>, id: string): Promise<MoveRow | undefined> {
  return db.selectFrom('request_moves').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function saveUndone(
  trx: Transaction<DB>,
  id: string,
  actorId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('request_moves')
    .set({ undone_at: now, undone_by: actorId })
    .where('id', '=', id)
    .execute()
}
