import type { OfficeCalendar } from '../calendar/office-calendar.ts'
import { instantAt, isOver } from '../calendar/day.ts'
import { addWorkingDays, type Day } from '../calendar/working-days.ts'
import type { Moment } from './moment.ts'
import { isReadyToStart } from './quote.ts'
import { isWorkStage } from './stage.ts'
import type { RequestState } from './state.ts'
import { isTranslationAvailable } from './state.ts'

/** The promised day that was missed, and the new day once there is one. */
export interface Lateness {
  readonly promisedOn: Day
  readonly newDay: Day | null
}

type Promised = Omit<RequestState, 'last' | 'dueOn' | 'remindAt'>

/**
 * A request is late from the day after its ready-by day, as long as the office still has to make
 * the translation. With a new day it is still shown as late, because a promise was missed.
 */
export function latenessOf(request: Promised, now: Date, timeZone: string): Lateness | null {
  const { promisedOn, missedOn } = request
  if (promisedOn === null || !isBeingMade(request)) return null
  if (isOver(promisedOn, now, timeZone)) return { promisedOn, newDay: null }
  return missedOn === null ? null : { promisedOn: missedOn, newDay: promisedOn }
}

/** Late, and without a new day. */
export function needsNewDay(request: Promised, now: Date, timeZone: string): boolean {
  return latenessOf(request, now, timeZone)?.newDay === null
}

/** A day set before the customer has paid is not missed: the work could not start. */
function isBeingMade(request: Promised): boolean {
  if (request.closedAt !== null || isTranslationAvailable(request)) return false
  return isWorkStage(request.stage) || isReadyToStart(request)
}

/** The missed day of a request whose ready-by day has just been set. */
export function missedAfter(
  before: Promised,
  next: Promised,
  { now, calendar }: Pick<Moment, 'now' | 'calendar'>,
): Day | null {
  const isMoved = next.promisedOn !== null && next.promisedOn !== before.promisedOn
  return isMoved && needsNewDay(before, now, calendar.timeZone) ? before.promisedOn : next.missedOn
}

/** Until when the customer hears about a new day: noon of the next working day. */
export function newDayKnownBy(missed: Day, calendar: OfficeCalendar): Date {
  return instantAt(addWorkingDays(missed, 1, calendar), '1200', calendar.timeZone)
}
