import * as contract from '@kakehashi/contract/requests/proofs'
import { Readable } from 'node:stream'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { findFileWithRequest } from '../../documents/file-with-request.ts'
import { holderOf } from '../../documents/key-holder.ts'
import { previewMediaType } from '../../documents/previews/draw-preview.ts'
import { findProofPictures, rangeOfPage } from '../../documents/proof-pictures/get-pictures.ts'
import { openFile } from '../../documents/read-file.ts'
import { openRecorded } from '../../documents/readings/record.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { filePolicy } from '../../http/headers.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { Refusal } from '../../refusal.ts'
import { getVisibleRequest } from '../access.ts'
import { approveProof, askForChange } from './answer.ts'
import { listProofs } from './queries.ts'
import { sendProof } from './send.ts'
import { settleRemark } from './settle.ts'
import { readProof } from './read-proof.ts'

export function proofRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.getProof, ({ params, auth }) => proofOf(db, params.requestId, auth))

  api.serve(contract.sendProof, async ({ params: { requestId }, auth }) => {
    await sendProof(deps, requestId, auth.actor)
    return proofOf(db, requestId, auth)
  })
  api.serve(contract.approveProof, ({ params, auth }) =>
    change(params.requestId, auth, (trx) => approveProof(trx, params, auth.actor, clock.now())),
  )
  api.serve(contract.askForProofChange, async ({ params, body, auth, trx }) => {
    await askForChange(trx, params, body, auth.actor, clock.now())
    return proofOf(trx, params.requestId, auth)
  })
  api.serve(contract.settleRemark, ({ params, body, auth }) =>
    change(params.requestId, auth, (trx) =>
      settleRemark(trx, params, body, auth.actor, clock.now()),
    ),
  )

  api.serve(contract.readProofPage, async ({ params, auth, request, reply }) => {
    const { requestId, proofId, page } = params
    await getVisibleRequest(db, requestId, auth.actor)
    const proof = (await listProofs(db, requestId)).find(({ id }) => id === proofId)
    if (!proof) throw new Refusal('not-found')
    const reader = { id: auth.actor.id, now: clock.now() }
    const found = await findFileWithRequest(db, proof.file_id, reader)
    const pictures = await findProofPictures(db, proof.file_id)
    if (!found || found.state.isHidden || !pictures) throw new Refusal('file-gone')
    const range = rangeOfPage(pictures, page)
    if (!range) throw new Refusal('not-found')
    reply.headers({
      'content-type': previewMediaType,
      'content-length': range.end - range.start + 1,
      'content-security-policy': filePolicy,
      'cache-control': 'no-store',
    })
    if (request.method === 'HEAD') return Readable.from([])
    const stored = { ...pictures, holder: holderOf('proof_pictures', proof.file_id) }
    const { request: parties, isInTray } = found.state
    const reading = { file: found.file, request: parties, isInTray, kind: 'opened' } as const
    return openRecorded(deps, reading, auth.actor, () => openFile(deps.files, stored, range))
  })

  async function change(
    requestId: string,
    auth: AuthContext,
    work: (trx: Transaction<DB>) => Promise<void>,
  ) {
    await db.transaction().execute(work)
    return proofOf(db, requestId, auth)
  }
}

async function proofOf(source: Kysely<DB>, requestId: string, { actor }: AuthContext) {
  return readProof(source, await getVisibleRequest(source, requestId, actor))
}
