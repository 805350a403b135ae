import { isReadable } from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { findProofObstacle, mostProofPages } from '@kakehashi/domain/request/proof'
import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { getProofPictures } from '../../documents/proof-pictures/get-pictures.ts'
import type { FileRow } from '../../documents/queries.ts'
import { enqueueNotice } from '../../outbox/enqueue-notices.ts'
import { demand, Refusal } from '../../refusal.ts'
import { countAction, limits } from '../../throttle.ts'
import { getVisibleRequest, lockVisibleRequest, type VisibleRequest } from '../access.ts'
import { chooseProof, demandInReview, findTranslation, stateOfProof } from './current.ts'
import { insertProof, listProofs, saveProof } from './queries.ts'
import { saveProofChange } from './save-change.ts'

/** A second press in this time, perhaps by a colleague, sends no second mail. */
const pause = 10 * duration.minute

/** Drawing takes a moment, so the pages are drawn first and sent if nothing has changed since. */
export async function sendProof(deps: Deps, requestId: string, actor: Actor): Promise<void> {
  const { db, clock } = deps
  const drawn = await demandSendable(db, await getVisibleRequest(db, requestId, actor))
  await getProofPictures(deps, drawn)
  await db.transaction().execute(async (trx) => {
    const request = await lockVisibleRequest(trx, requestId, actor)
    const file = await demandSendable(trx, request)
    demand(file.id === drawn.id, 'proof-replaced')
    await send(trx, request, file, actor, clock.now())
  })
}

async function demandSendable(db: Kysely<DB>, request: VisibleRequest): Promise<FileRow> {
  const { row, parts } = request
  demand(parts.includes('office'), 'not-found')
  demandInReview(request)
  demand(row.customer_deleted_at === null, 'customer-deleted')
  const file = await findTranslation(db, row)
  const obstacle = findProofObstacle(file && { mediaType: file.media_type, pages: file.pages })
  if (!file || obstacle === 'no-file') throw new Refusal('proof-no-file')
  demand(obstacle !== 'not-pdf', 'proof-not-pdf')
  demand(obstacle !== 'too-long', 'proof-too-long', { values: { most: mostProofPages } })
  demand(isReadable(file), 'file-pending')
  return file
}

async function send(
  trx: Transaction<DB>,
  { row }: VisibleRequest,
  file: FileRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const proofs = await listProofs(trx, row.id)
  const earlier = chooseProof(proofs, file)
  const isSameFile = earlier !== undefined && stateOfProof(earlier, file) !== 'replaced'
  if (isSameFile) {
    demand(earlier.answer !== 'approved', 'proof-approved-already')
    if (after(earlier.mailed_at, pause) > now) return
    const waiting = { answer: null, answered_at: null, mailed_at: now }
    await saveProof(trx, earlier.id, waiting)
  } else {
    await insertProof(trx, {
      id: uuidv7(),
      request_id: row.id,
      file_id: file.id,
      sha256: file.sha256,
      sent_at: now,
      sent_by: actor.id,
      mailed_at: now,
    })
  }
  await countAction(trx, now, { limit: limits.messages, of: actor.id })
  await enqueueNotice(trx, row, 'proof-to-approve', now)
  await saveProofChange(trx, row, { event: 'proof-sent', actorId: actor.id, now })
}
