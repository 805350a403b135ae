import type { Day } from '../calendar/day.ts'
import { yearOf } from '../calendar/day.ts'
import { type EraProblem, eras } from '../dates/eras.ts'
import { americanDate, paperDateInJapanese } from '../dates/paper-dates.ts'
import { readAmericanDate } from '../dates/read-american-date.ts'
import { readJapaneseDate } from '../dates/read-japanese-date.ts'

/** What a paper's date means, and how the translation writes it. */
export type PaperDate =
  | { readonly kind: 'read'; readonly day: Day; readonly text: string }
  /** The era did not have the day, or no month has it. */
  | { readonly kind: 'impossible'; readonly why: Exclude<EraProblem, 'lunar-calendar'> }
  /** Not a whole date, or of the lunar calendar: a person writes the translation. */
  | { readonly kind: 'unread' }

const unread: PaperDate = { kind: 'unread' }

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
  if (western.kind !== 'read' || inEra.kind !== 'read') {
    return western.kind === 'read' ? inEra : western
  }
  return western.day === inEra.day ? inEra : { kind: 'impossible', why: 'no-such-day' }
}

function readWithEra(text: string): PaperDate {
  const read = readJapaneseDate(text)
  if (read.kind === 'refused') {
    const { why } = read
    return why === 'not-a-date' || why === 'lunar-calendar' ? unread : { kind: 'impossible', why }
  }
  return { kind: 'read', day: read.day, text: inEnglish(read.day, text) }
}

/** With the era that the paper has: on two days it can be the earlier of two. */
function inEnglish(day: Day, written: string): string {
  const start = written.normalize('NFKC').toLowerCase()
  const era = eras.find(({ kanji, english, letter }) =>
    [kanji, english, letter].some((word) => start.startsWith(word.toLowerCase())),
  )
  return era
    ? `${americanDate(day)} (${era.english} ${yearOf(day) - era.yearZero})`
    : americanDate(day)
}

function readAmerican(source: string): PaperDate {
  const read = readAmericanDate(source)
  if (read.kind === 'read') {
    return { kind: 'read', day: read.day, text: paperDateInJapanese(read.day) }
  }
  return read.why === 'no-such-day' ? { kind: 'impossible', why: 'no-such-day' } : unread
}

/** The day of a date as translations write it, without the era in brackets; null for other texts. */
export function dayOfTranslation(target: string, from: 'en' | 'ja'): Day | null {
  const text = target.replace(/\s*[([（［].*$/, '').trim()
  const read = from === 'ja' ? readAmericanDate(text) : readJapaneseDate(text)
  return read.kind === 'read' ? read.day : null
}
