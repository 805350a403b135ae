import { yearOf, type Day } from '../calendar/day.ts'
import { findDay } from '../dates/real-day.ts'

/** Hardly anybody who has papers made is older. */
const oldestAge = 110
const century = 100

export interface BirthInLines {
  /** Null if the lines leave parts of it open. */
  readonly birth: Day | null
  /** The same day a century earlier, if the holder can be as old as that. */
  readonly centuryEarlier: Day | null
}

/** A date of birth, YYMMDD: the latest that is not in the future. Null if there is no such day. */
export function birthInLines(shown: string, today: Day): BirthInLines | null {
  if (shown.includes('<')) {
    // Unknown parts are fillers: from the day on, from the month on, or all.
    const isPartOfDate = /^(?:\d{2}(?:0[1-9]|1[0-2])<<|\d{2}<<<<|<<<<<<)$/.test(shown)
    return isPartOfDate ? { birth: null, centuryEarlier: null } : null
  }

  const thisYear = yearOf(today)
  const [birth = null, earlier = null] = daysIn(shown, thisYear).filter(
    (day) => day <= today && thisYear - yearOf(day) <= oldestAge,
  )
  return birth === null ? null : { birth, centuryEarlier: earlier }
}

/** A date of expiry, YYMMDD: of all centuries the day that is closest to today. */
export function expiryInLines(shown: string, today: Day): Day | null {
  const thisYear = yearOf(today)
  const distance = (day: Day) => Math.abs(yearOf(day) - thisYear)
  const [closest = null] = daysIn(shown, thisYear).toSorted(
    (one, other) => distance(one) - distance(other),
  )
  return closest
}

/** The day in the next, this and the two last centuries, the latest first. */
function daysIn(shown: string, thisYear: number): Day[] {
  const [year, month, date] = [shown.slice(0, 2), shown.slice(2, 4), shown.slice(4)].map(Number)
  const thisCentury = thisYear - (thisYear % century)
  return [1, 0, -1, -2]
    .map((back) => findDay(thisCentury + back * century + (year ?? 0), month ?? 0, date ?? 0))
    .filter((day) => day !== null)
}
