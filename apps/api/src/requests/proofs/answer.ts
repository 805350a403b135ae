import type { BodyOf, ParamsOf } from '@kakehashi/contract/http/endpoint'
import type {
  approveProof as approval,
  askForProofChange,
} from '@kakehashi/contract/requests/proofs'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { mostRemarks } from '@kakehashi/domain/request/proof'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { demand } from '../../refusal.ts'
import { countAction, limits } from '../../throttle.ts'
import { lockForAnswer } from './current.ts'
import { findLines, insertRemarks, listRemarks, saveProof } from './queries.ts'
import { saveProofChange } from './save-change.ts'

type Target = ParamsOf<typeof approval>

/** Of exactly the file that was sent. A second press changes nothing. */
export async function approveProof(
  trx: Transaction<DB>,
  target: Target,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { request, proof } = await lockForAnswer(trx, target, actor, now)
  if (proof.answer === 'approved') return
  await saveProof(trx, proof.id, { answer: 'approved', answered_at: now })
  const event = { event: 'proof-approved', actorId: actor.id, now, isNewsForOffice: true } as const
  await saveProofChange(trx, request.row, event)
}

/** Also after an approval, which it takes back: somebody may see a mistake a little later. */
export async function askForChange(
  trx: Transaction<DB>,
  target: Target,
  { general, remarks }: BodyOf<typeof askForProofChange>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { request, proof } = await lockForAnswer(trx, target, actor, now)
  const lines = (await findLines(trx, [proof.file_id])).get(proof.file_id) ?? []
  demand(
    remarks.every(({ line }) => line < lines.length),
    'proof-line-unknown',
  )
  const written = [...remarks, ...(general === '' ? [] : [{ line: null, remark: general }])]
  const before = await listRemarks(trx, target.requestId)
  const values = { most: mostRemarks }
  demand(before.length + written.length <= mostRemarks, 'too-many-remarks', { values })
  await countAction(trx, now, { limit: limits.messages, of: actor.id })
  await insertRemarks(
    trx,
    written.map(({ line, remark }) => ({
      id: uuidv7(),
      request_id: target.requestId,
      proof_id: proof.id,
      line,
      remark,
      made_at: now,
    })),
  )
  await saveProof(trx, proof.id, { answer: 'change-asked', answered_at: now })
  await saveProofChange(trx, request.row, {
    event: 'proof-change-asked',
    fields: [...(general === '' ? [] : ['general']), ...(remarks.length > 0 ? ['lines'] : [])],
    actorId: actor.id,
    now,
    isNewsForOffice: true,
  })
}
