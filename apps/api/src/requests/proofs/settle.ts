import type { BodyOf, ParamsOf } from '@kakehashi/contract/http/endpoint'
import type { settleRemark as endpoint } from '@kakehashi/contract/requests/proofs'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { waitsForCustomerAgain } from '@kakehashi/domain/request/proof'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { enqueueNotice } from '../../outbox/enqueue-notices.ts'
import { demand, Refusal } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import { chooseProof, findTranslation, stateOfProof } from './current.ts'
import { listProofs, listRemarks, saveProof, saveRemark } from './queries.ts'
import { saveProofChange } from './save-change.ts'

/**
 * By the office or the translator, also while the translation is being changed. If nothing is changed
 * after all, the customer is asked again about the same file.
 */
export async function settleRemark(
  trx: Transaction<DB>,
  { requestId, remarkId }: ParamsOf<typeof endpoint>,
  { outcome, reply }: BodyOf<typeof endpoint>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const request = await lockVisibleRequest(trx, requestId, actor)
  const { row, parts } = request
  const remarks = await listRemarks(trx, requestId)
  const remark = remarks.find(({ id }) => id === remarkId)
  demand(parts.includes('office') || parts.includes('desk'), 'forbidden')
  demand(row.content_erased_at === null, 'content-erased')
  if (!remark) throw new Refusal('not-found')
  demand(row.closed_at === null, 'request-closed')
  const answer = { outcome, reply: reply === '' ? null : reply }
  // A repeated call.
  if (remark.outcome === answer.outcome && remark.reply === answer.reply) return
  demand(remark.outcome === null, 'remark-settled')
  await saveRemark(trx, remark.id, { ...answer, settled_at: now, settled_by: actor.id })

  const file = await findTranslation(trx, row)
  const proof = chooseProof(await listProofs(trx, requestId), file)
  const isAsked = proof?.id === remark.proof_id && stateOfProof(proof, file) === 'change-asked'
  const ofProof = remarks
    .filter(({ proof_id }) => proof_id === remark.proof_id)
    .map((each) => (each.id === remark.id ? answer : each))
  if (proof && isAsked && row.stage === 'review' && waitsForCustomerAgain(ofProof)) {
    await saveProof(trx, proof.id, { answer: null, answered_at: null, mailed_at: now })
    if (row.customer_deleted_at === null) await enqueueNotice(trx, row, 'proof-to-approve', now)
  }
  const fields = reply === '' ? ['outcome'] : ['outcome', 'reply']
  const event = { event: 'proof-remark-settled', fields, actorId: actor.id, now } as const
  await saveProofChange(trx, row, event)
}
