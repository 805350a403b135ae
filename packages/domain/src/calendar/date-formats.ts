import type { Language } from '../language.ts'
import { calendarFormats } from './calendar-formats.ts'
import { dayAt, minuteAt } from './day.ts'
import { dayParts } from './day-text.ts'

// Times are shown in the office's time zone for every reader: a pick-up at 9:00 is 9:00 there.
// A plain day, such as '2026-11-17', is that day in every time zone.

type Moment = string | Date

const plainDay = /^\d{4}-\d{2}-\d{2}$/

function partsOf(moment: Moment, language: Language, timeZone: string) {
  const isDay = typeof moment === 'string' && plainDay.test(moment)
  return dayParts(isDay ? moment : dayAt(new Date(moment), timeZone), language)
}

/** 'MMM DD, YYYY': lists. Also takes a plain day. */
export function listDate(moment: Moment, language: Language, timeZone: string): string {
  return calendarFormats[language].listDate(partsOf(moment, language, timeZone))
}

/** 'MMMM DD, YYYY': the detail of a request. Also takes a plain day. */
export function detailDate(moment: Moment, language: Language, timeZone: string): string {
  return calendarFormats[language].detailDate(partsOf(moment, language, timeZone))
}

/** 'DD MMM YYYY at H:mm': message times, sessions. */
export function dateAndTime(moment: Moment, language: Language, timeZone: string): string {
  const format = calendarFormats[language]
  return format.dateAndTime(
    format.messageDate(partsOf(moment, language, timeZone)),
    timeOfDay(moment, timeZone),
  )
}

/** 'DD MMM, YYYY': the office's lists and its dashboard. Also takes a plain day. */
export function officeDate(moment: Moment, language: Language, timeZone: string): string {
  return calendarFormats[language].officeDate(partsOf(moment, language, timeZone))
}

/** 'DD MMM, YYYY at H:mm': heading of a request in the back office. */
export function officeDateAndTime(moment: Moment, language: Language, timeZone: string): string {
  return calendarFormats[language].dateAndTime(
    officeDate(moment, language, timeZone),
    timeOfDay(moment, timeZone),
  )
}

/** 'ddd DD MMM, YYYY': the clock of the back office. */
export function clockDate(moment: Moment, language: Language, timeZone: string): string {
  return calendarFormats[language].clockDate(partsOf(moment, language, timeZone))
}

/** 'H:mm' in the office's time zone. */
export function timeOfDay(moment: Moment, timeZone: string): string {
  const minute = minuteAt(new Date(moment), timeZone)
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

/** 'DD MMM': a day close to today, so the year is clear. Also takes a plain day. */
export function shortDate(moment: Moment, language: Language, timeZone: string): string {
  return calendarFormats[language].shortDate(partsOf(moment, language, timeZone))
}

/** 'DD MMM at H:mm': where the context makes the year clear. */
export function shortDateAndTime(moment: Moment, language: Language, timeZone: string): string {
  return calendarFormats[language].dateAndTime(
    shortDate(moment, language, timeZone),
    timeOfDay(moment, timeZone),
  )
}
