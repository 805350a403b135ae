import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { listPreviewKeyIds, rewrapPreviews } from './previews/queries.ts'
import type { Vault } from '../storage/vault.ts'
import { listFileKeyIds, listWrappedBy, saveFile } from './queries.ts'

const atOnce = 100

/**
 * Wraps every file's key by the office's current one, some at a time; the stored bytes stay as
 * they are. Afterwards the older keys can be taken out of FILE_KEYS.
 */
export async function rotateFileKeys(db: Database, vault: Vault): Promise<number> {
  let count = 0
  const rotate = async (
    keyIds: readonly string[],
    someOf: (trx: Transaction<DB>, keyId: string) => Promise<number>,
  ) => {
    for (const keyId of keyIds) {
      for (let done = keyId === vault.currentKeyId; !done;) {
        const rewrapped = await db.transaction().execute((trx) => someOf(trx, keyId))
        count += rewrapped
        done = rewrapped < atOnce
      }
    }
  }
  await rotate(await listFileKeyIds(db), async (trx, keyId) => {
    const files = await listWrappedBy(trx, keyId, atOnce)
    for (const file of files) await saveFile(trx, file.id, await vault.rewrap(file))
    return files.length
  })
  await rotate(await listPreviewKeyIds(db), (trx, keyId) =>
    rewrapPreviews(trx, keyId, atOnce, (kept) => vault.rewrap(kept)),
  )
  return count
}
