import type { Day } from '@kakehashi/domain/calendar/working-days'
import type { Language } from '@kakehashi/domain/language'

// Days come without a zone, so they are written as if it were noon in Greenwich everywhere.
const noon = (day: Day) => new Date(`${day}T12:00:00Z`)
const writer = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })

const englishWeekday = writer('en-US', { weekday: 'long' })
const englishMonth = writer('en-US', { month: 'long' })
const japaneseWeekday = writer('ja-JP', { weekday: 'short' })

/** 'Monday', 月曜日: enough within a week. */
export function formatWeekday(day: Day, language: Language): string {
  return language === 'ja'
    ? `${japaneseWeekday.format(noon(day))}曜日`
    : englishWeekday.format(noon(day))
}

/** 'Thursday 26 November', 11月26日（木）. */
export function formatDay(day: Day, language: Language): string {
  const [, month, date] = day.split('-').map(Number)
  return language === 'ja'
    ? `${month}月${date}日（${japaneseWeekday.format(noon(day))}）`
    : `${englishWeekday.format(noon(day))} ${date} ${englishMonth.format(noon(day))}`
}

/** The same with its year. */
export function formatDate(day: Day, language: Language): string {
  const year = day.slice(0, 4)
  const written = formatDay(day, language)
  return language === 'ja' ? `${year}年${written}` : `${written} ${year}`
}

const englishShortMonth = writer('en-US', { month: 'short' })

/** 'Tuesday, Nov 17, 2026', 2026年11月17日（火）: a day that somebody counts on. */
export function formatWeekdayAndDate(day: Day, language: Language): string {
  if (language === 'ja') return formatDate(day, language)
  const [year, , date] = day.split('-')
  return `${formatWeekday(day, language)}, ${englishShortMonth.format(noon(day))} ${date}, ${year}`
}
