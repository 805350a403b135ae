import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { getTotals, OpenBalance } from '@kakehashi/contract/money'
import { dollarsOf } from '@kakehashi/domain/money'
import { fullName } from '../db/full-name.ts'
import { openSince } from './open-since.ts'
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

export function toBalance(row: BalanceRow): OpenBalance {
  const phone = row.account_phone ?? row.phone
  return {
    _id: row.id,
    orderNumber: row.order_number,
    name: fullName(row),
    stage: row.stage,
    version: row.version,
    since: openSince(row).toISOString(),
    total: dollarsOf(row.total_cents),
    paid: dollarsOf(row.paid_cents),
    amount: dollarsOf(openCents(row)),
    ...(phone && { phone }),
    hasEmail: row.deleted_at === null && row.email !== '',
    ...(row.reminded_at && { remindedAt: row.reminded_at.toISOString() }),
  }
}

/** What is unpaid or owed. */
function openCents(
  row: Pick<BalanceRow, 'closed_at' | 'stage' | 'deposit_cents' | 'total_cents' | 'paid_cents'>,
): number {
  if (row.closed_at !== null) return row.paid_cents
  return (row.stage === 'payment' ? row.deposit_cents : row.total_cents) - row.paid_cents
}
