import { calendarOf } from '@kakehashi/domain/calendar/office-calendar'
import { isWorkingDay } from '@kakehashi/domain/calendar/working-days'
import { office } from '@kakehashi/domain/office'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * The weekdays on which the office is open, from a week without holidays: 2 March 2026 was a
 * Monday.
 */
export const workingDays = week.filter((_, index) =>
  isWorkingDay(`2026-03-0${index + 2}`, calendarOf(office, [])),
)

/** The opening hours before and after lunch, as 'hh:mm'. */
export const openPeriods = [
  { opens: withColon(office.hours.opens), closes: withColon(office.hours.lunchFrom) },
  { opens: withColon(office.hours.lunchUntil), closes: withColon(office.hours.closes) },
]

function withColon(time: string): string {
  return `${time.slice(0, 2)}:${time.slice(2)}`
}
