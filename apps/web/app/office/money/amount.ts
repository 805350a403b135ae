import type { Problem } from '@kakehashi/contract/fields/problems'
import { halfWidth } from '@kakehashi/domain/half-width'
import { z } from 'zod'

const figures = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/

/**
 * Accepts 45, 45.5, $1,250.00 and full-width digits. A comma is valid only between thousands, so
 * that 45,50 is not read as 4,550.
 */
export function typedDollars(text: string): number | undefined {
  const plain = halfWidth(text)
    .replace(/^\s*\$?\s*/, '')
    .trim()
  return figures.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

export function dollarsInField(amount: number): string {
  return amount.toFixed(2)
}

/** A form field for an amount; its output is a number of dollars. */
export const amountField = z.string().transform((text, context) => {
  const amount = typedDollars(text)
  if (amount !== undefined) return amount
  const message: Problem = text.trim() === '' ? 'amount-required' : 'amount-format'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})
