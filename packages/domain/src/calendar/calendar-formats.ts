import type { Language } from '../language.ts'

/** A day as numbers, with the names that the language has for its month and weekday. */
export interface DayParts {
  readonly year: number
  readonly month: number
  readonly day: number
  /** '09' */
  readonly paddedDay: string
  readonly monthName: string
  readonly shortMonth: string
  readonly weekday: string
  readonly shortWeekday: string
}

type FormatDay = (parts: DayParts) => string
type FormatCount = (count: number) => string

/** How a language writes dates, times and durations. The examples are English. */
interface CalendarFormat {
  /** 'Nov 09, 2026': lists. */
  readonly listDate: FormatDay
  /** 'November 09, 2026': the detail of a request. */
  readonly detailDate: FormatDay
  /** '09 Nov 2026': messages and sessions, before a time. */
  readonly messageDate: FormatDay
  /** '09 Nov, 2026': the back office. */
  readonly officeDate: FormatDay
  /** 'Mon 09 Nov, 2026': the clock of the back office. */
  readonly clockDate: FormatDay
  /** '09 Nov': a day close to today. */
  readonly shortDate: FormatDay
  /** 'Monday 9 November' */
  readonly longDay: FormatDay
  /** 'Monday 9 November 2026' */
  readonly longDate: FormatDay
  /** 'Monday, Nov 09, 2026': a day that somebody counts on. */
  readonly promisedDate: FormatDay
  /** 'November 2026' */
  readonly month: FormatDay
  readonly dateAndTime: (date: string, time: string) => string
  /** '9:00', like all other times. Opening hours are stored as '0900'. */
  readonly officeTime: (time: string) => string
  readonly now: string
  readonly minutes: FormatCount
  readonly hours: FormatCount
  readonly days: FormatCount
  /** '2 days': how old something is. Japanese says 'ago', because 2日 is also the second. */
  readonly age: (time: string) => string
  /** For how many days something works. */
  readonly periodOfDays: FormatCount
}

const withColon = (time: string) => `${Number(time.slice(0, 2))}:${time.slice(2)}`

const englishCount = (unit: string) => (count: number) =>
  `${count} ${unit}${count === 1 ? '' : 's'}`
const englishOfficeDate: FormatDay = ({ paddedDay, shortMonth, year }) =>
  `${paddedDay} ${shortMonth}, ${year}`
const englishLongDay: FormatDay = ({ weekday, day, monthName }) => `${weekday} ${day} ${monthName}`

const japaneseDay: FormatDay = ({ month, day }) => `${month}月${day}日`
const japaneseDate: FormatDay = (parts) => `${parts.year}年${japaneseDay(parts)}`
const japaneseLongDay: FormatDay = (parts) => `${japaneseDay(parts)}（${parts.shortWeekday}）`
const japaneseLongDate: FormatDay = (parts) => `${parts.year}年${japaneseLongDay(parts)}`

export const calendarFormats: Readonly<Record<Language, CalendarFormat>> = {
  en: {
    listDate: ({ shortMonth, paddedDay, year }) => `${shortMonth} ${paddedDay}, ${year}`,
    detailDate: ({ monthName, paddedDay, year }) => `${monthName} ${paddedDay}, ${year}`,
    messageDate: ({ paddedDay, shortMonth, year }) => `${paddedDay} ${shortMonth} ${year}`,
    officeDate: englishOfficeDate,
    clockDate: (parts) => `${parts.shortWeekday} ${englishOfficeDate(parts)}`,
    shortDate: ({ paddedDay, shortMonth }) => `${paddedDay} ${shortMonth}`,
    longDay: englishLongDay,
    longDate: (parts) => `${englishLongDay(parts)} ${parts.year}`,
    promisedDate: ({ weekday, shortMonth, paddedDay, year }) =>
      `${weekday}, ${shortMonth} ${paddedDay}, ${year}`,
    month: ({ monthName, year }) => `${monthName} ${year}`,
    dateAndTime: (date, time) => `${date} at ${time}`,
    officeTime: withColon,
    now: 'now',
    minutes: (count) => `${count} min`,
    hours: englishCount('hour'),
    days: englishCount('day'),
    age: (time) => time,
    periodOfDays: englishCount('day'),
  },
  ja: {
    listDate: japaneseDate,
    detailDate: japaneseDate,
    messageDate: japaneseDate,
    officeDate: japaneseDate,
    clockDate: japaneseLongDate,
    shortDate: japaneseDay,
    longDay: japaneseLongDay,
    longDate: japaneseLongDate,
    promisedDate: japaneseLongDate,
    month: ({ year, month }) => `${year}年${month}月`,
    dateAndTime: (date, time) => `${date} ${time}`,
    officeTime: withColon,
    now: 'たった今',
    minutes: (count) => `${count}分`,
    hours: (count) => `${count}時間`,
    days: (count) => `${count}日`,
    age: (time) => `${time}前`,
    periodOfDays: (count) => `${count}日間`,
  },
}
