import type { Language } from '../language.ts'
import type { Office } from '../office.ts'
import { calendarFormats } from './calendar-formats.ts'

/** The office's hours, written like every other time: 9:00. */
export function officeHours(
  { hours, sameDayUntil }: Pick<Office, 'hours' | 'sameDayUntil'>,
  language: Language,
) {
  const { opens, closes, lunchFrom, lunchUntil } = hours
  const { officeTime } = calendarFormats[language]
  return {
    opens: officeTime(opens),
    closes: officeTime(closes),
    lunchFrom: officeTime(lunchFrom),
    lunchUntil: officeTime(lunchUntil),
    sameDayUntil: officeTime(sameDayUntil),
  }
}

/** What the office's clock shows so many minutes after midnight. */
export function clockTime(minute: number, language: Language): string {
  const time = twoDigits(Math.floor(minute / 60)) + twoDigits(minute % 60)
  return calendarFormats[language].officeTime(time)
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
