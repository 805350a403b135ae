import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { getTotals } from '@kakehashi/contract/money'
import { roundToCents } from '@kakehashi/domain/money'
import { paymentMethods } from '@kakehashi/domain/payments/methods'

export type DayTotals = ReplyOf<typeof getTotals>[number]
type Method = keyof DayTotals['received']

/** Without a method, only the amount paid was set. */
export const totalledMethods = [...paymentMethods, 'unstated'] as const satisfies readonly Method[]

export interface SumOfDays {
  /** In cents, by method. */
  readonly received: Readonly<Record<Method, number>>
  readonly refunded: number
  readonly sum: number
  /** What went through the yen drawer. */
  readonly yen: number
}

/** Added in cents: sums of dollars with decimals would be slightly off. */
export function sumOfDays(days: readonly DayTotals[]): SumOfDays {
  const sumOf = (amount: (day: DayTotals) => number) =>
    days.reduce((sum, day) => sum + roundToCents(amount(day)), 0)
  const received = totalledMethods.map((method) => [
    method,
    sumOf((day) => day.received[method] ?? 0),
  ])
  return {
    received: Object.fromEntries(received) as Record<Method, number>,
    refunded: sumOf(({ refunded }) => refunded),
    sum: sumOf(({ sum }) => sum),
    yen: days.reduce((sum, { yen }) => sum + yen, 0),
  }
}
