import { dayOf, type Day } from '../calendar/day.ts'

/** The day with these numbers, or null if there is none, such as February 30. */
export function findDay(year: number, month: number, date: number): Day | null {
  if (![year, month, date].every((part) => Number.isInteger(part) && part > 0)) return null
  if (year < 1000 || year > 9999 || month > 12 || date > 31) return null

  const day = dayOf(year, month, date)
  // The platform turns February 30 into a day in March.
  return Number(day.slice(8)) === date ? day : null
}
