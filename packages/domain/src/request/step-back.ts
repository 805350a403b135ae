import { type Stage, stageBefore, stageEnds } from './stage.ts'
import type { RequestState } from './state.ts'

/** What each stage loses when a request is moved back to it. Payments always stay. */
const voided: Partial<Record<Stage, Partial<RequestState>>> = {
  quote: { quote: null, depositCents: 0 },
  // A translation that is worked on again must not be downloaded.
  translate: { releasedAt: null },
  review: { releasedAt: null },
}

/** The fields of a request that is moved back by one stage: the end of that stage is void. */
export function steppedBack(request: RequestState): Partial<RequestState> {
  const stage = stageBefore(request.stage)
  if (stage === undefined) return {}
  const keepsDay = stage !== 'quote' || request.isPromisedByStaff
  return {
    stage,
    [stageEnds[stage].time]: null,
    ...voided[stage],
    promisedOn: keepsDay ? request.promisedOn : null,
  }
}
