import { orderDigits } from '../request/submitted-details.ts'
import { romajiOf, toHiragana } from './kana.ts'

/** The searchable fields of a person or a request. */
export interface SearchSubject {
  readonly names: readonly (string | null)[]
  readonly readings: readonly (string | null)[]
  readonly email: string | null
  readonly phone: string | null
  readonly orderNumber?: string
}

const longestWord = 64
const shortestTerm = 2
const mostTerms = 5

const latinAccents = /(?<=\p{Script=Latin})[\u0300-\u036f]+/gu
const notLetterOrDigit = /[^\p{L}\p{N}]/gu

const latinVariants = 'ßss æae œoe øo łl đd ðd þth ıi'
const kanjiVariants =
  '髙高 﨑崎 𠮷吉 濵浜 濱浜 邉辺 邊辺 齋斎 齊斎 斉斎 澤沢 廣広 國国 櫻桜 嶋島 德徳 眞真 惠恵 冨富'

/** Variant letters in names that Unicode normalization does not fold. */
const variants: Readonly<Record<string, string>> = Object.fromEntries(
  `${latinVariants} ${kanjiVariants}`
    .split(' ')
    .map((pair) => Array.from(pair))
    .map(([rare = '', ...common]) => [rare, common.join('')]),
)
const variantLetter = new RegExp(Object.keys(variants).join('|'), 'gu')

/** The normalized form of a word, for the index and for queries. */
export function normalizeWord(text: string): string {
  const unaccented = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(latinAccents, '')
    // NFD also split the marks of が and ぱ; this joins them again.
    .normalize('NFC')

  return (
    toHiragana(unaccented)
      .replace(variantLetter, (letter) => variants[letter] ?? letter)
      // Foreign names are written with or without long vowel marks, or with a dash instead.
      .replaceAll('ー', '')
      .replace(notLetterOrDigit, '')
  )
}

/** The index entries of a person or a request, sorted, without duplicates. */
export function searchWords(subject: SearchSubject): string[] {
  const { names, readings, email, phone, orderNumber } = subject
  const written = [...names, ...readings].filter((text) => text !== null).flatMap(partsOf)

  const words = [
    ...written,
    ...written.flatMap(romajiOf),
    ...(email === null ? [] : [email, ...localPartsOf(email)]),
    ...(phone === null ? [] : phoneFormsOf(phone)),
    ...(orderNumber === undefined ? [] : orderFormsOf(orderNumber)),
  ]
  const folded = words.map((word) => capped(normalizeWord(word))).filter((word) => word !== '')
  return [...new Set(folded)].toSorted()
}

/** The prefixes to search for. A subject has to match all of them. */
export function searchTerms(query: string): string[] {
  const typed = query.normalize('NFKC')
  const pieces = isNumber(typed) ? [typed] : typed.split(/\s+/)

  const terms = pieces.map((piece) => capped(normalizeWord(withZeros(piece))))
  return [...new Set(terms)].filter(isLongEnough).slice(0, mostTerms)
}

/** K-2026-42 is read as K-2026-00042. One that begins with a zero may be unfinished. */
function withZeros(piece: string): string {
  return piece.replace(/^([a-z]+-\d{4}-)([1-9]\d{0,4})$/i, (_, start: string, count: string) => {
    return start + count.padStart(orderDigits, '0')
  })
}

/** The digits of a query that is a number: it may be the end of an order or a phone number. */
export function searchedDigits(query: string): string | null {
  const typed = query.normalize('NFKC')
  return isNumber(typed) ? typed.replaceAll(/\D/g, '') : null
}

/** The terms of a query that may be misspelled names, longest first. Digits are not misspelled. */
export function nameTerms(query: string): string[] {
  const terms = searchTerms(query)
  if (!terms.every((term) => /^[a-z]+$/.test(term))) return []
  return terms.toSorted((one, other) => other.length - one.length)
}

function isNumber(typed: string): boolean {
  return /^[\d\s()+./\-‐‑–—−ー]+$/.test(typed)
}

/** 'Anne-Marie Smith' is found by anne, marie, annemarie, smith and annemariesmith. */
function partsOf(text: string): string[] {
  const words = text.split(/\s+/)
  const halves = words.flatMap((word) => word.split(/[-‐‑–・･.]+/))
  return [...halves, ...words, words.join('')].map(withoutSeparators)
}

function withoutSeparators(word: string): string {
  return word.replaceAll(/[-‐‑–・･.]/g, '')
}

function localPartsOf(email: string): string[] {
  const [local = ''] = email.split('@')
  return local.split(/[._+-]+/)
}

/** With and without the country code, so that either form finds the number. */
function phoneFormsOf(phone: string): string[] {
  const typed = phone.normalize('NFKC')
  const digits = typed.replaceAll(/\D/g, '')
  const isJapan = /^\s*\+\s*81/.test(typed) || /^81\d{9,10}$/.test(digits)

  if (isJapan) {
    const rest = digits.replace(/^810?/, '')
    return [digits, `81${rest}`, `0${rest}`]
  }
  if (digits.startsWith('0')) return [digits, `81${digits.slice(1)}`]
  return /^\s*\+\s*1/.test(typed) ? [digits, digits.slice(1)] : [digits]
}

/** K-2026-00042 is found as a whole, without its letter, or by its last part. */
function orderFormsOf(orderNumber: string): string[] {
  const parts = orderNumber.split('-')
  return [parts.join(''), parts.slice(1).join(''), parts.at(-1) ?? '']
}

function capped(word: string): string {
  return Array.from(word).slice(0, longestWord).join('')
}

function isLongEnough(term: string): boolean {
  return Array.from(term).length >= shortestTerm
}
