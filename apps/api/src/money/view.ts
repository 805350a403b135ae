import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { getTotals, listBalances } from '@kakehashi/contract/money'
import { dollarsOf } from '@kakehashi/domain/money'
import { fullName } from '../db/full-name.ts'
import type { BalanceRow, TotalRow } from './queries.ts'

/** One entry for each day on which money changed hands. */
export function toDayTotals(rows: readonly TotalRow[]): ReplyOf<typeof getTotals> {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return [...byDay].map(([day, own]) => {
    const payments = own.filter(({ isRefund }) => !isRefund)
    const refunds = own.filter(({ isRefund }) => isRefund)
    return {
      day,
      received: sumsByMethod(payments),
      refunded: dollarsOf(-sumOf(refunds)),
      sum: dollarsOf(sumOf(own)),
      yen: own.reduce((sum, { yen }) => sum + yen, 0),
    }
  })
}

function sumsByMethod(rows: readonly TotalRow[]) {
  const sums = Map.groupBy(rows, ({ method }) => method)
  const entries = [...sums].map(([method, own]) => [method, dollarsOf(sumOf(own))])
  return Object.fromEntries(entries) as Record<TotalRow['method'], number>
}

const sumOf = (rows: readonly TotalRow[]) => rows.reduce((sum, { cents }) => sum + cents, 0)

export function toBalance(row: BalanceRow): ReplyOf<typeof listBalances>['unpaid'][number] {
  const isCancelled = row.closed_at !== null
  return {
    _id: row.id,
    orderNumber: row.order_number,
    name: fullName(row),
    stage: row.stage,
    since: (row.closed_at ?? row.delivered_at ?? row.created_at).toISOString(),
    total: dollarsOf(row.total_cents),
    paid: dollarsOf(row.paid_cents),
    amount: dollarsOf(isCancelled ? row.paid_cents : row.total_cents - row.paid_cents),
    ...(row.remind_at && { remindAt: row.remind_at.toISOString() }),
  }
}
