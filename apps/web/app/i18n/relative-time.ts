import { calendarFormats } from '@kakehashi/domain/calendar/calendar-formats'
import { type Day, dayAt } from '@kakehashi/domain/calendar/working-days'
import { type Language, languageFacts } from '@kakehashi/domain/language'

const day = 86_400_000
// The first unit that has passed at least once is used.
const units = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Time since a moment: '3 months ago', '3か月前'. */
export function formatTimeAgo(moment: string, language: Language, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(moment))
  const [unit, length] = units.find(([, each]) => passed >= each) ?? (['minute', 60_000] as const)
  const count = Math.floor(passed / length)
  const text = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit)
  return languageFacts[language].hasSpaces ? text : text.replaceAll(' ', '')
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Age shown beside a date: '11 min', '14 hours', '2 days', '2日前'. From one day on it counts calendar days
 * of the office, so that it agrees with the date.
 */
export function formatAge(moment: string, now: Date, language: Language, timeZone: string): string {
  const past = Math.max(0, now.getTime() - Date.parse(moment))
  const format = calendarFormats[language]
  if (past < minuteMs) return format.now
  if (past < hourMs) return format.age(format.minutes(Math.floor(past / minuteMs)))
  if (past < dayMs) return format.age(format.hours(Math.floor(past / hourMs)))
  const [from, today] = [dayAt(new Date(moment), timeZone), dayAt(now, timeZone)]
  return format.age(format.days(daysBetween(from, today)))
}

/** '48 min', '1 hour 5 min' */
export function formatTimeLeft(minutes: number, language: Language): string {
  const format = calendarFormats[language]
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return format.minutes(minutes)
  const whole = format.hours(hours)
  if (minutes % 60 === 0) return whole
  return whole + (languageFacts[language].hasSpaces ? ' ' : '') + format.minutes(minutes % 60)
}

function daysBetween(from: Day, until: Day): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs)
}
