import type { Problem } from '@kakehashi/contract/fields/problems'
import { z } from 'zod'

const figures = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/

/**
 * Dollars as people type them: 45, 45.5, $1,250.00, also in full-width figures. A comma only parts
 * thousands, so that 45,50 is never taken for 4,550.
 */
export function typedDollars(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/^\s*\$?\s*/, '')
    .trim()
  return figures.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

/** As it stands in a field: 45.00. */
export function dollarsInField(amount: number): string {
  return amount.toFixed(2)
}

/** A field for an amount; what is sent is a number of dollars. */
export const amountField = z.string().transform((text, context) => {
  const amount = typedDollars(text)
  if (amount !== undefined) return amount
  const message: Problem = text.trim() === '' ? 'amount-required' : 'amount-format'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})
