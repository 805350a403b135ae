import type { OfficeCalendar } from './office-calendar.ts'
import type { Day } from './working-days.ts'
import { closureOn, openingState, readyOn, timeLeftForSameDay, tokyoDay } from './working-days.ts'
import { addDays, isWeekend, tokyoInstant } from './day.ts'
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
  /** The next weekday after today on which the office is closed. */
  readonly nextDayOff: { readonly day: Day; readonly reason: Words }
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

// Skips weekends, which need no notice. The loop ends because every quarter has a federal holiday.
function nextDayOff(today: Day, calendar: OfficeCalendar): OfficeDay['nextDayOff'] {
  for (let day = addDays(today, 1); ; day = addDays(day, 1)) {
    const dayOff = isWeekend(day) ? null : closureOn(day, calendar)
    if (dayOff) return { day, reason: dayOff.reason }
  }
}
