import type { ProofLine } from '@kakehashi/domain/request/proof'
import { proofLinesOf } from '@kakehashi/domain/review/proof-lines'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import { fullNameOf } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'

export type ProofRow = Selectable<DB['proofs']>

/** A remark with the name of whoever settled it, and the file that it is about. */
export type NamedRemark = Awaited<ReturnType<typeof listRemarks>>[number]

/** Every proof copy of a request, oldest first. */
export function listProofs(db: Kysely<DB>, requestId: string): Promise<ProofRow[]> {
  return db
    .selectFrom('proofs')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
}

export async function insertProof(
  trx: Transaction<DB>,
  proof: Insertable<DB['proofs']>,
): Promise<void> {
  await trx.insertInto('proofs').values(proof).execute()
}

export async function saveProof(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['proofs']>,
): Promise<void> {
  await trx.updateTable('proofs').set(change).where('id', '=', id).execute()
}

/** Of all proof copies of a request, oldest first. There are at most `mostRemarks`. */
export function listRemarks(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('proof_remarks')
    .innerJoin('proofs', 'proofs.id', 'proof_remarks.proof_id')
    .leftJoin('users', 'users.id', 'proof_remarks.settled_by')
    .selectAll('proof_remarks')
    .select(['proofs.file_id', fullNameOf('users').as('settled_by_name')])
    .where('proof_remarks.request_id', '=', requestId)
    .orderBy('proof_remarks.made_at')
    .orderBy('proof_remarks.id')
    .execute()
}

export async function insertRemarks(
  trx: Transaction<DB>,
  remarks: Insertable<DB['proof_remarks']>[],
): Promise<void> {
  await trx.insertInto('proof_remarks').values(remarks).execute()
}

export async function saveRemark(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['proof_remarks']>,
): Promise<void> {
  await trx.updateTable('proof_remarks').set(change).where('id', '=', id).execute()
}

/** The lines of the files that were made from templates, by the ids of the files. */
export async function findLines(
  db: Kysely<DB>,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProofLine[]>> {
  const rows = await db
    .selectFrom('printed_translations')
    .selectAll()
    .where('file_id', '=', anyOf(fileIds))
    .execute()
  return new Map(rows.map(({ file_id, papers }) => [file_id, proofLinesOf(papers)]))
}
