import type { FigureSums } from '@kakehashi/contract/figures'
import type { Figures } from '../../api/figures-api.ts'

/** The same figure of a period, of the one before it and of the same one a year before. */
export interface Compared {
  readonly period: number
  readonly before: number
  readonly yearBefore: number
}

export function compare(figures: Figures, valueOf: (sums: FigureSums) => number): Compared {
  const { period, before, yearBefore } = figures
  return { period: valueOf(period), before: valueOf(before), yearBefore: valueOf(yearBefore) }
}

export function sumOf(amounts: Readonly<Record<string, number | undefined>>): number {
  const cents = Object.values(amounts).map((amount = 0) => Math.round(amount * 100))
  return cents.reduce((sum, each) => sum + each, 0) / 100
}

/** The keys that have an amount in one of the three. */
export function keysIn(
  { period, before, yearBefore }: Figures,
  amountsOf: (sums: FigureSums) => Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([period, before, yearBefore].flatMap((sums) => Object.keys(amountsOf(sums))))]
}

/** In percent of those that were promised for a day and are ready; not a number without any. */
export function onTimeShare({ onTime, late }: Pick<FigureSums, 'onTime' | 'late'>): number {
  return onTime + late === 0 ? Number.NaN : Math.round((100 * onTime) / (onTime + late))
}

export function ordersOf({ newCustomers, returningCustomers }: FigureSums): number {
  return newCustomers + returningCustomers
}

/** In calendar days: the averages of the stages, one after the other; not a number without any. */
export function daysOf({ stages }: FigureSums): number {
  const averages = Object.values(stages).map((stage) => stage?.average ?? 0)
  if (averages.length === 0) return Number.NaN
  return Math.round(10 * averages.reduce((sum, average) => sum + average, 0)) / 10
}
