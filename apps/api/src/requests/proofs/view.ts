import { type ProofChange, proofChanges } from '@kakehashi/contract/requests/proof-view'
import type { ProofLine, ProofState } from '@kakehashi/domain/request/proof'
import type { VisibleRequest } from '../access.ts'
import type { NamedRemark } from './queries.ts'

export function toRemarkView(remark: NamedRemark, about: ProofLine | undefined, isStaff: boolean) {
  const { settled_at: at, outcome, reply, settled_by_name: name } = remark
  return {
    _id: remark.id,
    ...(remark.line !== null && { line: remark.line }),
    ...(about && { about }),
    remark: remark.remark,
    madeAt: remark.made_at.toISOString(),
    ...(at &&
      outcome && {
        settled: {
          outcome,
          at: at.toISOString(),
          ...(reply !== null && { reply }),
          // Customers read no names of the staff here.
          ...(isStaff && name !== null && { by: name }),
        },
      }),
  }
}

export function possibleChanges(
  { row, parts }: VisibleRequest,
  facts: {
    readonly state: ProofState | undefined
    readonly canSend: boolean
    readonly isOpen: boolean
  },
): ProofChange[] {
  const { state, canSend, isOpen } = facts
  if (row.closed_at !== null || row.content_erased_at !== null) return []
  const isStaff = parts.includes('office') || parts.includes('desk')
  const isInReview = row.stage === 'review'
  const isHere = isInReview && state !== undefined && state !== 'replaced'
  const isCustomer = parts.includes('customer')
  const isPossible: Readonly<Record<ProofChange, boolean>> = {
    send:
      parts.includes('office') &&
      isInReview &&
      canSend &&
      state !== 'approved' &&
      row.customer_deleted_at === null,
    approve: isCustomer && isHere && state !== 'approved',
    ask: isCustomer && isHere,
    settle: isStaff && isOpen,
  }
  return proofChanges.filter((change) => isPossible[change])
}
