import { composed } from '../names/tidy-name.ts'
import { toHiragana } from '../search/kana.ts'

const halfWidthKana = /[\uFF66-\uFF9F]+/g
/** ㍻ and the others, which are two characters when they are written out. */
const eraSigns = /[㍻㍼㍽㍾㋿]/g

/** The text as it is searched and stored: composed, with kana in full width. */
export function prepared(text: string): string {
  return composed(text)
    .replaceAll(halfWidthKana, (kana) => kana.normalize('NFKC'))
    .replaceAll(eraSigns, (sign) => sign.normalize('NFKC'))
}

/**
 * In half width, small letters and hiragana, without accents. Each UTF-16 unit stays one unit, so
 * that a place in the result is the same place in the text.
 */
export function folded(text: string): string {
  const plain = toHiragana(text.split('').map(foldedUnit).join(''))
  return plain.replaceAll(/(?<=\d)ー(?=\d)/g, '-')
}

const hyphens = /[‐-―−﹣]/

const foldedUnits = new Map<string, string>()

function foldedUnit(unit: string): string {
  const known = foldedUnits.get(unit)
  if (known !== undefined) return known
  const found = foldUnit(unit)
  foldedUnits.set(unit, found)
  return found
}

function foldUnit(unit: string): string {
  if (hyphens.test(unit)) return '-'
  const plain = unit
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
  // Kana keep their marks: が is not か.
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(unit)) return unit
  return plain.length === 1 ? plain : unit
}
