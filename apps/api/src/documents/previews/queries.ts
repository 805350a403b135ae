import { isReadable } from '@kakehashi/domain/files'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { addJob } from '../../db/add-job.ts'
import type { DB } from '../../db/schema.gen.ts'
import { listKeyIds } from '../../storage/key-ids.ts'

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

/** Takes the preview of a file out of the books; its bytes are the caller's to remove. */
export function forgetPreview(
  trx: Transaction<DB>,
  fileId: string,
): Promise<{ object_key: string } | undefined> {
  return trx
    .deleteFrom('previews')
    .where('file_id', '=', fileId)
    .returning('object_key')
    .executeTakeFirst()
}

/** A photograph that can be opened is drawn by the worker, with the commit that says so. */
export async function askForPreview(
  trx: Transaction<DB>,
  file: Pick<Selectable<DB['files']>, 'id' | 'drawing' | 'status'>,
): Promise<void> {
  if (!isReadable(file) || file.drawing !== 'waiting') return
  // One queue: a large photograph fills much memory while it is drawn.
  const job = { queue: 'previews', maxAttempts: 10, key: `draw:${file.id}` }
  await addJob(trx, 'draw-preview', { fileId: file.id }, job)
}

type KeptKey = Pick<PreviewRow, 'key_id' | 'wrapped_key'>

/** Some of those whose own key is still wrapped by this key of the office, wrapped anew. */
export async function rewrapPreviews(
  trx: Transaction<DB>,
  keyId: string,
  limit: number,
  rewrap: (kept: KeptKey) => Promise<KeptKey>,
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

/** The office's keys that some preview still needs. */
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
