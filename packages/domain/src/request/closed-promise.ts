import type { OfficeCalendar } from '../calendar/office-calendar.ts'
import { addDays, type Day } from '../calendar/day.ts'
import { addWorkingDays, closureOn, isWorkingDay } from '../calendar/working-days.ts'

/** Whether the office has promised a day on which it is now closed. */
export function isPromisedOnClosure(promisedOn: Day, calendar: OfficeCalendar): boolean {
  return closureOn(promisedOn, calendar)?.kind === 'closure'
}

/**
 * The new day for a promise that a closure breaks: later by the working days that the closure took
 * up to that day, so that promises stay in their order.
 */
export function dayAfterClosure(promisedOn: Day, calendar: OfficeCalendar): Day {
  const withoutClosures = { ...calendar, closures: [] }
  let lost = 0
  for (let day = promisedOn; !isWorkingDay(day, calendar); day = addDays(day, -1)) {
    if (isWorkingDay(day, withoutClosures)) lost += 1
  }
  // A closure on a weekend takes no working day, but the promise still has to move.
  return addWorkingDays(promisedOn, Math.max(lost, 1), calendar)
}
