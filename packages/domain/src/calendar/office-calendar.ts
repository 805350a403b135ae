import type { OfficeText } from '../language.ts'
import type { Day } from './day.ts'

/** Times of day, written as '0900'. */
interface OfficeHours {
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
  readonly hours: OfficeHours
  /** Same-day requests have to be made before this time. */
  readonly sameDayUntil: string
  readonly closures: Closures
}

/** The calendar of an office with its present closures. */
export function calendarOf(
  { hours, sameDayUntil }: Omit<OfficeCalendar, 'closures'>,
  closures: Closures,
): OfficeCalendar {
  return { hours, sameDayUntil, closures }
}
