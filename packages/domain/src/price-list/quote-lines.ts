import { largestPriceCents } from '../money.ts'
import {
  amountAt,
  type ExtraUnit,
  type PriceUnit,
  quantityOf,
  type Rate,
  type Size,
} from './rates.ts'

export const lineUnits = ['each', 'document', 'page', 'word'] as const
export type LineUnit = (typeof lineUnits)[number]

/** One line of a quote. Its amount is always quantity times unit price. */
export interface QuoteLine {
  readonly text: string
  /** Absent if it was typed by hand. */
  readonly textJa?: string
  readonly unit: LineUnit
  readonly quantity: number
  /** Negative for a discount. */
  readonly unitCents: number
}

/** More would not fit on a page, and no office itemises so much. */
export const mostLines = 30
export const largestQuantity = 100_000

export function amountOf({
  quantity,
  unitCents,
}: Pick<QuoteLine, 'quantity' | 'unitCents'>): number {
  return quantity * unitCents
}

export function sumOf(lines: readonly Pick<QuoteLine, 'quantity' | 'unitCents'>[]): number {
  return lines.reduce((sum, line) => sum + amountOf(line), 0)
}

export type LineProblem = 'too-many-lines' | 'quote-lines-differ' | 'quote-out-of-range'

/** Why lines cannot be the lines of a quote with this total. No lines are always possible. */
export function lineProblem(
  lines: readonly QuoteLine[],
  totalCents: number,
): LineProblem | undefined {
  if (lines.length === 0) return undefined
  if (lines.length > mostLines) return 'too-many-lines'
  if (!lines.every(isWithinLimits)) return 'quote-out-of-range'
  return sumOf(lines) === totalCents ? undefined : 'quote-lines-differ'
}

function isWithinLimits(line: QuoteLine): boolean {
  const { quantity, unitCents } = line
  const isWhole = Number.isInteger(quantity) && Number.isInteger(unitCents)
  const isPossible = quantity > 0 && quantity <= largestQuantity
  return isWhole && isPossible && Math.abs(amountOf(line)) <= largestPriceCents
}

interface Named {
  readonly name: string
  readonly nameJa?: string | undefined
}

export interface PricedService extends Named {
  readonly rate: Rate
}

export interface Extra extends Named {
  readonly unit: ExtraUnit
  readonly priceCents: number
}

const withMinimum = {
  en: (name: string) => `${name} (minimum price)`,
  ja: (name: string) => `${name}（最低料金）`,
}

/** Whether a line has the text that the price list gives it, so that nobody typed it. */
export function isServiceText(text: string, name: string): boolean {
  return text === name || text === withMinimum.en(name)
}

/** The line with which a quote for a service begins. An unknown size counts as one unit. */
export function serviceLine(service: PricedService, size: Size): QuoteLine {
  const { rate } = service
  const quantity = quantityOf(rate.unit, size) ?? 1
  const amount = amountAt(rate, quantity)
  // The minimum is not a multiple of the rate, so it is a line of one.
  if (amount !== rate.priceCents * quantity) {
    const { name, nameJa } = service
    return {
      text: withMinimum.en(name),
      ...(nameJa && { textJa: withMinimum.ja(nameJa) }),
      unit: 'each',
      quantity: 1,
      unitCents: amount,
    }
  }
  return { ...textsOf(service), unit: lineUnitOf(rate.unit), quantity, unitCents: rate.priceCents }
}

export function extraLine(extra: Extra, size: Size): QuoteLine {
  const quantity = quantityOf(extra.unit, size) ?? 1
  return { ...textsOf(extra), unit: extra.unit, quantity, unitCents: extra.priceCents }
}

function textsOf({ name, nameJa }: Named): Pick<QuoteLine, 'text' | 'textJa'> {
  return { text: name, ...(nameJa && { textJa: nameJa }) }
}

function lineUnitOf(unit: PriceUnit): LineUnit {
  return unit === 'order' ? 'each' : unit
}
