import { romajiOf } from '../search/kana.ts'
import { normalizeWord } from '../search/search-words.ts'

export interface TermTexts {
  readonly english: string
  readonly japanese: string
  readonly reading: string | null
}

export const termLengths = { text: 200, reading: 200, note: 500, field: 60 } as const

const longestWord = 64
/** Begins the entries of whole terms. Nobody types it: words to look up have letters and digits only. */
const wholeMark = '='
/** A Japanese term is found from each of its characters on, up to this many. */
const mostEndings = 24
const mostTerms = 5

/**
 * The index entries of a term: 戸籍 finds 従前戸籍, and regi finds former family register. The whole
 * term in each language is marked, so that a sentence with many words that other terms have too
 * finds it.
 */
export function termWords({ english, japanese, reading }: TermTexts): string[] {
  const sounds = reading === null ? [] : beginnings(reading)
  const words = [
    ...beginnings(english),
    ...beginnings(japanese).flatMap(endings),
    ...sounds,
    ...sounds.flatMap(romajiOf),
    ...beginnings(japanese).flatMap(romajiOf),
  ]
  const folded = words.map((word) => Array.from(normalizeWord(word)).slice(0, longestWord).join(''))
  const unmarked = [...new Set(folded)].filter((word) => word !== '')
  return [...unmarked, ...wholeEntries([english, japanese])].toSorted()
}

function wholeEntries(texts: readonly string[]): string[] {
  const folded = [...new Set(texts.map(normalizeWord))].filter((text) => text !== '')
  return folded.map((text) => wholeMark + text)
}

/** What was typed, in the words to look up. One kanji is enough. */
export function typedTerms(typed: string): string[] {
  const words = typed.normalize('NFKC').split(/\s+/).map(normalizeWord)
  return [...new Set(words)].filter((word) => word !== '').slice(0, mostTerms)
}

/** Each word, and the whole term without its spaces. */
function beginnings(text: string): string[] {
  const words = text.split(/[\s・/()（）-]+/).filter((word) => word !== '')
  return [...words, words.join('')]
}

function endings(text: string): string[] {
  const characters = Array.from(text)
  const last = Math.min(characters.length, mostEndings)
  return Array.from({ length: last }, (_, at) => characters.slice(at).join(''))
}

/** The longest sentence, and the longest term within it, that are looked at. */
const mostCharacters = 300
const longestTerm = 12
const mostWordsOfTerm = 5

/**
 * Everything in a sentence that can be a whole term, as the index has whole terms: a few words in a
 * row, or a few signs of Japanese.
 */
export function possibleTerms(sentence: string): string[] {
  const words = sentence.slice(0, mostCharacters).match(/[\p{L}\p{M}\p{N}ー々'’]+/gu) ?? []
  const rows = words.flatMap((_, at) =>
    Array.from({ length: mostWordsOfTerm }, (__, more) => words.slice(at, at + more + 1).join('')),
  )
  const signs = words.flatMap((word) => {
    const characters = Array.from(word)
    return characters.flatMap((_, at) =>
      Array.from({ length: longestTerm }, (__, more) =>
        characters.slice(at, at + more + 1).join(''),
      ).filter((part) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(part)),
    )
  })
  return wholeEntries([...rows, ...signs])
}
