import { numeralSigns } from '../dates/numerals.ts'
import { findAll, type Span, without } from './spans.ts'

const digits = '\\d[\\d,.]*'
const kanjiNumber = `[${numeralSigns}百千万億]+`

const all = (...patterns: string[]) => patterns.map((pattern) => new RegExp(pattern, 'giu'))

const emails = all('[\\w.%+-]+@[\\w-]+(?:\\.[\\w-]+)*')
const amounts = all(
  `[$¥€£] ?${digits}`,
  `${digits} ?[百千万億]*(?:円|ドル|(?:us )?dollars?|yen|usd|jpy)`,
  `(?:usd|jpy) ?${digits}`,
  `${kanjiNumber}(?:円|ドル)`,
)
const orders = all('(?<![a-z\\d])[a-z]{1,5}-\\d{4}-\\d{1,6}(?!\\d)')
const phones = all(
  '\\+\\d(?:[-. ()]{0,2}\\d){7,14}(?!\\d)',
  '\\(\\d{1,4}\\)[-. ]?\\d(?:[-. ]?\\d){5,10}(?!\\d)',
  '(?<![a-z\\d])\\d(?:[-. ()]{0,2}\\d){8,14}(?!\\d)',
)
const numbers = all(
  // In kanji: in addresses, and rows of digits.
  `${kanjiNumber}(?= *(?:丁目|番地|番|号|条|棟|階))`,
  '[〇零一二三四五六七八九]{3,}',
  // Whatever has a digit: 99-3, B204, TK1234567, 1st.
  '[a-z]*\\p{Nd}+(?:[-.,/]?[a-z\\p{Nd}]+)*',
  '\\p{No}+|\\p{Nl}{2,}',
)

const lettersAndDigits = (found: string) => found.replaceAll(/[^\p{L}\p{N}]/gu, '')
/** ¥5,000 and 5,000円 are the same. */
const amountOf = (found: string) => found.replaceAll(/[^\d.]|\.$/g, '') || found

const steps = [
  (text: string) => findAll(text, emails, 'email'),
  (text: string) => findAll(text, amounts, 'amount', amountOf),
  (text: string) => findAll(text, orders, 'order', lettersAndDigits),
  (text: string) => findAll(text, phones, 'phone', lettersAndDigits),
  (text: string) => findAll(text, numbers, 'number', lettersAndDigits),
]

/** Addresses, amounts, numbers of phones and orders, and all other digits of folded text. */
export function findNumbers(text: string): Span[] {
  const found: Span[] = []
  for (const step of steps) found.push(...step(without(text, found)))
  return found
}
