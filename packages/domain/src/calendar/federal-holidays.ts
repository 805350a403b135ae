import type { Day } from './day.ts'
import { addDays, dayOf, weekdayOf, yearOf } from './day.ts'
import { inEachLanguage, type Words } from '../language.ts'
import { holidayNames, observedHoliday } from './holiday-texts.ts'

const [monday, thursday, friday] = [1, 4, 5] as const

interface Holiday {
  readonly name: Words
  readonly dayIn: (year: number) => Day
  /** The first year it was observed. Left out where it predates the office. */
  readonly since?: number
}

/**
 * The eleven federal holidays (5 U.S.C. 6103). Inauguration Day is a holiday in the Washington area
 * only, so the office is open.
 */
const holidays: readonly Holiday[] = [
  { name: holidayNames.newYear, dayIn: (year) => dayOf(year, 1, 1) },
  {
    name: holidayNames.king,
    dayIn: (year) => nth(3, monday, year, 1),
    since: 1986,
  },
  {
    name: holidayNames.presidents,
    dayIn: (year) => nth(3, monday, year, 2),
  },
  {
    name: holidayNames.memorial,
    // The last Monday of May is seven days before the first Monday of June.
    dayIn: (year) => addDays(nth(1, monday, year, 6), -7),
  },
  {
    name: holidayNames.juneteenth,
    dayIn: (year) => dayOf(year, 6, 19),
    since: 2021,
  },
  { name: holidayNames.independence, dayIn: (year) => dayOf(year, 7, 4) },
  {
    name: holidayNames.labor,
    dayIn: (year) => nth(1, monday, year, 9),
  },
  {
    name: holidayNames.columbus,
    dayIn: (year) => nth(2, monday, year, 10),
  },
  { name: holidayNames.veterans, dayIn: (year) => dayOf(year, 11, 11) },
  {
    name: holidayNames.thanksgiving,
    dayIn: (year) => nth(4, thursday, year, 11),
  },
  { name: holidayNames.christmas, dayIn: (year) => dayOf(year, 12, 25) },
]

/** The federal holiday that falls on a day or is observed on it. */
export function federalHolidayOn(day: Day): Words | null {
  const holiday = holidayFallingOn(day)
  if (holiday) return holiday

  const weekendDay = adjacentWeekendDay(day)
  const name = weekendDay === null ? null : holidayFallingOn(weekendDay)
  return (
    name &&
    inEachLanguage((language) => observedHoliday[language].replace('{name}', name[language]))
  )
}

function holidayFallingOn(day: Day): Words | null {
  return holidaysOf(yearOf(day)).get(day) ?? null
}

const holidaysByYear = new Map<number, ReadonlyMap<Day, Words>>()

/** Kept for each year, because lists of promised days ask for hundreds of days. */
function holidaysOf(year: number): ReadonlyMap<Day, Words> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const observed = holidays.filter(({ since = 0 }) => year >= since)
  const days = new Map(observed.map(({ name, dayIn }) => [dayIn(year), name]))
  holidaysByYear.set(year, days)
  return days
}

/** A holiday on a Saturday is observed the day before, on a Sunday the day after. */
function adjacentWeekendDay(day: Day): Day | null {
  switch (weekdayOf(day)) {
    case friday:
      return addDays(day, 1)
    case monday:
      return addDays(day, -1)
    default:
      return null
  }
}

/** The nth given weekday of a month. */
function nth(count: number, weekday: number, year: number, month: number): Day {
  const first = dayOf(year, month, 1)
  const untilWeekday = (weekday - weekdayOf(first) + 7) % 7
  return addDays(first, untilWeekday + (count - 1) * 7)
}
