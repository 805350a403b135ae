import type { OfficeCalendar } from './office-calendar.ts'
import type { Day } from './working-days.ts'
import { closureOn, openingState, readyOn, timeLeftForSameDay } from './working-days.ts'
import { addDays, dayAt, instantAt, minuteAt, weekdayOf } from './day.ts'
import type { Words } from '../language.ts'

/** The office's opening state at an instant, for display. */
export interface OfficeDay {
  readonly today: Day
  /** Minutes since midnight on the office's clock. */
  readonly minute: number
  readonly door: 'morning' | 'lunch' | 'afternoon' | 'closed'
  /** The next opening day. Today while the office is open or opens later today. */
  readonly opensOn: Day
  /** Whether the office is closed all day; the reason is null on a weekend. */
  readonly isDayOff: boolean
  readonly reason: Words | null
  /** Minutes left for a same-day request, rounded up; null when it is too late. */
  readonly minutesForSameDay: number | null
  /** The day on which a same-day request made now is ready. */
  readonly sameDayIs: Day
  /** The next holiday or closure after today; null if there is none within a year. */
  readonly nextDayOff: { readonly day: Day; readonly reason: Words } | null
}

const minuteMs = 60_000

export function officeDayAt(instant: Date, calendar: OfficeCalendar): OfficeDay {
  const { timeZone } = calendar
  const today = dayAt(instant, timeZone)
  const state = openingState(instant, calendar)
  const dayOff = closureOn(today, calendar)
  const left = timeLeftForSameDay(instant, calendar)
  return {
    today,
    minute: minuteAt(instant, timeZone),
    door: state.kind === 'open' ? halfOf(today, state.until, calendar) : state.kind,
    opensOn: state.kind === 'closed' ? dayAt(state.opensAt, timeZone) : today,
    isDayOff: dayOff !== null,
    reason: dayOff === null || dayOff.kind === 'weekend' ? null : dayOff.reason,
    minutesForSameDay: left === null ? null : Math.ceil(left / minuteMs),
    sameDayIs: readyOn(instant, 0, calendar),
    nextDayOff: nextDayOff(today, calendar),
  }
}

function halfOf(today: Day, until: Date, calendar: OfficeCalendar): 'morning' | 'afternoon' {
  return until < instantAt(today, calendar.hours.closes, calendar.timeZone)
    ? 'morning'
    : 'afternoon'
}

/** Skips days on which the office is closed every week, which need no notice. */
function nextDayOff(today: Day, calendar: OfficeCalendar): OfficeDay['nextDayOff'] {
  for (let ahead = 1; ahead <= 366; ahead += 1) {
    const day = addDays(today, ahead)
    const isOpenWeekday = calendar.openWeekdays.includes(weekdayOf(day))
    const dayOff = isOpenWeekday ? closureOn(day, calendar) : null
    if (dayOff) return { day, reason: dayOff.reason }
  }
  return null
}
