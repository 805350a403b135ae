import { eras } from '../dates/eras.ts'
import { americanDate } from '../dates/paper-dates.ts'
import type { DateProposal } from './propose.ts'

/** A date as the paper has it, in the form that is typed: 令和2年10月5日, 1992年8月3日, August 3, 1992. */
export function writeDate({ day, era }: Pick<DateProposal, 'day' | 'era'>, from: 'en' | 'ja') {
  if (from === 'en') return americanDate(day)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const named = eras.find(({ name }) => name === era)
  if (!named) return `${year}年${month}月${date}日`
  const inEra = year - named.yearZero
  return `${named.kanji}${inEra === 1 ? '元' : inEra}年${month}月${date}日`
}
