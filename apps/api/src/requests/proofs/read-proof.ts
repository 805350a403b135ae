import type { ProofReply, RemarkView } from '@kakehashi/contract/requests/proof-view'
import { findProofObstacle, type ProofState } from '@kakehashi/domain/request/proof'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { findProofPictures } from '../../documents/proof-pictures/get-pictures.ts'
import type { VisibleRequest } from '../access.ts'
import { chooseProof, findTranslation, stateOfProof } from './current.ts'
import { findLines, listProofs, listRemarks, type NamedRemark, type ProofRow } from './queries.ts'
import { possibleChanges, toRemarkView } from './view.ts'

/** The same for all readers, except for the names of staff and what they may do. */
export async function readProof(db: Kysely<DB>, request: VisibleRequest): Promise<ProofReply> {
  const { row, parts } = request
  const file = await findTranslation(db, row)
  const proofs = row.content_erased_at === null ? await listProofs(db, row.id) : []
  const proof = chooseProof(proofs, file)
  const state = proof && stateOfProof(proof, file)
  const remarks = proof ? await listRemarks(db, row.id) : []
  const isStaff = parts.includes('office') || parts.includes('desk')
  const obstacle = findProofObstacle(file && { mediaType: file.media_type, pages: file.pages })
  return {
    request: row.id,
    ...(proof && state && { proof: await toProofView(db, proof, state) }),
    remarks: await toRemarkViews(db, remarks, { proof, isStaff }),
    ...(isStaff && row.stage === 'review' && obstacle && { obstacle }),
    can: possibleChanges(request, {
      state,
      canSend: obstacle === null,
      isOpen: remarks.some(({ outcome }) => outcome === null),
    }),
  }
}

async function toProofView(db: Kysely<DB>, proof: ProofRow, state: ProofState) {
  const pictures = await findProofPictures(db, proof.file_id)
  const lines = (await findLines(db, [proof.file_id])).get(proof.file_id) ?? []
  return {
    _id: proof.id,
    state,
    sentAt: proof.sent_at.toISOString(),
    ...(proof.answered_at && { answeredAt: proof.answered_at.toISOString() }),
    pages: pictures?.page_ends.length ?? 0,
    lines: [...lines],
  }
}

interface Reading {
  readonly proof: ProofRow | undefined
  readonly isStaff: boolean
}

export async function toRemarkViews(
  db: Kysely<DB>,
  remarks: readonly NamedRemark[],
  { proof, isStaff }: Reading,
): Promise<RemarkView[]> {
  const lines = await findLines(db, [...new Set(remarks.map(({ file_id }) => file_id))])
  return remarks.map((remark) => {
    const about = remark.line === null ? undefined : lines.get(remark.file_id)?.[remark.line]
    return {
      ...toRemarkView(remark, about, isStaff),
      isOfThis: remark.proof_id === proof?.id,
    }
  })
}
