import type { Day } from './day.ts'
import { addDays, dayOf, weekdayOf, yearOf } from './day.ts'
import type { Words } from '../language.ts'

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
  { name: { en: "New Year's Day", ja: '元日' }, dayIn: (year) => dayOf(year, 1, 1) },
  {
    name: { en: 'Martin Luther King Jr. Day', ja: 'キング牧師記念日' },
    dayIn: (year) => nth(3, monday, year, 1),
    since: 1986,
  },
  {
    name: { en: "Presidents' Day", ja: '大統領の日' },
    dayIn: (year) => nth(3, monday, year, 2),
  },
  {
    name: { en: 'Memorial Day', ja: '戦没将兵追悼記念日' },
    // The last Monday of May is seven days before the first Monday of June.
    dayIn: (year) => addDays(nth(1, monday, year, 6), -7),
  },
  {
    name: { en: 'Juneteenth', ja: 'ジューンティーンス（奴隷解放記念日）' },
    dayIn: (year) => dayOf(year, 6, 19),
    since: 2021,
  },
  { name: { en: 'Independence Day', ja: '独立記念日' }, dayIn: (year) => dayOf(year, 7, 4) },
  {
    name: { en: 'Labor Day', ja: 'レイバーデー（労働者の日）' },
    dayIn: (year) => nth(1, monday, year, 9),
  },
  {
    name: { en: 'Columbus Day', ja: 'コロンブス・デー' },
    dayIn: (year) => nth(2, monday, year, 10),
  },
  { name: { en: 'Veterans Day', ja: '退役軍人の日' }, dayIn: (year) => dayOf(year, 11, 11) },
  {
    name: { en: 'Thanksgiving Day', ja: '感謝祭' },
    dayIn: (year) => nth(4, thursday, year, 11),
  },
  { name: { en: 'Christmas Day', ja: 'クリスマス' }, dayIn: (year) => dayOf(year, 12, 25) },
]

/** The federal holiday that falls on a day or is observed on it. */
export function federalHolidayOn(day: Day): Words | null {
  const holiday = holidayFallingOn(day)
  if (holiday) return holiday

  const weekendDay = adjacentWeekendDay(day)
  const name = weekendDay === null ? null : holidayFallingOn(weekendDay)
  return name && { en: `${name.en} (observed)`, ja: `${name.ja}の振替休日` }
}

function holidayFallingOn(day: Day): Words | null {
  const year = yearOf(day)
  const holiday = holidays.find(({ dayIn, since = 0 }) => year >= since && dayIn(year) === day)
  return holiday?.name ?? null
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
