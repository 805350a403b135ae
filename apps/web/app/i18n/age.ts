import { tokyoDay } from '@kakehashi/domain/calendar'
import type { Day } from '@kakehashi/domain/calendar'
import type { Language } from '@kakehashi/domain/language'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How long ago something came in, beside its date: '11 min', '14 hours', '2 days'. From a day on,
 * days are those of the office's calendar, so that they agree with the date.
 */
export function formatAge(moment: string, now: Date, language: Language): string {
  const past = Math.max(0, now.getTime() - Date.parse(moment))
  if (past < minuteMs) return language === 'ja' ? 'たった今' : 'now'
  if (past < hourMs) return inMinutes(Math.floor(past / minuteMs), language)
  if (past < dayMs) return counted(Math.floor(past / hourMs), language, { en: 'hour', ja: '時間' })
  const days = daysBetween(tokyoDay(new Date(moment)), tokyoDay(now))
  return counted(days, language, { en: 'day', ja: '日' })
}

/** '48 min', '1 hour 5 min': what is left of a morning. */
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
