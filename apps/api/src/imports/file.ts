import { buffer } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { FileStorage } from '../deps.ts'
import { holderOf } from '../documents/key-holder.ts'
import { openFile } from '../documents/read-file.ts'
import type { Vault } from '../storage/vault.ts'
import { type ImportRow, listStoredWithOtherKey, lockImport, saveImport } from './queries.ts'

/** At most ten megabytes. Undefined if it was deleted meanwhile. */
export async function readFile(
  files: Pick<FileStorage, 'store' | 'vault'>,
  { id, size, object_key, key_id, wrapped_key }: ImportRow,
): Promise<Buffer | undefined> {
  if (object_key === null || key_id === null || wrapped_key === null) return undefined
  const stored = { size, object_key, key_id, wrapped_key, holder: holderOf('imports', id) }
  return buffer(await openFile(files, stored))
}

/** Without its key, the file and every backup of it are unreadable at once. */
export async function deleteFile(trx: Transaction<DB>, row: ImportRow): Promise<void> {
  if (row.object_key === null) return
  await saveImport(trx, row.id, { object_key: null, key_id: null, wrapped_key: null })
  await addJob(trx, 'remove-object', { key: row.object_key })
}

/** Wraps the keys of all files with the current office key. There are only those of a day. */
export async function rotateImportKeys(db: Database, vault: Vault): Promise<number> {
  const stored = await listStoredWithOtherKey(db, vault.currentKeyId)
  for (const { id } of stored) {
    await db.transaction().execute(async (trx) => {
      const row = await lockImport(trx, id)
      const { key_id, wrapped_key } = row ?? {}
      if (!key_id || !wrapped_key) return
      const holder = holderOf('imports', id)
      await saveImport(trx, id, await vault.rewrap({ key_id, wrapped_key, holder }))
    })
  }
  return stored.length
}
