import { inEachLanguage, type Language, languageFacts } from '../language.ts'
import { calendarFormats, type DayParts } from './calendar-formats.ts'
import type { Day } from './day.ts'

const names = inEachLanguage((language) => {
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageFacts[language].locale, { timeZone: 'UTC', ...options })
  return {
    month: named({ month: 'long' }),
    shortMonth: named({ month: 'short' }),
    weekday: named({ weekday: 'long' }),
    shortWeekday: named({ weekday: 'short' }),
  }
})

export function dayParts(day: Day, language: Language): DayParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  // Days come without a zone, so they are written as if it were noon in Greenwich everywhere.
  const noon = new Date(`${day}T12:00:00Z`)
  const { [language]: named } = names
  return {
    year,
    month,
    day: date,
    paddedDay: String(date).padStart(2, '0'),
    monthName: named.month.format(noon),
    shortMonth: named.shortMonth.format(noon),
    weekday: named.weekday.format(noon),
    shortWeekday: named.shortWeekday.format(noon),
  }
}

/** 'Monday', 月曜日: enough within a week. */
export function formatWeekday(day: Day, language: Language): string {
  return dayParts(day, language).weekday
}

/** 'Thursday 26 November', 11月26日（木）. */
export function formatDay(day: Day, language: Language): string {
  return calendarFormats[language].longDay(dayParts(day, language))
}

/** The same with its year. */
export function formatDate(day: Day, language: Language): string {
  return calendarFormats[language].longDate(dayParts(day, language))
}

/** 'Tuesday, Nov 17, 2026', 2026年11月17日（火）: a day that somebody counts on. */
export function formatWeekdayAndDate(day: Day, language: Language): string {
  return calendarFormats[language].promisedDate(dayParts(day, language))
}

/** 'November 2026', 2026年11月: the month of a day. */
export function formatMonth(day: Day, language: Language): string {
  return calendarFormats[language].month(dayParts(day, language))
}
