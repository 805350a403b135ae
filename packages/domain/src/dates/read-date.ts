import type { Day } from '../calendar/day.ts'
import { readAmericanDate, type ReadAmericanDate } from './read-american-date.ts'
import { type ReadEraDate, readJapaneseDate } from './read-japanese-date.ts'

type Refused<Read> = Extract<Read, { kind: 'refused' }>

export type ReadDate =
  | {
      readonly kind: 'read'
      readonly day: Day
      /** The day if the paper puts the day before the month. */
      readonly dayFirst: Day | null
    }
  | {
      readonly kind: 'refused'
      readonly why: Refused<ReadEraDate>['why'] | Refused<ReadAmericanDate>['why']
      /** The days that it can mean. */
      readonly perhaps: readonly Day[]
    }

/** A date in either calendar, as a Japanese or an American paper writes it. */
export function readDate(typed: string): ReadDate {
  const japanese = readJapaneseDate(typed)
  if (japanese.kind === 'read') return { kind: 'read', day: japanese.day, dayFirst: null }
  if (japanese.why === 'not-a-date') return readAmericanDate(typed)
  const { why, perhaps } = japanese
  return { kind: 'refused', why, perhaps: perhaps === null ? [] : [perhaps] }
}
