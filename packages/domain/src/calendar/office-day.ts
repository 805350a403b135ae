import type { OfficeCalendar } from './office-calendar.ts'
import type { Day } from './working-days.ts'
import { closureOn, openingState, readyOn, timeLeftForSameDay, tokyoDay } from './working-days.ts'
import { addDays, tokyoInstant, weekdayOf } from './day.ts'
import type { Words } from '../language.ts'

/** The office's opening state at an instant, for display. */
export interface OfficeDay {
  readonly today: Day
  /** Minutes since midnight in Tokyo. */
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
  const today = tokyoDay(instant)
  const state = openingState(instant, calendar)
  const dayOff = closureOn(today, calendar)
  const left = timeLeftForSameDay(instant, calendar)
  return {
    today,
    minute: Math.floor((instant.getTime() - tokyoInstant(today, '0000').getTime()) / minuteMs),
    door: state.kind === 'open' ? halfOf(today, state.until, calendar) : state.kind,
    opensOn: state.kind === 'closed' ? tokyoDay(state.opensAt) : today,
    isDayOff: dayOff !== null,
    reason: dayOff === null || dayOff.kind === 'weekend' ? null : dayOff.reason,
    minutesForSameDay: left === null ? null : Math.ceil(left / minuteMs),
    sameDayIs: readyOn(instant, 0, calendar),
    nextDayOff: nextDayOff(today, calendar),
  }
}

function halfOf(today: Day, until: Date, { hours }: OfficeCalendar): 'morning' | 'afternoon' {
  return until < tokyoInstant(today, hours.closes) ? 'morning' : 'afternoon'
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
