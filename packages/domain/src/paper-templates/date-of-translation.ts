import { type Day, yearOf } from '../calendar/day.ts'
import { type Era, eras } from '../dates/eras.ts'
import { readAmericanDate } from '../dates/read-american-date.ts'
import { readJapaneseDate } from '../dates/read-japanese-date.ts'
import { halfWidth } from '../half-width.ts'
import type { PaperDate } from './translate-date.ts'

type Dated = Extract<PaperDate, { kind: 'read' | 'after-era' }>

/** The translator says in brackets why there is no date. */
export function isRemark(target: string): boolean {
  return /^\[[^[\]]*\]$/.test(halfWidth(target))
}

/** The day of a date as translations write it, without what is in brackets; null for other texts. */
export function dayOfTranslation(target: string, from: 'en' | 'ja'): Day | null {
  const text = halfWidth(target)
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .trim()
  const read = from === 'ja' ? readAmericanDate(bareDate(text)) : readJapaneseDate(bareDate(text))
  return read.kind === 'read' ? read.day : null
}

/** Without the words that licences and certificates of birth have around a date. */
function bareDate(text: string): string {
  return text
    .replace(/^(?:valid )?until /i, '')
    .replace(/\s*(?:,\s*)?(?:at )?\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?$/i, '')
    .replace(/\s*(?:生|まで有効|午[前後].*)$/, '')
    .trim()
}

/** Whether what the translation has in brackets, an era or a western date, is of the day too. */
export function fitsInBrackets(target: string, paper: Dated): boolean {
  const bracketed = halfWidth(target).matchAll(/\(([^()]*)\)/g)
  return Array.from(bracketed).every(([, text = '']) => fits(text.trim(), paper))
}

const eraWords = eras.flatMap(({ kanji, english, letter }) => [kanji, english, letter]).join('|')
const eraAndYear = new RegExp(`^(${eraWords})[ .]*(\\d+|元)`, 'i')

function fits(text: string, paper: Dated): boolean {
  const date = readJapaneseDate(text)
  if (date.kind === 'read') return date.day === paper.day
  const [, word, year] = eraAndYear.exec(text.replaceAll('ō', 'o')) ?? []
  // Some other words.
  if (word === undefined) return date.kind === 'refused' && date.why === 'not-a-date'
  const named = eras.find(({ kanji, english, letter }) =>
    [kanji, english, letter].some((own) => own.toLowerCase() === word.toLowerCase()),
  )
  const inEra = year === '元' ? 1 : Number(year)
  return (
    named !== undefined &&
    namesOf(paper).includes(named) &&
    inEra === yearOf(paper.day) - named.yearZero
  )
}

/** The era that the paper names. Where it names none, or one that was over, those of the day. */
function namesOf({ kind, day, era }: Dated): Era[] {
  const isFree = kind === 'after-era' || era === null
  return eras.filter(
    (one) => one === era || (isFree && one.from <= day && (one.to === null || day <= one.to)),
  )
}
