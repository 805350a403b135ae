import type { OfficeText } from '../language.ts'
import type { Day } from './day.ts'

/** The holidays on which an office is closed; other days are closures. */
export const holidayCalendars = ['us-federal', 'none'] as const
export type HolidayCalendar = (typeof holidayCalendars)[number]

/** Times of day, written as '0900'. */
export interface OfficeHours {
  readonly opens: string
  readonly closes: string
  readonly lunchFrom: string
  readonly lunchUntil: string
}

/** An extra day on which the office is closed: a typhoon, a base-wide stand-down. */
interface Closure {
  readonly date: Day
  readonly reason: OfficeText
}

export type Closures = readonly Closure[]

/** When the office is open. */
export interface OfficeCalendar {
  readonly timeZone: string
  /** 0 is Sunday, 6 is Saturday. */
  readonly openWeekdays: readonly number[]
  readonly holidays: HolidayCalendar
  readonly hours: OfficeHours
  /** Same-day requests have to be made before this time. */
  readonly sameDayUntil: string
  readonly closures: Closures
}

/** The calendar of an office with its present closures. */
export function calendarOf(
  office: Omit<OfficeCalendar, 'closures'>,
  closures: Closures,
): OfficeCalendar {
  const { timeZone, openWeekdays, holidays, hours, sameDayUntil } = office
  return { timeZone, openWeekdays, holidays, hours, sameDayUntil, closures }
}

/** An office without a lunch break has the same time for its start and its end. */
export function hasLunch({ hours }: { readonly hours: OfficeHours }): boolean {
  return hours.lunchFrom !== hours.lunchUntil
}
