import type { Day } from '../calendar/day.ts'
import { dayInEra, type EraDay, type EraProblem, eras } from './eras.ts'
import { numeralSigns, readNumeral } from './numerals.ts'
import { findDay } from './real-day.ts'

export type ReadEraDate =
  | EraDay
  | {
      readonly kind: 'refused'
      readonly why: 'not-a-date' | EraProblem
      readonly perhaps: Day | null
    }

/** Eras of the lunar calendar, in which the oldest people in registers were born. */
const lunarEras = '文化|文政|天保|弘化|嘉永|安政|万延|文久|元治|慶応|慶應'

const eraWords = eras.flatMap(({ kanji, english, letter }) => [kanji, english, letter]).join('|')
const number = `([${numeralSigns}]+)`
const eraDate = new RegExp(
  `^(${eraWords}|${lunarEras}) ?(?:${number}|元) ?(?:年 ?${number} ?月 ?${number} ?日|([./-]) ?${number} ?\\5 ?${number})$`,
  'i',
)
const westernDate = new RegExp(`^(?:西暦 ?)?${number} ?年 ?${number} ?月 ?${number} ?日$`)

/**
 * A date as Japanese papers write it: 昭和六十四年一月七日, 平成元年１月８日, S64.1.7, Showa 64-1-7, or with
 * a western year, 1989年1月7日. Refused if the era did not have the day.
 */
export function readJapaneseDate(typed: string): ReadEraDate {
  // Also makes 昭和 of the single sign ㍼, and digits half-width.
  const text = typed.normalize('NFKC').replaceAll(/\s+/g, ' ').replaceAll('ō', 'o').trim()

  const western = westernDate.exec(text)
  if (western) return readWestern(western.slice(1))

  const found = eraDate.exec(text)
  if (!found) return refuse('not-a-date')
  const [, word = '', year = '1', month, date, , monthAfterSign, dateAfterSign] = found
  const era = eras.find(({ kanji, english, letter }) =>
    [kanji, english.toLowerCase(), letter.toLowerCase()].includes(word.toLowerCase()),
  )
  if (!era) return refuse('lunar-calendar')

  const inYear = readNumeral(year)
  const inMonth = readNumeral(month ?? monthAfterSign ?? '')
  const inDate = readNumeral(date ?? dateAfterSign ?? '')
  const isDate = [inYear, inMonth, inDate].every(Number.isInteger)
  return isDate ? dayInEra(era, inYear, inMonth, inDate) : refuse('not-a-date')
}

function readWestern(written: readonly string[]): ReadEraDate {
  const [year = 0, month = 0, date = 0] = written.map(readNumeral)
  // A year without its era.
  if (year < 1000) return refuse('not-a-date')
  const day = findDay(year, month, date)
  return day ? { kind: 'read', day, alsoNextEra: false } : refuse('no-such-day')
}

function refuse(why: 'not-a-date' | EraProblem): ReadEraDate {
  return { kind: 'refused', why, perhaps: null }
}
