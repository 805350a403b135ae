import type { Database } from '../db/connection.ts'
import type { Vault } from '../storage/vault.ts'
import { listKeyIds, listWrappedBy, saveFile } from './queries.ts'

const atOnce = 100

/**
 * Wraps every file's key by the office's current one, some at a time; the stored bytes stay as
 * they are. Afterwards the older keys can be taken out of FILE_KEYS.
 */
export async function rotateFileKeys(db: Database, vault: Vault): Promise<number> {
  let count = 0
  for (const keyId of await listKeyIds(db)) {
    for (let done = keyId === vault.currentKeyId; !done;) {
      const rewrapped = await db.transaction().execute(async (trx) => {
        const files = await listWrappedBy(trx, keyId, atOnce)
        for (const file of files) await saveFile(trx, file.id, await vault.rewrap(file))
        return files.length
      })
      count += rewrapped
      done = rewrapped < atOnce
    }
  }
  return count
}
