import { amountOf, type Extra, extraLine, type QuoteLine } from './quote-lines.ts'
import type { SelfQuotingService, ToBeQuoted } from './automatic-quote.ts'
import type { Size } from './rates.ts'

/** The line for copies of a translation that the customer has already. */
export function copiesLine(extra: Extra, copies: number, size: Size): QuoteLine {
  const line = extraLine(extra, size)
  return { ...line, quantity: line.quantity * copies }
}

/**
 * The only line of a quote for copies that nobody has to look at first. The same rules as for a
 * new translation, and the price of a copy has to be a fixed one.
 */
export function automaticCopiesLine(
  { kind, quotesItself, ceilingCents }: SelfQuotingService,
  extra: Extra | undefined,
  request: ToBeQuoted & { readonly copies: number },
): QuoteLine | undefined {
  if (!quotesItself || ceilingCents === null || kind !== 'translation') return undefined
  if (request.wasQuotedBefore || !request.areDocumentsClean) return undefined
  if (extra?.unit !== 'each') return undefined
  const line = copiesLine(extra, request.copies, request)
  return amountOf(line) <= ceilingCents ? line : undefined
}
