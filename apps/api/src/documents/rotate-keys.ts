import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { derivedTables, listDerivedKeyIds, rewrapDerived } from './previews/queries.ts'
import type { Vault } from '../storage/vault.ts'
import { holderOf } from './key-holder.ts'
import { listFileKeyIds, listWrappedBy } from './maintenance-queries.ts'
import { saveFile } from './queries.ts'

const batchSize = 100

/**
 * Re-wraps every file key with the current office key, in batches. The stored objects do not
 * change. Afterwards older keys can be removed from FILE_KEYS.
 */
export async function rotateFileKeys(db: Database, vault: Vault): Promise<number> {
  let count = 0
  const rotate = async (
    keyIds: readonly string[],
    rewrapBatch: (trx: Transaction<DB>, keyId: string) => Promise<number>,
  ) => {
    for (const keyId of keyIds) {
      for (let done = keyId === vault.currentKeyId; !done;) {
        const rewrapped = await db.transaction().execute((trx) => rewrapBatch(trx, keyId))
        count += rewrapped
        done = rewrapped < batchSize
      }
    }
  }
  await rotate(await listFileKeyIds(db), async (trx, keyId) => {
    const files = await listWrappedBy(trx, keyId, batchSize)
    for (const file of files) {
      const holder = holderOf('files', file.id)
      await saveFile(trx, file.id, await vault.rewrap({ ...file, holder }))
    }
    return files.length
  })
  for (const table of derivedTables) {
    await rotate(await listDerivedKeyIds(db, table), (trx, keyId) =>
      rewrapDerived(trx, table, keyId, batchSize, (key) => vault.rewrap(key)),
    )
  }
  return count
}
