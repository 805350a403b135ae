import type { Closures } from './office-calendar.ts'
import type { Day } from './day.ts'
import { addDays } from './day.ts'
import type { OfficeText } from '../language.ts'

/** Consecutive closed days with one reason, as staff enter and read them. */
export interface ClosedDays {
  readonly from: Day
  readonly until: Day
  readonly reason: OfficeText
}

/** A longer closure is almost certainly a typing error in the month or year. */
const longestClosure = 31
const dayMs = 24 * 60 * 60_000

/** The usual reasons, offered as suggestions. American holidays are computed, so not listed. */
export const usualReasons: readonly OfficeText[] = [
  { en: 'Typhoon', ja: '台風' },
  { en: 'Base-wide day off', ja: '基地全体の休業日' },
  { en: 'Japanese holiday', ja: '日本の祝日' },
  { en: 'Staff training', ja: 'スタッフ研修' },
]

/** False when a day is invalid: the date fields report that themselves. */
export function isClosureTooLong({ from, until }: Pick<ClosedDays, 'from' | 'until'>): boolean {
  return (Date.parse(until) - Date.parse(from)) / dayMs >= longestClosure
}

/** Every day from the first to the last. */
export function daysInRange({ from, until }: Pick<ClosedDays, 'from' | 'until'>): Day[] {
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** Joins single days, soonest first, into ranges of consecutive days with the same reason. */
export function joinClosedDays(closures: Closures): ClosedDays[] {
  const ranges: ClosedDays[] = []
  for (const { date, reason } of closures) {
    const last = ranges.at(-1)
    if (last && addDays(last.until, 1) === date && isSame(last.reason, reason)) {
      ranges[ranges.length - 1] = { ...last, until: date }
    } else {
      ranges.push({ from: date, until: date, reason })
    }
  }
  return ranges
}

function isSame(one: OfficeText, other: OfficeText): boolean {
  return one.en === other.en && one.ja === other.ja
}
