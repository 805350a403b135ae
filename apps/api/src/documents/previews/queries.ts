import { isReadable } from '@kakehashi/domain/documents/files'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { addJob } from '../../db/add-job.ts'
import type { DB } from '../../db/schema.gen.ts'
import { holderOf } from '../key-holder.ts'
import { listKeyIds } from '../../storage/vault.ts'

type PreviewRow = Selectable<DB['previews']>
export type DerivedRow = PreviewRow & { readonly holder: string }

/** Previews of pictures, copies of documents and pages of proof copies are stored alike. */
export const derivedTables = ['previews', 'copies', 'proof_pictures'] as const
type DerivedTable = (typeof derivedTables)[number]

export async function findDerived(
  db: Kysely<DB>,
  table: DerivedTable,
  fileId: string,
): Promise<DerivedRow | undefined> {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row && { ...row, holder: holderOf(table, fileId) }
}

export async function insertDerived(
  trx: Transaction<DB>,
  table: Exclude<DerivedTable, 'proof_pictures'>,
  row: Insertable<DB['previews']>,
): Promise<void> {
  await trx.insertInto(table).values(row).execute()
}

/** Deletes the row only; the caller removes the stored object. */
export function deleteDerived(
  trx: Transaction<DB>,
  table: DerivedTable,
  fileId: string,
): Promise<{ object_key: string } | undefined> {
  return trx
    .deleteFrom(table)
    .where('file_id', '=', fileId)
    .returning('object_key')
    .executeTakeFirst()
}

/** Only for pictures that are scanned and have no preview yet. */
export async function enqueuePreview(
  trx: Transaction<DB>,
  file: Pick<Selectable<DB['files']>, 'id' | 'drawing' | 'status'>,
): Promise<void> {
  if (!isReadable(file) || file.drawing !== 'waiting') return
  // One queue, because decoding a large photo needs a lot of memory.
  const job = { queue: 'previews', maxAttempts: 10, key: `draw:${file.id}` }
  await addJob(trx, 'draw-preview', { fileId: file.id }, job)
}

type WrappedKey = Pick<PreviewRow, 'key_id' | 'wrapped_key'>

/** Re-wraps one batch of keys that are wrapped with the given office key. */
export async function rewrapDerived(
  trx: Transaction<DB>,
  table: DerivedTable,
  keyId: string,
  limit: number,
  rewrap: (key: WrappedKey & { holder: string }) => Promise<WrappedKey>,
): Promise<number> {
  const rows = await trx
    .selectFrom(table)
    .select(['file_id', 'key_id', 'wrapped_key'])
    .where('key_id', '=', keyId)
    .orderBy('file_id')
    .limit(limit)
    .forUpdate()
    .execute()
  for (const row of rows) {
    await trx
      .updateTable(table)
      .set(await rewrap({ ...row, holder: holderOf(table, row.file_id) }))
      .where('file_id', '=', row.file_id)
      .execute()
  }
  return rows.length
}

/** Office keys that are still in use there. */
export function listDerivedKeyIds(db: Kysely<DB>, table: DerivedTable): Promise<string[]> {
  return listKeyIds((last) =>
    db
      .selectFrom(table)
      .select('key_id')
      .where('key_id', '>', last)
      .orderBy('key_id')
      .limit(1)
      .executeTakeFirst(),
  )
}
