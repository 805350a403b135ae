import type { ReviewQuestion } from '@kakehashi/domain/request/review-questions'
import type { OfficeRequest } from '../../../request/request-views.ts'

/** A corrected file that goes with CONTINUE is not the one that the customer has approved. */
export function withCorrectedFile({
  proof,
  openQuestions = [],
}: Pick<OfficeRequest, 'proof' | 'openQuestions'>): readonly ReviewQuestion[] {
  const isAsked = openQuestions.some(({ kind }) => kind === 'proof-not-approved')
  return proof === undefined || isAsked
    ? openQuestions
    : [...openQuestions, { kind: 'proof-not-approved' }]
}
