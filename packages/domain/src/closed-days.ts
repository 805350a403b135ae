import type { Closures } from './calendar.ts'
import type { Day } from './day.ts'
import { addDays } from './day.ts'
import type { Words } from './language.ts'

/** Days in a row that the office stays closed for one reason, as they are entered and read. */
export interface ClosedDays {
  readonly from: Day
  readonly until: Day
  readonly reason: Words
}

/** No typhoon and no holiday is longer; more is a slip of the year or the month. */
const longestClosure = 31
const dayMs = 24 * 60 * 60_000

/** What is nearly always the reason, in both languages. American holidays are known already. */
export const usualReasons: readonly Words[] = [
  { en: 'Typhoon', ja: '台風' },
  { en: 'Base-wide day off', ja: '基地全体の休業日' },
  { en: 'Japanese holiday', ja: '日本の祝日' },
  { en: 'Staff training', ja: 'スタッフ研修' },
]

/** Not said of what is no day at all: that is wrong by itself. */
export function isTooLong({ from, until }: Pick<ClosedDays, 'from' | 'until'>): boolean {
  return (Date.parse(until) - Date.parse(from)) / dayMs >= longestClosure
}

/** The first day and every one after it up to the last. */
export function daysOf({ from, until }: Pick<ClosedDays, 'from' | 'until'>): Day[] {
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** Single days, soonest first, put together again where one follows the other for one reason. */
export function inRows(closures: Closures): ClosedDays[] {
  const rows: ClosedDays[] = []
  for (const { date, reason } of closures) {
    const last = rows.at(-1)
    if (last && addDays(last.until, 1) === date && isSame(last.reason, reason)) {
      rows[rows.length - 1] = { ...last, until: date }
    } else {
      rows.push({ from: date, until: date, reason })
    }
  }
  return rows
}

function isSame(one: Words, other: Words): boolean {
  return one.en === other.en && one.ja === other.ja
}
