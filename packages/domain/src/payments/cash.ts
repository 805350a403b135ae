import { centsOf, largestPriceCents, priceText } from '../money.ts'
import type { Currency } from './methods.ts'
import { yenText } from './yen.ts'

/** Bills and coins from the largest down, in cents or yen. */
export const denominations: Readonly<Record<Currency, readonly number[]>> = {
  usd: [100_00, 50_00, 20_00, 10_00, 5_00, 1_00, 25, 10, 5, 1],
  jpy: [10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1],
}

/** The largest that a customer is likely to hand over, for the suggested amounts. */
const suggestedNotes: Readonly<Record<Currency, readonly number[]>> = {
  usd: [5_00, 10_00, 20_00, 50_00, 100_00],
  jpy: [1_000, 5_000, 10_000],
}

/** Dollars as cents, and yen as they are; undefined for what cannot be an amount of cash. */
export function cashUnits(currency: Currency, amount: number): number | undefined {
  const units = currency === 'usd' ? centsOf(amount) : amount
  if (units === undefined || !Number.isInteger(units)) return undefined
  return Math.abs(units) <= largestPriceCents ? units : undefined
}

/** How many pieces there are of each denomination. */
export type CashCount = Readonly<Record<string, number>>

export function countedSum(currency: Currency, count: CashCount): number {
  return denominations[currency].reduce((sum, value) => sum + value * (count[value] ?? 0), 0)
}

/** Only whole numbers of known denominations. */
export function isPossibleCount(currency: Currency, count: CashCount): boolean {
  const known = new Set(denominations[currency].map(String))
  return Object.entries(count).every(
    ([value, pieces]) =>
      known.has(value) && Number.isInteger(pieces) && pieces >= 0 && pieces <= 100_000,
  )
}

interface Pieces {
  readonly value: number
  readonly pieces: number
}

/** The change in the fewest pieces; both currencies are made so that the largest first is best. */
export function changePieces(currency: Currency, change: number): Pieces[] {
  let rest = change
  const result: Pieces[] = []
  for (const value of denominations[currency]) {
    const pieces = Math.floor(rest / value)
    if (pieces > 0) result.push({ value, pieces })
    rest -= pieces * value
  }
  return result
}

/** Amounts that a customer may hand over for a sum: it rounded up to notes. Not the sum itself. */
export function suggestedAmounts(currency: Currency, due: number): number[] {
  if (due <= 0) return []
  const rounded = suggestedNotes[currency].map((note) => Math.ceil(due / note) * note)
  return [...new Set(rounded)].filter((amount) => amount > due).slice(0, 2)
}

export function amountText(currency: Currency, amount: number): string {
  return currency === 'usd' ? priceText(amount) : yenText(amount)
}
