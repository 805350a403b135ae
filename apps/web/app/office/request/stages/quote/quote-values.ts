import { dollarsOf, largestPriceCents, roundToCents } from '@kakehashi/domain/money'
import { amountOf, sumOf } from '@kakehashi/domain/price-list/quote-lines'
import { z } from 'zod'
import type { OfficeRequest } from '../../../../request/request-views.ts'
import { amountField, dollarsInField, typedDollars } from '../../../money/amount.ts'
import {
  areSetAside,
  type LineValues,
  lineValues,
  toLineValues,
  toSavedValues,
} from './line-values.ts'
import type { PriceList } from './use-price-list.ts'

export const quoteBody = z.object({
  deposit: amountField,
  totalPrice: amountField,
  lines: z.array(lineValues),
})
export type QuoteValues = z.input<typeof quoteBody>
export type QuoteBody = z.output<typeof quoteBody>

/** The quote that is being replaced, or what the price list gives. */
export function toQuoteValues(request: OfficeRequest, { first }: PriceList): QuoteValues {
  const { totalPrice, deposit, isQuoted, quote } = request
  const lines = isQuoted
    ? (quote?.lines ?? []).map(toSavedValues)
    : first
      ? [toLineValues(first)]
      : []
  const price = isQuoted ? totalPrice : first && dollarsOf(amountOf(first))
  return {
    deposit: dollarsInField(deposit),
    totalPrice: price === undefined ? '' : dollarsInField(price),
    lines,
  }
}

/** Said at the field that has to change. The server checks the same for the whole call. */
export function amountProblems(values: QuoteValues) {
  const [deposit, price] = [typedDollars(values.deposit), typedDollars(values.totalPrice)]
  if (price !== undefined && !isPossiblePrice(price)) return { totalPrice: 'price-format' } as const
  const isAbove = deposit !== undefined && price !== undefined && deposit > price
  return isAbove ? ({ deposit: 'deposit-above-price' } as const) : {}
}

function isPossiblePrice(price: number): boolean {
  return price > 0 && roundToCents(price) <= largestPriceCents
}

export type SentQuote = ReturnType<typeof toSentQuote>

/** What is sent. Lines that do not add up to the price that was typed are left out. */
export function toSentQuote(body: QuoteBody, typed: QuoteValues) {
  const { deposit, totalPrice, lines } = body
  const isWithout = lines.length === 0 || areSetAside(typed.lines, typed.totalPrice)
  return { deposit, totalPrice, ...(!isWithout && { lines }) }
}

/** Dollars that the price list gives for these lines, or for the service if there are none. */
export function listPrice(lines: readonly LineValues[], { first }: PriceList): number | undefined {
  const cents = lines.reduce((sum, { listCents }) => sum + listCents, 0)
  if (cents > 0) return dollarsOf(cents)
  return first && dollarsOf(sumOf([first]))
}
