import type { RequestState } from '../request/state.ts'

export const orderedAt = new Date('2026-11-02T00:00:00Z')

/** A request that was just placed. */
export function freshRequest(change: Partial<RequestState> = {}): RequestState {
  return {
    version: 1,
    stage: 'quote',
    createdAt: orderedAt,
    quotedAt: null,
    paidAt: null,
    translatedAt: null,
    reviewedAt: null,
    deliveredAt: null,
    completedAt: null,
    closedAt: null,
    releasedAt: null,
    depositCents: 0,
    totalCents: 0,
    paidCents: 0,
    quote: null,
    translatorId: null,
    usualWorkingDays: 3,
    promisedOn: null,
    remindAt: null,
    dueOn: '2026-11-03',
    last: null,
    ...change,
  }
}
