import { change, type Outcome, refuse } from './outcome.ts'
import type { RequestState } from './state.ts'

export function acceptWork(request: RequestState, now: Date): Outcome {
  if (request.acceptedAt !== null) return { kind: 'unchanged' }
  return change(request, { acceptedAt: now }, 'work-accepted')
}

/** The request waits for another translator. Somebody who has accepted talks to the office. */
export function declineWork(request: RequestState): Outcome {
  const { acceptedAt, declinedBy, translatorId } = request
  if (acceptedAt !== null) return refuse('work-accepted')
  const others = declinedBy.filter((id) => id !== translatorId)
  const next = {
    translatorId: null,
    declinedBy: translatorId === null ? others : [...others, translatorId],
  }
  return change(request, next, 'work-declined')
}

/** Whether this person has given the work back, and was not asked again since. */
export function hasDeclined(
  { declinedBy, translatorId }: Pick<RequestState, 'declinedBy' | 'translatorId'>,
  personId: string,
): boolean {
  return declinedBy.includes(personId) && translatorId !== personId
}

/** Submitting accepts the work. Whoever gets the work anew is asked anew. */
export function acceptedAfter(before: RequestState, next: RequestState, now: Date): Date | null {
  const { stage, closedAt, translatorId, acceptedAt } = next
  if (translatorId === null || translatorId !== before.translatorId) return null
  if (stage === 'quote' || stage === 'payment') return null
  if (stage === 'translate') return closedAt === null ? acceptedAt : null
  return before.stage === 'translate' ? (acceptedAt ?? now) : acceptedAt
}
