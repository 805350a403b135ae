/** A day of the calendar as the office writes it down: 'YYYY-MM-DD', in no time zone. */
export type Day = string

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Japan keeps one time all year, so the office's clock is the epoch and nine hours. */
const tokyoAheadMs = 9 * 60 * minuteMs

/** The day that the office's wall calendar shows at an instant, wherever this code runs. */
export function tokyoDay(instant: Date): Day {
  return written(instant.getTime() + tokyoAheadMs)
}

/** The instant at which the office's clock shows a time, written as '0900', on a day. */
export function tokyoInstant(day: Day, time: string): Date {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
  return new Date(midnight(day) + minutes * minuteMs - tokyoAheadMs)
}

export function dayOf(year: number, month: number, date: number): Day {
  return written(Date.UTC(year, month - 1, date))
}

export function addDays(day: Day, count: number): Day {
  return written(midnight(day) + count * dayMs)
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** Neither today nor to come, on the office's wall calendar. */
export function isOver(day: Day, now: Date): boolean {
  return day < tokyoDay(now)
}

/** A year that someone can mean; any other is a slip of the keyboard, and some no database can hold. */
export function isOfOurTime(day: Day): boolean {
  return yearOf(day) >= 2000 && yearOf(day) < 2200
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(midnight(day)).getUTCDay()
}

export function isWeekend(day: Day): boolean {
  return weekdayOf(day) % 6 === 0
}

/** Midnight on an imaginary clock without zones: only ever compared with itself. */
function midnight(day: Day): number {
  const instant = Date.parse(`${day}T00:00:00Z`)
  // '2026-02-30' would silently become a day in March, and a promise with it.
  if (Number.isNaN(instant) || written(instant) !== day) throw new RangeError(`No day: ${day}`)
  return instant
}

function written(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10)
}
