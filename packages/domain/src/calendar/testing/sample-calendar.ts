import { office } from '../../office.ts'
import { calendarOf, type Closures, type OfficeCalendar } from '../office-calendar.ts'

/** The calendar of the sample office. */
export function sampleCalendar(closures: Closures = []): OfficeCalendar {
  return calendarOf(office, closures)
}
