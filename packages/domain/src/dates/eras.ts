import { type Day, yearOf } from '../calendar/day.ts'
import { findDay } from './real-day.ts'

type EraName = 'meiji' | 'taisho' | 'showa' | 'heisei' | 'reiwa'

export interface Era {
  readonly name: EraName
  readonly kanji: string
  readonly english: string
  /** As forms abbreviate it. */
  readonly letter: string
  /** The year before its first. */
  readonly yearZero: number
  readonly from: Day
  /** The last day that papers call by its name; null for the present one. */
  readonly to: Day | null
}

/**
 * The first day of the solar calendar, Meiji 6. The days before it are of another calendar, so a
 * register's Meiji 5 is no western date: 明治5年太政官布告第337号.
 */
const firstSolarDay: Day = '1873-01-01'

/**
 * Taisho and Showa begin on the day they were proclaimed, which is also the last day of the era
 * before; Heisei and Reiwa begin on the day after. By 元号法 (昭和54年法律第43号), 昭和64年政令第1号 and
 * 平成31年政令第143号, before them by rescripts of 1912-07-30 and 1926-12-25.
 */
export const eras: readonly Era[] = [
  era('meiji', '明治', 'Meiji', 1867, firstSolarDay, '1912-07-30'),
  era('taisho', '大正', 'Taisho', 1911, '1912-07-30', '1926-12-25'),
  era('showa', '昭和', 'Showa', 1925, '1926-12-25', '1989-01-07'),
  era('heisei', '平成', 'Heisei', 1988, '1989-01-08', '2019-04-30'),
  era('reiwa', '令和', 'Reiwa', 2018, '2019-05-01', null),
]

function era(
  name: EraName,
  kanji: string,
  english: string,
  yearZero: number,
  from: Day,
  to: Day | null,
): Era {
  return { name, kanji, english, letter: english.slice(0, 1), yearZero, from, to }
}

export interface EraYear {
  readonly era: Era
  /** 1 is the first, 元年. */
  readonly year: number
}

/** The era of a day, the later one where two share it; null before the solar calendar. */
export function eraYearOf(day: Day): EraYear | null {
  const found = eras.findLast(({ from }) => from <= day)
  return found ? { era: found, year: yearOf(day) - found.yearZero } : null
}

export type EraProblem =
  /** Before 1873 the months followed the moon. */
  | 'lunar-calendar'
  /** 明治5年12月3日 became 明治6年1月1日; no paper of the day has it. */
  | 'became-new-year'
  | 'before-era'
  | 'after-era'
  | 'no-such-day'

export type EraDay =
  | {
      readonly kind: 'read'
      readonly day: Day
      /** The day is also the first of the next era, and registers use that one. */
      readonly alsoNextEra: boolean
    }
  | {
      readonly kind: 'refused'
      readonly why: EraProblem
      /** The day that the numbers would mean, to show it to somebody who knows better. */
      readonly perhaps: Day | null
    }

/** The day that a date of an era means, if the era had it. */
export function dayInEra(of: Era, year: number, month: number, date: number): EraDay {
  if (year < 1) return refuse('no-such-day')
  const day = findDay(of.yearZero + year, month, date)

  if (of.name === 'meiji' && of.yearZero + year < yearOf(firstSolarDay)) {
    const isReplacedDay = year === 5 && month === 12 && date === 3
    return isReplacedDay ? refuse('became-new-year', firstSolarDay) : refuse('lunar-calendar')
  }
  if (day === null) return refuse('no-such-day')
  if (day < of.from) return refuse('before-era', day)
  if (of.to !== null && day > of.to) return refuse('after-era', day)
  return { kind: 'read', day, alsoNextEra: eras.some((next) => next !== of && next.from === day) }
}

function refuse(why: EraProblem, perhaps: Day | null = null): EraDay {
  return { kind: 'refused', why, perhaps }
}
