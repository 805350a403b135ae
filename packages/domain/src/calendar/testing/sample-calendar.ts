import { calendarOf, type Closures, type OfficeCalendar } from '../office-calendar.ts'
import { sampleOffice } from '../../sample/office.ts'

/** The calendar of the sample office. */
export function sampleCalendar(closures: Closures = []): OfficeCalendar {
  return calendarOf(sampleOffice, closures)
}
