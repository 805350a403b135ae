import type { Day } from '../calendar/day.ts'
import { yearOf } from '../calendar/day.ts'
import { type Era, eras } from '../dates/eras.ts'
import { americanDate, paperDateInJapanese } from '../dates/paper-dates.ts'
import { readAmericanDate } from '../dates/read-american-date.ts'
import { readJapaneseDate } from '../dates/read-japanese-date.ts'

/** What a paper's date means, and how the translation writes it. */
export type PaperDate =
  | {
      readonly kind: 'read'
      readonly day: Day
      /** That the paper names. */
      readonly era: Era | null
      readonly text: string
    }
  /** The era was over. Papers of before have such days, because they were printed in advance. */
  | { readonly kind: 'after-era'; readonly day: Day; readonly era: Era | null }
  /** The era did not have the day, or no month has it. */
  | { readonly kind: 'impossible' }
  /** Not a whole date, or of the lunar calendar: a person writes the translation. */
  | { readonly kind: 'unread' }

const unread: PaperDate = { kind: 'unread' }
const impossible: PaperDate = { kind: 'impossible' }

/** '(令和11年)' after a western year, as driver's licences have it. */
const eraInBrackets = /[(（]([^)）]*年)[)）]/
/** What stands after a date on papers, such as 昭和64年1月7日生. */
const suffix = /\s*(?:生|まで有効|交付|届出|午[前後].*)$/

export function readPaperDate(source: string, from: 'en' | 'ja'): PaperDate {
  return from === 'ja' ? readJapanese(source.trim()) : readAmerican(source.trim())
}

function readJapanese(source: string): PaperDate {
  const text = source.replace(suffix, '')
  const bracketed = eraInBrackets.exec(text)
  if (!bracketed) return readWithEra(text)

  // Both years are on the paper, so they have to be of the same day.
  const western = readWithEra(text.replace(eraInBrackets, ''))
  const inEra = readWithEra(text.replace(/^.*?[(（]([^)）]*年)[)）]/, '$1'))
  if (western.kind !== 'read') return western
  if (inEra.kind !== 'read' && inEra.kind !== 'after-era') return inEra
  return western.day === inEra.day ? inEra : impossible
}

function readWithEra(text: string): PaperDate {
  const read = readJapaneseDate(text)
  const era = eraAtStart(text)
  if (read.kind === 'read') {
    const { day } = read
    return { kind: 'read', day, era, text: inEnglish(day, era) }
  }
  const { why, perhaps } = read
  if (why === 'not-a-date' || why === 'lunar-calendar') return unread
  return why === 'after-era' && perhaps ? { kind: why, day: perhaps, era } : impossible
}

function eraAtStart(text: string): Era | null {
  const start = text.normalize('NFKC').toLowerCase()
  const found = eras.find(({ kanji, english, letter }) =>
    [kanji, english, letter].some((word) => start.startsWith(word.toLowerCase())),
  )
  return found ?? null
}

/** With the era that the paper has: on two days it can be the earlier of two. */
function inEnglish(day: Day, era: Era | null): string {
  return era
    ? `${americanDate(day)} (${era.english} ${yearOf(day) - era.yearZero})`
    : americanDate(day)
}

function readAmerican(source: string): PaperDate {
  const read = readAmericanDate(source)
  if (read.kind === 'read') {
    const { day } = read
    return { kind: 'read', day, era: null, text: paperDateInJapanese(day) }
  }
  return read.why === 'no-such-day' ? impossible : unread
}
