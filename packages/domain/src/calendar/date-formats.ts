import type { Language } from '../language.ts'
import { calendarFormats } from './calendar-formats.ts'
import { tokyoDay } from './day.ts'
import { dayParts } from './day-text.ts'

// Times are shown in the office's time zone for every reader: a pick-up at 9:00 is 9:00 in Okinawa.
const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Tokyo',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

type Moment = string | Date

function partsOf(moment: Moment, language: Language) {
  return dayParts(tokyoDay(new Date(moment)), language)
}

/** 'MMM DD, YYYY': lists. Also takes a plain day. */
export function listDate(moment: Moment, language: Language): string {
  return calendarFormats[language].listDate(partsOf(moment, language))
}

/** 'MMMM DD, YYYY': the detail of a request. Also takes a plain day. */
export function detailDate(moment: Moment, language: Language): string {
  return calendarFormats[language].detailDate(partsOf(moment, language))
}

/** 'DD MMM YYYY at H:mm': message times, sessions. */
export function dateAndTime(moment: Moment, language: Language): string {
  const format = calendarFormats[language]
  return format.dateAndTime(format.messageDate(partsOf(moment, language)), timeOfDay(moment))
}

/** 'DD MMM, YYYY': the office's lists and its dashboard. Also takes a plain day. */
export function officeDate(moment: Moment, language: Language): string {
  return calendarFormats[language].officeDate(partsOf(moment, language))
}

/** 'DD MMM, YYYY at H:mm': heading of a request in the back office. */
export function officeDateAndTime(moment: Moment, language: Language): string {
  return calendarFormats[language].dateAndTime(officeDate(moment, language), timeOfDay(moment))
}

/** 'ddd DD MMM, YYYY': the clock of the back office. */
export function clockDate(moment: Moment, language: Language): string {
  return calendarFormats[language].clockDate(partsOf(moment, language))
}

/** 'H:mm' in the office's time zone. */
export function timeOfDay(moment: Moment): string {
  const parts = Object.fromEntries(
    timeFormat.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  // Some engines pad the hour despite hour: 'numeric'.
  return `${Number(parts['hour'])}:${parts['minute']}`
}

/** 'DD MMM': a day close to today, so the year is clear. Also takes a plain day. */
export function shortDate(moment: Moment, language: Language): string {
  return calendarFormats[language].shortDate(partsOf(moment, language))
}

/** 'DD MMM at H:mm': where the context makes the year clear. */
export function shortDateAndTime(moment: Moment, language: Language): string {
  return calendarFormats[language].dateAndTime(shortDate(moment, language), timeOfDay(moment))
}
