import type { Day } from './day.ts'
import { addDays, dayAt, instantAt, isWeekend, weekdayOf } from './day.ts'
import { federalHolidayOn } from './federal-holidays.ts'
import { regularDayOffText, weekendText } from './holiday-texts.ts'
import { toWords, type Words } from '../language.ts'
import type { OfficeCalendar } from './office-calendar.ts'

export { dayAt, type Day } from './day.ts'

/** Why the office is closed on a day, worded for visitors. */
export interface DayOff {
  readonly kind: 'closure' | 'holiday' | 'weekend'
  readonly reason: Words
}

/** The most specific reason wins: the office's own, then the holiday, then the weekend. */
export function closureOn(day: Day, calendar: OfficeCalendar): DayOff | null {
  const closure = calendar.closures.find(({ date }) => date === day)
  if (closure) return { kind: 'closure', reason: toWords(closure.reason) }

  const holiday = calendar.holidays === 'us-federal' ? federalHolidayOn(day) : null
  if (holiday) return { kind: 'holiday', reason: holiday }

  if (calendar.openWeekdays.includes(weekdayOf(day))) return null
  return { kind: 'weekend', reason: isWeekend(day) ? weekendText : regularDayOffText }
}

export function isWorkingDay(day: Day, calendar: OfficeCalendar): boolean {
  return closureOn(day, calendar) === null
}

/** The count-th working day after a day. The day itself is never counted. */
export function addWorkingDays(day: Day, count: number, calendar: OfficeCalendar): Day {
  // The result is promised to customers, so a bad count must not be rounded.
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`Not a day count: ${count}`)

  let reached = day
  for (let left = count; left > 0; left -= 1) reached = nextWorkingDay(reached, calendar)
  return reached
}

/** Opening time on the count-th working day after an instant. Used for reminders. */
export function workingDaysAfter(instant: Date, count: number, calendar: OfficeCalendar): Date {
  const { timeZone, hours } = calendar
  return instantAt(addWorkingDays(dayAt(instant, timeZone), count, calendar), hours.opens, timeZone)
}

/** Whether the office is open, and until or from when. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: Date }
  | { readonly kind: 'lunch'; readonly backAt: Date }
  | { readonly kind: 'closed'; readonly opensAt: Date }

export function openingState(instant: Date, calendar: OfficeCalendar): OpenState {
  const { timeZone, hours } = calendar
  const { opens, lunchFrom, lunchUntil, closes } = hours
  const today = dayAt(instant, timeZone)
  const at = (time: string) => instantAt(today, time, timeZone)

  if (!isWorkingDay(today, calendar) || instant >= at(closes)) {
    return { kind: 'closed', opensAt: instantAt(nextWorkingDay(today, calendar), opens, timeZone) }
  }
  if (instant < at(opens)) return { kind: 'closed', opensAt: at(opens) }
  if (instant < at(lunchFrom)) return { kind: 'open', until: at(lunchFrom) }
  if (instant < at(lunchUntil)) return { kind: 'lunch', backAt: at(lunchUntil) }
  return { kind: 'open', until: at(closes) }
}

/** Milliseconds left for a same-day request, or null when it is too late or not a working day. */
export function timeLeftForSameDay(instant: Date, calendar: OfficeCalendar): number | null {
  const { timeZone, sameDayUntil } = calendar
  const today = dayAt(instant, timeZone)
  if (!isWorkingDay(today, calendar)) return null

  const left = instantAt(today, sameDayUntil, timeZone).getTime() - instant.getTime()
  return left > 0 ? left : null
}

/** The same-day cut-off of the last working day before today; later requests count for today. */
export function previousSameDayCutOff(today: Day, calendar: OfficeCalendar): Date {
  let day = addDays(today, -1)
  while (!isWorkingDay(day, calendar)) day = addDays(day, -1)
  return instantAt(day, calendar.sameDayUntil, calendar.timeZone)
}

/**
 * The day we promise. Days are counted from the day after acceptance, so a request accepted on a
 * Saturday gets the same day as one accepted on the Friday before.
 */
export function readyOn(acceptedAt: Date, usualWorkingDays: number, calendar: OfficeCalendar): Day {
  const today = dayAt(acceptedAt, calendar.timeZone)
  if (usualWorkingDays !== 0) return addWorkingDays(today, usualWorkingDays, calendar)

  const isInTime = timeLeftForSameDay(acceptedAt, calendar) !== null
  return isInTime ? today : nextWorkingDay(today, calendar)
}

function nextWorkingDay(day: Day, calendar: OfficeCalendar): Day {
  let next = addDays(day, 1)
  while (!isWorkingDay(next, calendar)) next = addDays(next, 1)
  return next
}
