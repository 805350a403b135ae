import type { OfficeCalendar } from '../calendar/office-calendar.ts'
import { addWorkingDays, type Day, dayAt, readyOn } from '../calendar/working-days.ts'
import { isOver } from '../calendar/day.ts'
import { isReadyToStart } from './quote.ts'
import { isWorkStage, startedAt } from './stage.ts'
import type { RequestState } from './state.ts'
import { isCompleted } from './state.ts'

/** A translation not picked up within this time is overdue. */
const workingDaysToPickUp = 5

type WithoutDue = Omit<RequestState, 'dueOn'>

interface Context {
  readonly now: Date
  readonly calendar: OfficeCalendar
}

/**
 * The last day on which its current stage is on time. Null when nothing is due: completed,
 * cancelled, or delivered with a balance.
 */
export function dueOn(request: WithoutDue, { now, calendar }: Context): Day | null {
  if (isCompleted(request)) return null
  const { stage } = request
  if (isWorkStage(stage)) return request.promisedOn
  switch (stage) {
    case 'quote':
      return quoteDueOn(request, calendar)
    case 'payment':
      // Only the office has to act, so the time limit of a quote applies from now.
      if (isReadyToStart(request)) return quoteDueOn({ ...request, createdAt: now }, calendar)
      return request.quote && dayAt(request.quote.expiresAt, calendar.timeZone)
    case 'delivery': {
      const readyAt = startedAt(request, stage)
      if (readyAt === null) return null
      return addWorkingDays(dayAt(readyAt, calendar.timeZone), workingDaysToPickUp, calendar)
    }
    case 'complete':
      return null
  }
}

/** A quote is due within one working day, for a same-day service on the same day. */
export function quoteDueOn(
  request: Pick<WithoutDue, 'createdAt' | 'usualWorkingDays'>,
  calendar: OfficeCalendar,
): Day {
  return readyOn(request.createdAt, Math.min(request.usualWorkingDays, 1), calendar)
}

/** Computed again after every change, but a request that is ready to start keeps its due day. */
export function dueAfter(before: RequestState, next: WithoutDue, context: Context): Day | null {
  const wasReady = isReadyToStart(before) && before.dueOn !== null
  const isStillReady = wasReady && isReadyToStart(next) && !isCompleted(next)
  return isStillReady ? before.dueOn : dueOn(next, context)
}

export function isOverdue(
  request: Pick<RequestState, 'dueOn'>,
  now: Date,
  timeZone: string,
): boolean {
  return request.dueOn !== null && isOver(request.dueOn, now, timeZone)
}
