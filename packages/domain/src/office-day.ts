import type { Closures, Day } from './calendar.ts'
import { closureOn, openState, readyOn, timeLeftForSameDay, tokyoDay } from './calendar.ts'
import { addDays, isWeekend, tokyoInstant } from './day.ts'
import type { Words } from './language.ts'
import { office } from './office.ts'

/** What a sign on the office's door would say at an instant. */
export interface OfficeDay {
  readonly today: Day
  /** Minutes since midnight on the office's clock. */
  readonly minute: number
  readonly door: 'morning' | 'lunch' | 'afternoon' | 'closed'
  /** The day on which a closed door opens again; today, while it is open or will be. */
  readonly opensOn: Day
  /** Whether nobody works today, and why if it is not just the weekend. */
  readonly isDayOff: boolean
  readonly reason: Words | null
  /** Minutes, the last one begun, in which today can still be asked for; null when it is too late. */
  readonly minutesForSameDay: number | null
  /** The day a same-day request made now would be for. */
  readonly sameDayIs: Day
  /** The next weekday, after today, on which somebody would find the door closed. */
  readonly nextDayOff: { readonly day: Day; readonly reason: Words }
}

const minuteMs = 60_000

export function officeDayAt(instant: Date, closures: Closures): OfficeDay {
  const today = tokyoDay(instant)
  const state = openState(instant, closures)
  const dayOff = closureOn(today, closures)
  const left = timeLeftForSameDay(instant, closures)
  return {
    today,
    minute: Math.floor((instant.getTime() - tokyoInstant(today, '0000').getTime()) / minuteMs),
    door: state.kind === 'open' ? halfOf(today, state.until) : state.kind,
    opensOn: state.kind === 'closed' ? tokyoDay(state.opensAt) : today,
    isDayOff: dayOff !== null,
    reason: dayOff === null || dayOff.kind === 'weekend' ? null : dayOff.reason,
    minutesForSameDay: left === null ? null : Math.ceil(left / minuteMs),
    sameDayIs: readyOn(instant, 0, closures),
    nextDayOff: nextDayOff(today, closures),
  }
}

function halfOf(today: Day, until: Date): 'morning' | 'afternoon' {
  return until < tokyoInstant(today, office.hours.closes) ? 'morning' : 'afternoon'
}

// Everybody knows about weekends. There is a federal holiday in every quarter, so this ends.
function nextDayOff(today: Day, closures: Closures): OfficeDay['nextDayOff'] {
  for (let day = addDays(today, 1); ; day = addDays(day, 1)) {
    const dayOff = isWeekend(day) ? null : closureOn(day, closures)
    if (dayOff) return { day, reason: dayOff.reason }
  }
}
