/** Why a text is not a reading in kana. */
export type ReadingProblem =
  | 'empty'
  /** Any other sign, such as kanji, Latin letters, or the small ヶ, which is read カ, ガ or ケ. */
  | 'not-kana'
  /** A small kana, ー, ゝ or ・ with nothing beside it that it could belong to. */
  | 'stands-alone'
  /** っ with no consonant after it. */
  | 'nothing-to-double'

export interface RefusedReading {
  readonly kind: 'refused'
  readonly why: ReadingProblem
  /** Where in the normalized text. */
  readonly at: number
}

export type ReadReading = { readonly kind: 'read'; readonly kana: string } | RefusedReading

const kana = /[ぁ-ゔゝゞァ-ヴヽヾー ・]/
const betweenWords = /[ ・]/
/** Small kana and marks that repeat belong to the kana before them. */
const joinsTheOneBefore = /[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮゝゞヽヾ]/
const cannotBeJoined = /[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮっッんンー ・]/
const smallTsu = /[っッ]/
const noConsonantFollows = /[あいうえおアイウエオゐゑをヰヱヲっッんンー ・]/

/**
 * A reading as a form or a family register has it: in full width and composed, with one space
 * or ・ between words, otherwise as typed. Hiragana and katakana stay what they are.
 */
export function readReading(typed: string): ReadReading {
  // Makes half-width katakana full, and composes ﾀﾞ to ダ.
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?・ ?/g, '・')
    .trim()
  if (text === '') return refuse('empty', 0)

  const signs = Array.from(text)
  for (const [at, sign] of signs.entries()) {
    const why = problemOf(signs[at - 1] ?? ' ', sign, signs[at + 1] ?? ' ')
    if (why) return refuse(why, at)
  }
  return { kind: 'read', kana: text }
}

function problemOf(before: string, sign: string, after: string): ReadingProblem | null {
  if (!kana.test(sign)) return 'not-kana'
  const isAtEdge = betweenWords.test(before) || betweenWords.test(after)
  if (sign === '・' && isAtEdge) return 'stands-alone'
  if (sign === 'ー' && betweenWords.test(before)) return 'stands-alone'
  if (joinsTheOneBefore.test(sign) && cannotBeJoined.test(before)) return 'stands-alone'
  if (smallTsu.test(sign) && noConsonantFollows.test(after)) return 'nothing-to-double'
  return null
}

function refuse(why: ReadingProblem, at: number): RefusedReading {
  return { kind: 'refused', why, at }
}
