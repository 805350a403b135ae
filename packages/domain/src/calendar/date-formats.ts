import type { Language } from '../language.ts'
import { office } from '../office.ts'

// Times are shown in the office's time zone for every reader: a pick-up at 9:00 is 9:00 in Okinawa.
// American month names, because en-GB writes 'Sept' and breaks the three-letter pattern.
const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})
const monthNumber = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  month: 'numeric',
})

type Moment = string | Date

function partsOf(moment: Moment) {
  const date = new Date(moment)
  const parts = Object.fromEntries(
    dateTimeFormat.formatToParts(date).map(({ type, value }) => [type, value]),
  )
  return {
    year: parts['year'],
    month: parts['month'],
    monthNumber: monthNumber.format(date),
    day: parts['day'],
    // Some engines pad the hour despite hour: 'numeric'.
    time: `${Number(parts['hour'])}:${parts['minute']}`,
  }
}

const monthNames = new Intl.DateTimeFormat('en-US', { timeZone: office.timeZone, month: 'long' })

/** 'MMM DD, YYYY': lists. Also takes a plain day. */
export function listDate(moment: Moment, language: Language): string {
  const { year, month, monthNumber: number, day } = partsOf(moment)
  return language === 'ja' ? japaneseDay(year, number, day) : `${month} ${day}, ${year}`
}

/** 'MMMM DD, YYYY': the detail of a request. Also takes a plain day. */
export function detailDate(moment: Moment, language: Language): string {
  const { year, monthNumber: number, day } = partsOf(moment)
  if (language === 'ja') return japaneseDay(year, number, day)
  return `${monthNames.format(new Date(moment))} ${day}, ${year}`
}

function japaneseDay(year: string | undefined, month: string, day: string | undefined): string {
  return `${year}年${month}月${Number(day)}日`
}

/** 'DD MMM YYYY at H:mm': message times, sessions. */
export function dateAndTime(moment: Moment, language: Language): string {
  const { year, month, monthNumber: number, day, time } = partsOf(moment)
  return language === 'ja'
    ? `${japaneseDay(year, number, day)} ${time}`
    : `${day} ${month} ${year} at ${time}`
}

/** 'DD MMM, YYYY': the office's lists and its dashboard. Also takes a plain day. */
export function officeDate(moment: Moment, language: Language): string {
  const { year, month, monthNumber: number, day } = partsOf(moment)
  return language === 'ja' ? japaneseDay(year, number, day) : `${day} ${month}, ${year}`
}

/** 'DD MMM, YYYY at H:mm': heading of a request in the back office. */
export function officeDateAndTime(moment: Moment, language: Language): string {
  const { time } = partsOf(moment)
  const day = officeDate(moment, language)
  return language === 'ja' ? `${day} ${time}` : `${day} at ${time}`
}

/** 'H:mm' in the office's time zone. */
export function timeOfDay(moment: Moment): string {
  return partsOf(moment).time
}

/** 'DD MMM': a day close to today, so the year is clear. Also takes a plain day. */
export function shortDate(moment: Moment, language: Language): string {
  const { month, monthNumber: number, day } = partsOf(moment)
  return language === 'ja' ? `${number}月${Number(day)}日` : `${day} ${month}`
}

/** 'DD MMM at H:mm': where the context makes the year clear. */
export function shortDateAndTime(moment: Moment, language: Language): string {
  const { month, monthNumber: number, day, time } = partsOf(moment)
  return language === 'ja' ? `${number}月${Number(day)}日 ${time}` : `${day} ${month} at ${time}`
}
