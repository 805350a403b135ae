import { buffer } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { FileStorage } from '../deps.ts'
import { holderOf } from '../documents/key-holder.ts'
import { openFile } from '../documents/read-file.ts'
import { publishChange } from '../outbox/publish-change.ts'
import type { Vault } from '../storage/vault.ts'
import {
  type ImportRow,
  listDueFiles,
  listStoredWithOtherKey,
  lockImport,
  lockStored,
  saveImport,
} from './queries.ts'

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

/** After a day. What is being imported at that moment is finished first. */
export async function deleteExpiredFiles(db: Database, now: Date): Promise<void> {
  for (const { id } of await listDueFiles(db, now)) {
    await db.transaction().execute(async (trx) => {
      const row = await lockImport(trx, id)
      if (!row || row.state === 'importing') return
      await expire(trx, row)
    })
  }
}

/** Call it when somebody is erased: a file that nobody has imported yet may have them too. */
export async function eraseFiles(trx: Transaction<DB>): Promise<void> {
  for (const row of await lockStored(trx)) await expire(trx, row)
}

async function expire(trx: Transaction<DB>, row: ImportRow): Promise<void> {
  const isOpen = row.state === 'checking' || row.state === 'checked'
  if (isOpen) await saveImport(trx, row.id, { state: 'expired' })
  await deleteFile(trx, row)
  await publishChange(trx, { type: 'Imports' }, [])
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
