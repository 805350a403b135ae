import { toHiragana } from '../search/kana.ts'
import { confusableForm } from './confusable-kanji.ts'

const latinAccents = /(?<=\p{Script=Latin})\p{M}+/gu
const notLetter = /[^\p{L}\p{N}\p{M}ー]/gu

/** Letters that Unicode does not take apart, as they are usually written without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const plainLetter = new RegExp(Object.keys(plainLetters).join('|'), 'g')

/**
 * What of a name is compared: letters without case, width, accents, spaces, hyphens and apostrophes,
 * and kana as hiragana. Never for output.
 */
export function lettersOf(name: string): string {
  // Not the kanji: normalizing replaces some that a family register tells apart.
  return name.replaceAll(/[^\p{Script=Han}]+/gu, plainForm)
}

function plainForm(text: string): string {
  return toHiragana(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(notLetter, '')
    .normalize('NFD')
    .replaceAll(latinAccents, '')
    .replaceAll(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
}

export type NameComparison = 'same' | 'easily-confused' | 'different'

/** Whether two spellings can be one person's name, written as before or with another kanji form. */
export function compareNames(one: string, other: string): NameComparison {
  const first = lettersOf(one)
  const second = lettersOf(other)
  if (first === second) return 'same'
  return confusableForm(first) === confusableForm(second) ? 'easily-confused' : 'different'
}
