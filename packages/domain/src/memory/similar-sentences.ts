import { folded, prepared } from './folded-text.ts'
import { listPlaceholders, without } from './spans.ts'

/** A sentence is kept and offered up to this length. */
export const maxSentenceLength = 1000

/** Below this, sentences have little more than the language in common. */
export const leastSimilarity = 0.5
/** Fewer parts can be the beginning of anything. */
const leastParts = 6
/** What was typed may be the beginning of a sentence; a whole one comes first. */
const beginningCounts = 0.9

const word = /\p{Script=Latin}+|[\p{Script=Han}\p{Script=Hiragana}ー々]+|\p{N}+/gu
const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

export function languageOfSentence(text: string): 'en' | 'ja' {
  return isJapanese.test(text) ? 'ja' : 'en'
}

/**
 * The parts by which sentences are compared: three letters of a word, two signs of Japanese, or a
 * placeholder of any number.
 */
export function partsOfSentence(text: string): Set<string> {
  const ready = prepared(text)
  const placeholders = listPlaceholders(ready)
  const words = folded(without(ready, placeholders)).match(word) ?? []
  return new Set([...placeholders.map(({ kind }) => `{${kind}}`), ...words.flatMap(partsOfWord)])
}

function partsOfWord(one: string): string[] {
  const isLatin = !isJapanese.test(one)
  const [signs, length] = isLatin ? [` ${one} `, 3] : [one, 2]
  if (signs.length <= length) return [signs]
  return Array.from({ length: signs.length - length + 1 }, (_, at) => signs.slice(at, at + length))
}

/** From 0 to 1, as far as the sentence is the one that is looked for, or begins like it. */
export function similarity(wanted: ReadonlySet<string>, sentence: ReadonlySet<string>): number {
  const common = [...wanted].filter((part) => sentence.has(part)).length
  if (common === 0) return 0
  const whole = (2 * common) / (wanted.size + sentence.size)
  const beginning = wanted.size < leastParts ? 0 : (beginningCounts * common) / wanted.size
  return Math.max(whole, beginning)
}

/** How many hashes of a sentence are kept for the index. */
const sketchSize = 16

/**
 * The smallest hashes of its parts. Sentences that have most parts in common have most of these in
 * common, so that looking up a fixed number of them finds the sentence among any number.
 */
export function sketchOf(parts: ReadonlySet<string>): number[] {
  const hashes = new Set(Array.from(parts, hashOf))
  return [...hashes].toSorted((one, other) => one - other).slice(0, sketchSize)
}

/** FNV-1a, as the signed integers of PostgreSQL. */
function hashOf(part: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < part.length; at += 1) {
    hash = Math.imul(hash ^ part.charCodeAt(at), 0x01_00_01_93)
  }
  return hash | 0
}
