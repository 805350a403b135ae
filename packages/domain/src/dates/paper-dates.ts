import type { Day } from '../calendar/day.ts'
import { eraYearOf } from './eras.ts'
import { monthNames } from './months.ts'

/** 昭和64年1月7日, 平成元年1月8日; with the western year before the solar calendar. */
export function japaneseDate(day: Day): string {
  const found = eraYearOf(day)
  if (!found) return westernDate(day)
  return inYear(found.era.kanji + (found.year === 1 ? '元' : found.year), day)
}

/** 'January 7, 1989' */
export function americanDate(day: Day): string {
  const { year, monthName, date } = partsOf(day)
  return `${monthName} ${date}, ${year}`
}

/** '07 JAN 1989' */
export function militaryDate(day: Day): string {
  const { year, monthName } = partsOf(day)
  return `${day.slice(8)} ${monthName.slice(0, 3).toUpperCase()} ${year}`
}

/** 'January 7, 1989 (Showa 64)': a date of a Japanese paper on an English one. */
export function paperDateInEnglish(day: Day): string {
  const found = eraYearOf(day)
  return found ? `${americanDate(day)} (${found.era.english} ${found.year})` : americanDate(day)
}

/** '昭和64年1月7日 (1989年1月7日)': a date of an American paper on a Japanese one. */
export function paperDateInJapanese(day: Day): string {
  return eraYearOf(day) ? `${japaneseDate(day)} (${westernDate(day)})` : westernDate(day)
}

function westernDate(day: Day): string {
  return inYear(String(partsOf(day).year), day)
}

function inYear(year: string, day: Day): string {
  const { month, date } = partsOf(day)
  return `${year}年${month}月${date}日`
}

function partsOf(day: Day) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date, monthName: monthNames[month - 1] ?? '' }
}
