import type { Day } from '../calendar/day.ts'
import type { Era } from '../dates/eras.ts'
import { monthNames } from '../dates/months.ts'
import { numeralSigns } from '../dates/numerals.ts'
import { readPaperDate } from '../paper-templates/translate-date.ts'
import { around, type Box, type SeenLine } from './seen-words.ts'

/** A whole date on a paper that the calendar and the era have. */
export interface SeenDate {
  readonly day: Day
  /** The era that the paper names; null for a western year. */
  readonly era: Era['name'] | null
  readonly box: Box
  /** That of the least certain word. */
  readonly certainty: number
  /** What stands before and after it on its line; it does not leave the reading. */
  readonly before: string
  readonly after: string
  readonly line: SeenLine
}

const number = `[${numeralSigns}]{1,4}`
const japanese = new RegExp(
  `(?:明治|大正|昭和|平成|令和)(?:元|${number})年${number}月${number}日|(?:西暦)?[0-9]{4}年(?:[(](?:昭和|平成|令和)(?:元|${number})年[)])?${number}月${number}日`,
  'gu',
)
const month = monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')
const american = new RegExp(
  `\\b(?:(?:${month})\\.? [0-9]{1,2}, ?[0-9]{4}|[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}|[0-9]{1,2} (?:${month}) [0-9]{4})\\b`,
  'giu',
)

/** Dates that are not whole, or that no calendar has, are left out. */
export function findDates(lines: readonly SeenLine[], language: 'en' | 'ja'): SeenDate[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(language === 'ja' ? japanese : american)].flatMap((match) => {
      const [text] = match
      const read = readPaperDate(text, language)
      // 平成16年 after a 1 that was not seen would be another year.
      const sign = line.text[match.index - 1] ?? ''
      if (read.kind !== 'read' || /[0-9]/.test(sign)) return []
      const end = match.index + text.length
      const words = line.wordOf.slice(match.index, end)
      return [
        {
          day: read.day,
          era: read.era?.name ?? null,
          box: around(words.map(({ box }) => box)),
          certainty: Math.min(...words.map(({ certainty }) => certainty)),
          before: line.text.slice(0, match.index),
          after: line.text.slice(end),
          line,
        },
      ]
    }),
  )
}
