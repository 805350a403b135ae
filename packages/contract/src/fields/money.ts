import { isPossibleCount } from '@kakehashi/domain/payments/cash'
import type { Currency } from '@kakehashi/domain/payments/methods'
import { isPossibleRate } from '@kakehashi/domain/payments/yen'
import { z } from 'zod'
import type { Problem } from './problems.ts'

const problem = (key: Problem) => ({ error: key })

/** Yen for one dollar with at most two decimals; hundredths of a yen internally. */
export const yenRate = z
  .number(problem('rate-required'))
  .transform((rate) => Math.round(rate * 100))
  .pipe(z.number().refine(isPossibleRate, problem('rate-range')))

/** Pieces by denomination, in cents or yen. */
export function cashCount(currency: Currency) {
  return z
    .record(z.string(), z.number())
    .refine((count) => isPossibleCount(currency, count), problem('count-format'))
}

/** Such as '2026-10'. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
