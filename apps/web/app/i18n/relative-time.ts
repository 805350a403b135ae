import { tokyoDay, type Day } from '@kakehashi/domain/calendar/working-days'
import type { Language } from '@kakehashi/domain/language'

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
  // Japanese has no spaces.
  return language === 'ja' ? text.replaceAll(' ', '') : text
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Age shown beside a date: '11 min', '14 hours', '2 days'. From one day on it counts calendar days
 * of the office, so that it agrees with the date.
 */
export function formatAge(moment: string, now: Date, language: Language): string {
  const past = Math.max(0, now.getTime() - Date.parse(moment))
  if (past < minuteMs) return language === 'ja' ? 'たった今' : 'now'
  if (past < hourMs) return inMinutes(Math.floor(past / minuteMs), language)
  if (past < dayMs) return counted(Math.floor(past / hourMs), language, { en: 'hour', ja: '時間' })
  const days = daysBetween(tokyoDay(new Date(moment)), tokyoDay(now))
  return counted(days, language, { en: 'day', ja: '日' })
}

/** '48 min', '1 hour 5 min' */
export function formatTimeLeft(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return inMinutes(minutes, language)
  const whole = counted(hours, language, { en: 'hour', ja: '時間' })
  if (minutes % 60 === 0) return whole
  return whole + (language === 'ja' ? '' : ' ') + inMinutes(minutes % 60, language)
}

function inMinutes(minutes: number, language: Language): string {
  return language === 'ja' ? `${minutes}分` : `${minutes} min`
}

function counted(count: number, language: Language, unit: Record<Language, string>): string {
  if (language === 'ja') return `${count}${unit.ja}`
  return `${count} ${unit.en}${count === 1 ? '' : 's'}`
}

function daysBetween(from: Day, until: Day): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs)
}
