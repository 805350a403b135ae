/** A calendar day, 'YYYY-MM-DD', without a time zone. */
export type Day = string

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Japan has no daylight saving time, so Tokyo is always UTC+9. */
const tokyoOffsetMs = 9 * 60 * minuteMs

/** The day in Tokyo at an instant, whatever the time zone of this process. */
export function tokyoDay(instant: Date): Day {
  return formatDay(instant.getTime() + tokyoOffsetMs)
}

/** The instant of a Tokyo time, written as '0900', on a day. */
export function tokyoInstant(day: Day, time: string): Date {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
  return new Date(utcMidnight(day) + minutes * minuteMs - tokyoOffsetMs)
}

export function dayOf(year: number, month: number, date: number): Day {
  return formatDay(Date.UTC(year, month - 1, date))
}

export function addDays(day: Day, count: number): Day {
  return formatDay(utcMidnight(day) + count * dayMs)
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** Before today in Tokyo. */
export function isOver(day: Day, now: Date): boolean {
  return day < tokyoDay(now)
}

/** A plausible year. Any other is a typing error, and some years do not fit into the database. */
export function isPlausibleDay(day: Day): boolean {
  return yearOf(day) >= 2000 && yearOf(day) < 2200
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(utcMidnight(day)).getUTCDay()
}

export function isWeekend(day: Day): boolean {
  return weekdayOf(day) % 6 === 0
}

/** Only for arithmetic between days: the day itself has no time zone. */
function utcMidnight(day: Day): number {
  const instant = Date.parse(`${day}T00:00:00Z`)
  // Date.parse turns '2026-02-30' into a day in March.
  if (Number.isNaN(instant) || formatDay(instant) !== day) throw new RangeError(`Not a day: ${day}`)
  return instant
}

function formatDay(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10)
}
