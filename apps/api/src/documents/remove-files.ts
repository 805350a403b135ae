import type { Selectable, Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { deleteDerived, derivedTables } from './previews/queries.ts'

/**
 * Deletes the file's key, which makes its content and every backup of it unreadable at once. A job
 * then deletes the stored object.
 */
export async function removeFile(
  trx: Transaction<DB>,
  file: Pick<Selectable<DB['files']>, 'id' | 'object_key'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('files')
    .set({ removed_at: now, wrapped_key: Buffer.alloc(0) })
    .where('id', '=', file.id)
    .execute()
  await recordEvent(trx, {
    kind: 'file.removed',
    at: now,
    actorId: null,
    subject: { kind: 'file', id: file.id },
  })
  // They have what the document and the translation say.
  for (const table of [
    'translation_drafts',
    'printed_translations',
    'document_proposals',
  ] as const) {
    await trx.deleteFrom(table).where('file_id', '=', file.id).execute()
  }
  await addJob(trx, 'remove-object', { key: file.object_key })
  for (const table of derivedTables) {
    const derived = await deleteDerived(trx, table, file.id)
    if (derived) await addJob(trx, 'remove-object', { key: derived.object_key })
  }
}
