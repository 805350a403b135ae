import type { Office } from '@kakehashi/domain/office'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import * as japanese from '@zxcvbn-ts/language-ja'

/**
 * Where zxcvbn begins to score 3 of 4. Its own comparison would refuse every password of eight
 * characters, because it counts exactly this many guesses for eight that follow no pattern.
 */
const guessesOfScore3 = 1e8

/** The time to check grows steeply with both, and what is left is no weaker than its beginning. */
const limits = { maxLength: 32, l33tMaxSubstitutions: 3 }

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...japanese.dictionary },
  graphs: common.adjacencyGraphs,
  ...limits,
})

const tradeWords = ['kakehashi', 'translation', 'translator', 'interpretation', 'interpreter']

/** What a stranger knows about the office, and so tries first. */
function wordsOf({ name, tagline, address }: Office): string[] {
  const { street, region } = address
  return [name, tagline, street, region].flatMap((words) => Object.values(words))
}

/** Whose password it is: their names and address are the first things a stranger tries. */
export interface PasswordOwner {
  readonly email: string
  readonly names: readonly (string | null | undefined)[]
}

export function isEasilyGuessed(password: string, owner: PasswordOwner, office: Office): boolean {
  const lowered = password.toLowerCase()
  const words = wordsAbout(owner, office)
  const isWeak = (text: string) => zxcvbn.check(text, words).guesses < guessesOfScore3
  if (isWeak(lowered)) return true
  const rest = withoutWords(lowered, words)
  return rest !== lowered && isWeak(rest)
}

/** Longer than two letters, so that a short name does not break up every password. */
function wordsAbout({ email, names }: PasswordOwner, office: Office): string[] {
  const parts = [email, ...names, ...tradeWords, ...wordsOf(office)].flatMap((text) =>
    (text ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  )
  return [...new Set(parts)]
    .filter((word) => Array.from(word).length > 2)
    .toSorted((one, other) => other.length - one.length)
}

/**
 * zxcvbn counts a separator as a guess at any character, so 'kakehashi-sample-2026' looks strong
 * to it. What remains without the known words and the separators must be strong by itself.
 */
function withoutWords(password: string, words: readonly string[]): string {
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), password)
  return rest === password ? password : rest.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
