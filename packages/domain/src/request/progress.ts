import type { Part } from './commands.ts'
import { hasExpired, isReadyToStart } from './quote.ts'
import { type ActsNow, mapStages, stageActors, stageEnds, stages } from './stage.ts'
import type { RequestState } from './state.ts'
import { isCompleted, waitsForCustomer } from './state.ts'

/** The steps of the progress tracker: the inquiry, then the stages. */
export const steps = ['inquiry', ...stages] as const
type Step = (typeof steps)[number]

export function reachedAt(request: RequestState): Readonly<Record<Step, Date | null>> {
  return {
    inquiry: request.createdAt,
    ...mapStages((stage) =>
      stage === 'complete' ? request.completedAt : request[stageEnds[stage].time],
    ),
  }
}

/** Who has to act next; null once it is completed or cancelled. */
function actsNow(request: RequestState, now: Date): ActsNow | null {
  if (isCompleted(request)) return null
  const { stage, quote, translatorId } = request
  const isQuoteOver = quote?.answer === 'declined' || hasExpired(request, now)
  if (stage === 'payment' && (isQuoteOver || isReadyToStart(request))) return 'office'
  if (stage === 'delivery') return waitsForCustomer(request) ? 'customer' : 'office'
  const actor = stageActors[stage]
  return actor === 'translator' && translatorId === null ? 'office' : actor
}

/** For customers the translator counts as the office. */
export function actsNowFor(part: Part, request: RequestState, now: Date): ActsNow | null {
  const who = actsNow(request, now)
  return part === 'customer' && who === 'translator' ? 'office' : who
}
