import type { Day } from '../calendar/day.ts'
import { halfWidth } from '../half-width.ts'
import { monthNames } from './months.ts'
import { findDay } from './real-day.ts'

export type ReadAmericanDate =
  | {
      readonly kind: 'read'
      readonly day: Day
      /** The day if the paper is not American but puts the day before the month. */
      readonly dayFirst: Day | null
    }
  | {
      readonly kind: 'refused'
      readonly why: 'not-a-date' | 'no-such-day' | 'century-unknown' | 'only-day-first'
      /** The days that it can mean. */
      readonly perhaps: readonly Day[]
    }

const named = '([a-z]{3,9})\\.?'
const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const digitsOnly = /^(\d{4})(\d{2})(\d{2})$/
const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const monthFirst = new RegExp(`^${named} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`)
const military = new RegExp(`^(\\d{1,2})[ -]?${named}[ -]?(\\d{4}|\\d{2})$`)

/**
 * A date as American papers write it: 01/07/1989, January 7, 1989, 07 JAN 1989, 07JAN89, 19890107.
 * Where the numbers also make a day the other way round, that one is told.
 */
export function readAmericanDate(typed: string): ReadAmericanDate {
  const text = halfWidth(typed).replaceAll(/\s+/g, ' ').trim().toLowerCase()

  const [, year = '', month = '', date = ''] = iso.exec(text) ?? digitsOnly.exec(text) ?? []
  if (year !== '') return only(findDay(Number(year), Number(month), Number(date)))

  const inWords = monthFirst.exec(text)
  if (inWords) return dayOfWords(inWords[3], inWords[1], inWords[2])
  const inRank = military.exec(text)
  if (inRank) return dayOfWords(inRank[3], inRank[2], inRank[1])

  const [, first = '', , second = '', inYear = ''] = numeric.exec(text) ?? []
  return first === '' ? refuse('not-a-date') : dayOfNumbers(Number(first), Number(second), inYear)
}

function dayOfWords(year = '', monthName = '', date = ''): ReadAmericanDate {
  const at = monthNames
    .map((name) => name.toLowerCase())
    .findIndex((name) => name === monthName || name.slice(0, 3) === monthName)
  // The one abbreviation of four letters.
  const month = monthName === 'sept' ? 9 : at + 1
  if (month === 0) return refuse('not-a-date')
  return withCentury(year, (inFull) => findDay(inFull, month, Number(date)))
}

function dayOfNumbers(first: number, second: number, year: string): ReadAmericanDate {
  const american = withCentury(year, (inFull) => findDay(inFull, first, second))
  const other = withCentury(year, (inFull) => findDay(inFull, second, first))
  if (american.kind === 'refused') {
    return american.why === 'no-such-day' && other.kind === 'read'
      ? refuse('only-day-first', [other.day])
      : american
  }
  const isOther = other.kind === 'read' && other.day !== american.day
  return { ...american, dayFirst: isOther ? other.day : null }
}

/** Two digits of a year can be of either century, which only the paper can tell. */
function withCentury(year: string, find: (year: number) => Day | null): ReadAmericanDate {
  if (year.length === 4) return only(find(Number(year)))
  const days = [1900, 2000].map((century) => find(century + Number(year)))
  const real = days.filter((day) => day !== null)
  return real.length === 0 ? refuse('no-such-day') : refuse('century-unknown', real)
}

function only(day: Day | null): ReadAmericanDate {
  return day ? { kind: 'read', day, dayFirst: null } : refuse('no-such-day')
}

function refuse(
  why: Extract<ReadAmericanDate, { kind: 'refused' }>['why'],
  perhaps: readonly Day[] = [],
): ReadAmericanDate {
  return { kind: 'refused', why, perhaps }
}
