import type { Problem } from '@kakehashi/contract/fields/problems'
import type { QuoteLineView } from '@kakehashi/contract/requests/quote-lines'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { halfWidth } from '@kakehashi/domain/half-width'
import { dollarsOf, roundToCents } from '@kakehashi/domain/money'
import { amountOf, lineUnits, type QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import { z } from 'zod'
import { dollarsInField, typedDollars } from '../../../money/amount.ts'

/** Accepts a minus sign too: a discount is a line with a negative amount. */
function typedAmount(text: string): number | undefined {
  const plain = halfWidth(text).trim()
  const isNegative = /^[-−]/.test(plain)
  const amount = typedDollars(isNegative ? plain.slice(1) : plain)
  return amount === undefined ? undefined : isNegative ? -amount : amount
}

function typedQuantity(text: string): number | undefined {
  const plain = halfWidth(text).trim().replaceAll(',', '')
  return /^[1-9]\d{0,5}$/.test(plain) ? Number(plain) : undefined
}

function parsed<Value>(parse: (text: string) => Value | undefined, problem: Problem) {
  return z.string().transform((text, context) => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
}

/** A line as the form has it. Its output is what the API expects. */
export const lineValues = z
  .object({
    text: z
      .string()
      .trim()
      .min(1, { error: 'line-text-required' satisfies Problem })
      .max(200, { error: 'too-long' satisfies Problem }),
    /** Empty if the line is not from the price list. */
    textJa: z.string(),
    /** The text for which there is a Japanese one. */
    listText: z.string(),
    unit: z.enum(lineUnits),
    quantity: parsed(typedQuantity, 'quantity-format'),
    each: parsed(typedAmount, 'amount-format'),
    /** Cents, as the price list filled it in; 0 for a line that was typed. */
    listCents: z.number(),
  })
  .transform(({ text, textJa, listText, unit, quantity, each }) => ({
    text,
    // Somebody who changes the text does not change its translation.
    ...(textJa && text === listText && { textJa }),
    unit,
    quantity,
    unitPrice: each,
  }))
export type LineValues = z.input<typeof lineValues>

export const freeLine: LineValues = {
  text: '',
  textJa: '',
  listText: '',
  unit: 'each',
  quantity: '1',
  each: '',
  listCents: 0,
}

/** A line of the price list. */
export function toLineValues(line: QuoteLine): LineValues {
  const { text, textJa = '', unit, quantity, unitCents } = line
  return {
    text,
    textJa,
    listText: text,
    unit,
    quantity: String(quantity),
    each: dollarsInField(dollarsOf(unitCents)),
    listCents: amountOf(line),
  }
}

/** A line of the quote that is being replaced. */
export function toSavedValues(line: QuoteLineView): LineValues {
  const { text, textJa, unit, quantity, unitPrice } = line
  const unitCents = roundToCents(unitPrice)
  return toLineValues({ text, ...(textJa && { textJa }), unit, quantity, unitCents })
}

/** Cents; undefined while quantity or unit price is not a number. */
export function amountOfValues({ quantity, each }: LineValues): number | undefined {
  const [count, amount] = [typedQuantity(quantity), typedAmount(each)]
  return count === undefined || amount === undefined ? undefined : count * roundToCents(amount)
}

/** Cents; undefined if there are no lines, or one of them is not complete. */
export function sumOfValues(lines: readonly LineValues[]): number | undefined {
  if (lines.length === 0) return undefined
  const amounts = lines.map(amountOfValues)
  return amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  )
}

/** Whether a price was typed that is not the sum, so that the quote is sent without the lines. */
export function areSetAside(lines: readonly LineValues[], typedPrice: string): boolean {
  const [sum, price] = [sumOfValues(lines), typedDollars(typedPrice)]
  return sum !== undefined && price !== undefined && roundToCents(price) !== sum
}

/** A price that had no lines until now. */
export function wholePriceLine(
  { name, nameJa }: Pick<ServiceView, 'name' | 'nameJa'>,
  price: number,
): LineValues {
  const unitCents = roundToCents(price)
  return toLineValues({
    text: name,
    ...(nameJa && { textJa: nameJa }),
    unit: 'each',
    quantity: 1,
    unitCents,
  })
}

/** The line that makes the lines add up to a price that was typed. */
export function differenceLine(cents: number): LineValues {
  const texts =
    cents < 0 ? { text: 'Discount', textJa: '割引' } : { text: 'Adjustment', textJa: '調整' }
  return {
    ...freeLine,
    ...texts,
    listText: texts.text,
    each: dollarsInField(dollarsOf(cents)),
  }
}
