import type { CashCount } from './cash.ts'
import type { Currency } from './methods.ts'

export type TillCount = Readonly<Record<Currency, CashCount>>

/** Cents and yen. */
export type DrawerSums = Readonly<Record<Currency, number>>

/** What should be in the drawers: the opening count, and all that came in and went out. */
export function expectedSums(...sums: readonly DrawerSums[]): DrawerSums {
  const sumOf = (currency: Currency) => sums.reduce((sum, next) => sum + next[currency], 0)
  return { usd: sumOf('usd'), jpy: sumOf('jpy') }
}

/** Negative if cash is missing. */
export function tillDifference(counted: DrawerSums, expected: DrawerSums): DrawerSums {
  return { usd: counted.usd - expected.usd, jpy: counted.jpy - expected.jpy }
}

/** A difference needs an explanation that the owner reads; a guess is enough. */
export function needsExplanation(difference: DrawerSums): boolean {
  return difference.usd !== 0 || difference.jpy !== 0
}
