import type { Office } from '@kakehashi/domain/office'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The weekdays on which the office is open; its facts count from Sunday, which is 0. */
export function workingDays({ openWeekdays }: Pick<Office, 'openWeekdays'>) {
  return week.filter((_, index) => openWeekdays.includes((index + 1) % week.length))
}

/** The opening hours as 'hh:mm': before and after lunch, or one period without a lunch break. */
export function openPeriods({ hours }: Pick<Office, 'hours'>) {
  const opens = withColon(hours.opens)
  const closes = withColon(hours.closes)
  if (!hasLunch({ hours })) return [{ opens, closes }]
  return [
    { opens, closes: withColon(hours.lunchFrom) },
    { opens: withColon(hours.lunchUntil), closes },
  ]
}

function withColon(time: string): string {
  return `${time.slice(0, 2)}:${time.slice(2)}`
}
