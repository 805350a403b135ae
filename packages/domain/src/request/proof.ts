import type { Words } from '../language.ts'

/** What the customer says about a proof copy. */
const proofAnswers = ['approved', 'change-asked'] as const
export type ProofAnswer = (typeof proofAnswers)[number]

/** Sent and not answered yet, answered, or sent of a file that is no longer the translation. */
export const proofStates = ['sent', ...proofAnswers, 'replaced'] as const
export type ProofState = (typeof proofStates)[number]

/** What becomes of a remark: the translation is changed, or it stays and the office says why. */
export const remarkOutcomes = ['changing', 'kept'] as const
export type RemarkOutcome = (typeof remarkOutcomes)[number]

/** A line of a translation that was made from a template, as its customer reads it. */
export interface ProofLine {
  /** The paper, or the person of it. */
  readonly group: Words
  readonly section: Words
  readonly label: Words
  readonly value: string
}

/** A proof is drawn page by page while somebody waits. */
export const mostProofPages = 60
/** More than anybody would write about one translation. */
export const mostRemarks = 100

/** Why a file cannot be sent as a proof copy. */
export const proofObstacles = ['no-file', 'not-pdf', 'too-long'] as const
export type ProofObstacle = (typeof proofObstacles)[number]

export function findProofObstacle(
  file: { readonly mediaType: string; readonly pages: number | null } | undefined,
): ProofObstacle | null {
  if (!file) return 'no-file'
  if (file.mediaType !== 'application/pdf') return 'not-pdf'
  return (file.pages ?? 0) > mostProofPages ? 'too-long' : null
}

/** An answer is about one file, which its hash says. For another file it does not hold. */
export function proofStateOf(answer: ProofAnswer | null, isOfThisFile: boolean): ProofState {
  return isOfThisFile ? (answer ?? 'sent') : 'replaced'
}

export type MissingApproval = 'proof-not-approved' | 'proof-not-sent'

/**
 * What a review lacks at its end: the approval, if a proof copy was sent, or the proof copy, where the
 * office expects one of every translation.
 */
export function missingApproval(
  state: ProofState | null,
  isExpected: boolean,
): MissingApproval | null {
  if (state === null) return isExpected ? 'proof-not-sent' : null
  return state === 'approved' ? null : 'proof-not-approved'
}

/** Once nothing will be changed after all, the same proof waits for the customer again. */
export function waitsForCustomerAgain(
  remarks: readonly { readonly outcome: RemarkOutcome | null }[],
): boolean {
  return remarks.every(({ outcome }) => outcome === 'kept')
}
