import { maxReasonLength } from '../fields/limits.ts'
import { isPlausibleDay } from '@kakehashi/domain/calendar/day'
import { centsOf } from '@kakehashi/domain/money'
import { documentLanguages, purposes } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'
import { paragraphs } from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'

const problem = (key: Problem) => ({ error: key })

/** Dollars on the wire, cents internally. */
export const cents = z.number(problem('amount-required')).transform((dollars, context) => {
  const amount = centsOf(dollars)
  if (amount !== undefined) return amount
  context.addIssue({ code: 'custom', message: 'amount-format' satisfies Problem })
  return z.NEVER
})

export const comment = paragraphs(5_000, 'comment-required').pipe(
  z.string().min(1, problem('comment-required')),
)
export const reason = paragraphs(maxReasonLength)
  .nullish()
  .transform((text) => text ?? '')
export const requiredReason = paragraphs(maxReasonLength, 'reason-required').pipe(
  z.string().min(1, problem('reason-required')),
)
export const details = paragraphs(10_000)
  .nullish()
  .transform((text) => text ?? '')

/** An empty option counts as missing. */
function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .union([z.enum(values), z.literal('')], problem('invalid'))
    .nullish()
    .transform((value) => (value === '' || value === undefined ? null : value))
}
export const documentLanguage = choice(documentLanguages)
export const purpose = choice(purposes)

export const day = z.iso.date(problem('invalid')).refine(isPlausibleDay, problem('invalid'))
export const optionalDay = z
  .union([day, z.literal('')], problem('invalid'))
  .nullish()
  .transform((text) => text || null)

/** The version on screen. Without it, only the stage is checked. */
export const seenVersion = z.int().min(1).optional()
/** The specification's bodies include times. They are accepted and ignored; the server's clock counts. */
export const ignoredTime = z.unknown().optional()
