import type { MissingApproval } from '../request/proof.ts'

/** What is open when a review is about to end. The reviewer is asked about all of it at once. */
export type ReviewQuestion =
  | { readonly kind: 'names-unconfirmed'; readonly count: number }
  /** Lines of the checklist that nobody has ticked. */
  | { readonly kind: 'checks-open'; readonly count: number }
  /** A proof copy was sent, and its customer has not approved exactly this file. */
  | { readonly kind: 'proof-not-approved' }
  /** The office expects a proof copy of every translation. */
  | { readonly kind: 'proof-not-sent' }
  /** The reviewer translated it. */
  | { readonly kind: 'own-translation' }

export interface ReviewFacts {
  readonly unconfirmedNames: number
  /** Null if the reviewer had no checklist on screen. */
  readonly openChecks: number | null
  readonly missingApproval: MissingApproval | null
  readonly isOwnTranslation: boolean
}

/** The one list of reasons to ask before a review ends. Another reason is added here. */
export function listOpenQuestions(facts: ReviewFacts): ReviewQuestion[] {
  const { unconfirmedNames, openChecks, missingApproval, isOwnTranslation } = facts
  const questions: ReviewQuestion[] = []
  if (unconfirmedNames > 0) questions.push({ kind: 'names-unconfirmed', count: unconfirmedNames })
  if (openChecks !== null && openChecks > 0) {
    questions.push({ kind: 'checks-open', count: openChecks })
  }
  if (missingApproval) questions.push({ kind: missingApproval })
  if (isOwnTranslation) questions.push({ kind: 'own-translation' })
  return questions
}

/** Who translated it cannot be helped, and is only said; the other questions want a reason. */
export function needReason(questions: readonly ReviewQuestion[]): boolean {
  return questions.some(({ kind }) => kind !== 'own-translation')
}
