import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { listPayments } from '@kakehashi/contract/requests/payments'
import { dollarsOf } from '@kakehashi/domain/money'
import type { PaymentRow } from './queries.ts'

export function toPaymentView(row: PaymentRow): ReplyOf<typeof listPayments>[number] {
  return {
    _id: row.id,
    difference: dollarsOf(row.difference_cents),
    paidAmount: dollarsOf(row.paid_after_cents),
    at: row.at.toISOString(),
    ...(row.name !== null && { name: row.name }),
  }
}
