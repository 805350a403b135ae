import type { Database } from '../../db/connection.ts'
import { holderOf } from '../../documents/key-holder.ts'
import type { Vault } from '../../storage/vault.ts'

const batchSize = 100

/** Wraps the keys of all papers with the current office key. */
export async function rotateCertificateKeys(db: Database, vault: Vault): Promise<number> {
  let count = 0
  for (;;) {
    const rewrapped = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('certificate_papers')
        .select(['id', 'key_id', 'wrapped_key'])
        .where('key_id', '<>', vault.currentKeyId)
        .limit(batchSize)
        .forUpdate()
        .execute()
      for (const row of rows) {
        const holder = holderOf('certificate_papers', row.id)
        await trx
          .updateTable('certificate_papers')
          .set(await vault.rewrap({ ...row, holder }))
          .where('id', '=', row.id)
          .execute()
      }
      return rows.length
    })
    count += rewrapped
    if (rewrapped < batchSize) return count
  }
}
