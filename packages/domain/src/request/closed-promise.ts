import { addDays, type Day } from '../calendar/day.ts'
import { addWorkingDays, closureOn, type Closures, isWorkingDay } from '../calendar/working-days.ts'

/** Whether the office has promised a day on which it is now closed. */
export function isPromisedOnClosure(promisedOn: Day, closures: Closures): boolean {
  return closureOn(promisedOn, closures)?.kind === 'closure'
}

/**
 * The new day for a promise that a closure breaks: later by the working days that the closure took
 * up to that day, so that promises stay in their order.
 */
export function dayAfterClosure(promisedOn: Day, closures: Closures): Day {
  let lost = 0
  for (let day = promisedOn; !isWorkingDay(day, closures); day = addDays(day, -1)) {
    if (isWorkingDay(day, [])) lost += 1
  }
  // A closure on a weekend takes no working day, but the promise still has to move.
  return addWorkingDays(promisedOn, Math.max(lost, 1), closures)
}
