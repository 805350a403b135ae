import type { Actor } from '@kakehashi/domain/people/permissions'
import { proofStateOf, type ProofState } from '@kakehashi/domain/request/proof'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { type FileRow, findFile } from '../../documents/queries.ts'
import { demand, Refusal } from '../../refusal.ts'
import { demandNotHeld, lockVisibleRequest, type VisibleRequest } from '../access.ts'
import type { RequestRow } from '../queries.ts'
import { listProofs, type ProofRow } from './queries.ts'

/** The translation of a request, unless staff removed it. */
export async function findTranslation(
  db: Kysely<DB>,
  { translation_id: id }: Pick<RequestRow, 'translation_id'>,
): Promise<FileRow | undefined> {
  const file = id === null ? undefined : await findFile(db, id)
  return file && file.removed_at === null && file.hidden_at === null ? file : undefined
}

/** The newest proof copy of this file, or else the newest of any. The query of a request does the same. */
export function chooseProof(
  proofs: readonly ProofRow[],
  file: Pick<FileRow, 'sha256'> | undefined,
): ProofRow | undefined {
  return proofs.findLast((proof) => isOfFile(proof, file)) ?? proofs.at(-1)
}

export function stateOfProof(
  proof: ProofRow,
  file: Pick<FileRow, 'sha256'> | undefined,
): ProofState {
  return proofStateOf(proof.answer, isOfFile(proof, file))
}

function isOfFile({ sha256 }: ProofRow, file: Pick<FileRow, 'sha256'> | undefined): boolean {
  return file !== undefined && file.sha256.equals(sha256)
}

export function demandInReview({ row }: VisibleRequest): void {
  demand(row.content_erased_at === null, 'content-erased')
  demand(row.closed_at === null, 'request-closed')
  demand(row.stage === 'review', 'proof-not-in-review')
}

/** The proof copy that the customer has on screen. It has to be of the current translation. */
export async function lockForAnswer(
  trx: Transaction<DB>,
  { requestId, proofId }: { readonly requestId: string; readonly proofId: string },
  actor: Actor,
  now: Date,
): Promise<{ readonly request: VisibleRequest; readonly proof: ProofRow }> {
  const request = await lockVisibleRequest(trx, requestId, actor)
  // Whoever approves is the one whose papers they are. To others it is as if there were none.
  demand(request.parts.includes('customer'), 'not-found')
  const proof = (await listProofs(trx, requestId)).find(({ id }) => id === proofId)
  if (!proof) throw new Refusal('not-found')
  demandNotHeld(request, now)
  demandInReview(request)
  const file = await findTranslation(trx, request.row)
  demand(stateOfProof(proof, file) !== 'replaced', 'proof-replaced')
  return { request, proof }
}
