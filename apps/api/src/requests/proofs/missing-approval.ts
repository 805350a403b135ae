import { missingApproval, type MissingApproval } from '@kakehashi/domain/request/proof'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { findFile } from '../../documents/queries.ts'
import type { RequestRow } from '../queries.ts'
import { getSetting } from '../../settings/queries.ts'
import { chooseProof, stateOfProof } from './current.ts'
import { listProofs } from './queries.ts'

/** What is missing of the approval of exactly this file. */
export async function findMissingApproval(
  db: Kysely<DB>,
  { id }: Pick<RequestRow, 'id'>,
  fileId: string | null,
): Promise<MissingApproval | null> {
  const file = fileId === null ? undefined : await findFile(db, fileId)
  const proof = chooseProof(await listProofs(db, id), file)
  const state = proof ? stateOfProof(proof, file) : null
  return missingApproval(state, await getSetting(db, 'expectProof'))
}
