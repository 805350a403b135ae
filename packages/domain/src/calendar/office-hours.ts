import type { Language } from '../language.ts'
import { office } from '../office.ts'
import { calendarFormats } from './calendar-formats.ts'

/** The office's hours, written like every other time: 9:00. */
export function officeHours(language: Language) {
  const { opens, closes, lunchFrom, lunchUntil } = office.hours
  const { officeTime } = calendarFormats[language]
  return {
    opens: officeTime(opens),
    closes: officeTime(closes),
    lunchFrom: officeTime(lunchFrom),
    lunchUntil: officeTime(lunchUntil),
  }
}

/** Until when same-day work is taken in, as every language writes it. */
export const sameDayUntil = `${office.sameDayUntil.slice(0, 2)}:${office.sameDayUntil.slice(2)}`

/** What the office's clock shows so many minutes after midnight. */
export function clockTime(minute: number, language: Language): string {
  const time = twoDigits(Math.floor(minute / 60)) + twoDigits(minute % 60)
  return calendarFormats[language].officeTime(time)
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
