import type { Database } from '../db/connection.ts'
import { holderOf } from '../documents/key-holder.ts'
import type { Vault } from '../storage/vault.ts'
import { listStoredWithOtherKey, lockExport, saveExport } from './queries.ts'

/** Wraps the keys of all exports with the current office key. There are only those of a day. */
export async function rotateExportKeys(db: Database, vault: Vault): Promise<number> {
  const stored = await listStoredWithOtherKey(db, vault.currentKeyId)
  for (const { id } of stored) {
    await db.transaction().execute(async (trx) => {
      const row = await lockExport(trx, id)
      // It may have been deleted in the meantime.
      const { key_id, wrapped_key } = row ?? {}
      if (!key_id || !wrapped_key) return
      const holder = holderOf('exports', id)
      await saveExport(trx, id, await vault.rewrap({ key_id, wrapped_key, holder }))
    })
  }
  return stored.length
}
