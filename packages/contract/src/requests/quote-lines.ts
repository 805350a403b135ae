import { lineUnits } from '@kakehashi/domain/price-list/quote-lines'
import { z } from 'zod'
import { line } from '../fields/fields.ts'
import { cents } from './request-fields.ts'

/** Long enough for the name of a service with what is said about its minimum. */
const longestText = 200

/** Dollars on the wire, cents once parsed. The limits of all lines together are in the domain. */
export const sentQuoteLine = z
  .strictObject({
    text: line(longestText, 'line-text-required').pipe(
      z.string().min(1, { error: 'line-text-required' }),
    ),
    textJa: line(longestText).optional(),
    unit: z.enum(lineUnits).default('each'),
    quantity: z.int({ error: 'quantity-format' }).min(1, { error: 'quantity-format' }),
    unitPrice: cents,
  })
  .transform(({ text, textJa, unit, quantity, unitPrice }) => ({
    text,
    ...(textJa && { textJa }),
    unit,
    quantity,
    unitCents: unitPrice,
  }))

/** One line of a quote. */
export const quoteLineView = z.strictObject({
  text: z.string(),
  /** Absent if it was typed by hand. */
  textJa: z.string().optional(),
  unit: z.enum(lineUnits),
  quantity: z.int(),
  unitPrice: z.number(),
  amount: z.number(),
})
export type QuoteLineView = z.output<typeof quoteLineView>
