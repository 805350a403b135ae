import { listConfusableKanji, type ConfusableKanji } from './confusable-kanji.ts'
import { compareSpelling, type SpellingComparison } from './compare-spelling.ts'
import { isLatinName } from '../people/people.ts'
import { readReading, type ReadingProblem } from './kana-reading.ts'

interface NameParts {
  /** Empty for somebody with one name only. */
  readonly family: string
  readonly given: string
}

/** A name as the passport has it, with the middle names that Americans have. */
export interface PassportName extends NameParts {
  readonly middle: readonly string[]
  /** How the person writes it, which papers keep. */
  readonly order: 'family-first' | 'given-first'
}

interface FormerName {
  readonly kind: 'before-marriage' | 'in-earlier-marriage' | 'other'
  readonly passport: NameParts
  readonly kanji: NameParts | null
}

/** A person on the sheet of names and dates. */
export interface PersonName {
  readonly passport: PassportName
  readonly kanji: NameParts | null
  readonly kana: NameParts | null
  readonly former: readonly FormerName[]
}

/** The whole name in the person's own order, otherwise exactly as spelled. */
export function writeName({ family, given, middle, order }: PassportName): string {
  const givenNames = [given, ...middle]
  const parts = order === 'family-first' ? [family, ...givenNames] : [...givenNames, family]
  return parts.filter((part) => part !== '').join(' ')
}

/** Of letters and the signs between them. A passport prints no digits in a name. */
const signsOfNames = /^\p{L}[\p{L}\p{M} .,'’-]*$/u

const kanjiPart =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Variation_Selector}ー々〆]+$/u

/** Whether a passport can have this as a part of a name. */
export function isPassportPart(part: string): boolean {
  return isLatinName(part) && signsOfNames.test(part)
}

/** Whether a Japanese register can have this as a part of a name. */
export function isJapanesePart(part: string): boolean {
  return kanjiPart.test(part)
}

export type NameProblem =
  | { readonly part: 'passport' | 'former'; readonly why: 'no-name' | 'not-latin' }
  | { readonly part: 'kanji'; readonly why: 'not-japanese' }
  | { readonly part: 'kana'; readonly why: ReadingProblem }

/** Why a name cannot stand on a paper as it is; empty if it can. */
export function listNameProblems({ passport, kanji, kana, former }: PersonName): NameProblem[] {
  const { family, given, middle } = passport
  return [
    ...latinProblems('passport', [family, given, ...middle]),
    ...former.flatMap((name) =>
      latinProblems('former', [name.passport.family, name.passport.given]),
    ),
    ...[kanji, ...former.map((name) => name.kanji)].flatMap(kanjiProblems),
    ...writtenParts(kana).flatMap((part): NameProblem[] => {
      const reading = readReading(part)
      return reading.kind === 'refused' ? [{ part: 'kana', why: reading.why }] : []
    }),
  ]
}

function latinProblems(part: 'passport' | 'former', names: readonly string[]): NameProblem[] {
  const written = names.filter((name) => name !== '')
  if (written.length === 0) return [{ part, why: 'no-name' }]
  return written.every(isPassportPart) ? [] : [{ part, why: 'not-latin' }]
}

function kanjiProblems(name: NameParts | null): NameProblem[] {
  const isJapanese = writtenParts(name).every(isJapanesePart)
  return isJapanese ? [] : [{ part: 'kanji', why: 'not-japanese' }]
}

function writtenParts(name: NameParts | null): string[] {
  return name === null ? [] : [name.family, name.given].filter((part) => part !== '')
}

/** What to look at again before a name is printed. Nothing here stops it. */
export interface NameAdvice {
  readonly confusable: readonly ConfusableKanji[]
  /** The spelling beside the reading, for the parts that have both. */
  readonly spelling: Readonly<Record<keyof NameParts, SpellingComparison | null>>
}

export function adviseOnName({ passport, kanji, kana }: PersonName): NameAdvice {
  const compared = (part: keyof NameParts) =>
    kana !== null && kana[part] !== '' && passport[part] !== ''
      ? compareSpelling(passport[part], kana[part])
      : null

  return {
    confusable: listConfusableKanji(writtenParts(kanji).join('')),
    spelling: { family: compared('family'), given: compared('given') },
  }
}
