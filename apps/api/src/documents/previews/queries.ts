import { isReadable } from '@kakehashi/domain/documents/files'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { addJob } from '../../db/add-job.ts'
import type { DB } from '../../db/schema.gen.ts'
import { listKeyIds } from '../../storage/vault.ts'

export type PreviewRow = Selectable<DB['previews']>

export function findPreview(db: Kysely<DB>, fileId: string): Promise<PreviewRow | undefined> {
  return db.selectFrom('previews').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

export async function insertPreview(
  trx: Transaction<DB>,
  preview: Insertable<DB['previews']>,
): Promise<void> {
  await trx.insertInto('previews').values(preview).execute()
}

/** Deletes the row only; the caller removes the stored object. */
export function deletePreview(
  trx: Transaction<DB>,
  fileId: string,
): Promise<{ object_key: string } | undefined> {
  return trx
    .deleteFrom('previews')
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

/** Re-wraps one batch of preview keys that are wrapped with the given office key. */
export async function rewrapPreviews(
  trx: Transaction<DB>,
  keyId: string,
  limit: number,
  rewrap: (key: WrappedKey) => Promise<WrappedKey>,
): Promise<number> {
  const previews = await trx
    .selectFrom('previews')
    .select(['file_id', 'key_id', 'wrapped_key'])
    .where('key_id', '=', keyId)
    .orderBy('file_id')
    .limit(limit)
    .forUpdate()
    .execute()
  for (const preview of previews) {
    await trx
      .updateTable('previews')
      .set(await rewrap(preview))
      .where('file_id', '=', preview.file_id)
      .execute()
  }
  return previews.length
}

/** Office keys that are still in use by previews. */
export function listPreviewKeyIds(db: Kysely<DB>): Promise<string[]> {
  return listKeyIds((last) =>
    db
      .selectFrom('previews')
      .select('key_id')
      .where('key_id', '>', last)
      .orderBy('key_id')
      .limit(1)
      .executeTakeFirst(),
  )
}
