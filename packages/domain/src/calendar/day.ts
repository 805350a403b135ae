/** A calendar day, 'YYYY-MM-DD', without a time zone. */
export type Day = string

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The day at an instant in a time zone, whatever the time zone of this process. */
export function dayAt(instant: Date, timeZone: string): Day {
  const time = instant.getTime()
  if (time !== last.time || timeZone !== last.timeZone) {
    last = { time, timeZone, day: formatDay(wallClock(time, timeZone)) }
  }
  return last.day
}

/** Kept because a list asks for today once for each of its entries. */
let last: { time: number; timeZone: string; day: Day } = { time: Number.NaN, timeZone: '', day: '' }

/** Minutes since midnight, as the clocks of a time zone show them. */
export function minuteAt(instant: Date, timeZone: string): number {
  const shown = new Date(wallClock(instant.getTime(), timeZone))
  return shown.getUTCHours() * 60 + shown.getUTCMinutes()
}

/**
 * The instant at which the clocks of a time zone show a time, written as '0900', on a day. A time
 * that is skipped in spring is as long after the change; of a time that comes twice in autumn it
 * is the first.
 */
export function instantAt(day: Day, time: string, timeZone: string): Date {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
  const shown = utcMidnight(day) + minutes * minuteMs
  // A change of the clocks within a day of it lies between these two instants.
  const beforeChange = shown - offsetAt(shown - dayMs, timeZone)
  const afterChange = shown - offsetAt(shown + dayMs, timeZone)
  const isAfterChange =
    wallClock(beforeChange, timeZone) !== shown && wallClock(afterChange, timeZone) === shown
  return new Date(isAfterChange ? afterChange : beforeChange)
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

/** The first and the last day of a month, which may lie some months from that of a day. */
export function monthOf(day: Day, monthsOn = 0): { readonly from: Day; readonly to: Day } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { from: dayOf(year, month + monthsOn, 1), to: dayOf(year, month + monthsOn + 1, 0) }
}

/** Before today in a time zone. */
export function isOver(day: Day, now: Date, timeZone: string): boolean {
  return day < dayAt(now, timeZone)
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

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant
}

/** What the clocks of a time zone show at an instant, as if it were the time in UTC. */
function wallClock(instant: number, timeZone: string): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of clockFormat(timeZone).formatToParts(instant)) {
    shown[type] = Number(value)
  }
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown
  // The format has whole seconds; zones differ by whole seconds, so the rest stays the same.
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000)
}

const clockFormats = new Map<string, Intl.DateTimeFormat>()

/** Kept for every time zone, because creating a format takes longer than using it. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = clockFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  clockFormats.set(timeZone, format)
  return format
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
