import type { RequestState } from '../request/state.ts'
import type { ServiceKind } from '../services.ts'

/** What whoever checks a certificate is told. One that was replaced was revoked for another one. */
export const certificateStates = ['valid', 'replaced', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]

/** Why a certificate no longer stands. */
export const revocations = ['by-staff', 'replaced', 'stepped-back', 'new-translation'] as const
export type Revocation = (typeof revocations)[number]

type Certifiable = Pick<RequestState, 'stage' | 'closedAt'> & {
  readonly serviceKind: ServiceKind
  readonly translationId: string | null
}

/**
 * Once the review is finished, the office can certify the translation. The record of an
 * interpretation is no translation, and one on paper only has no file that could be compared.
 */
export function isCertifiable(request: Certifiable): boolean {
  const isReviewed = request.stage === 'delivery' || request.stage === 'complete'
  const isTranslation = request.serviceKind === 'translation' && request.translationId !== null
  return isReviewed && isTranslation && request.closedAt === null
}
