import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** Replaces an earlier code of the request. */
export async function saveClaimCode(
  trx: Transaction<DB>,
  requestId: string,
  codeHash: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('claim_codes')
    .values({ request_id: requestId, code_hash: codeHash, created_at: now })
    .onConflict((conflict) =>
      conflict.column('request_id').doUpdateSet({ code_hash: codeHash, created_at: now }),
    )
    .execute()
}

export async function findClaimableRequest(
  db: Kysely<DB>,
  codeHashes: readonly Buffer[],
): Promise<string | undefined> {
  const found = await db
    .selectFrom('claim_codes')
    .select('request_id')
    .where('code_hash', 'in', codeHashes)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return found?.request_id
}

/** False if somebody claimed it meanwhile. */
export async function spendClaimCode(
  trx: Transaction<DB>,
  requestId: string,
  claimedBy: string,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('claim_codes')
    .set({ claimed_at: now, claimed_by: claimedBy })
    .where('request_id', '=', requestId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
