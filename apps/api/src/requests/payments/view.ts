import type { PaymentView } from '@kakehashi/contract/requests/payments'
import { dollarsOf } from '@kakehashi/domain/money'
import { paymentKind } from '@kakehashi/domain/request/payments'
import type { PaymentRow } from './queries.ts'

export function toPaymentView(row: PaymentRow): PaymentView {
  return {
    _id: row.id,
    kind: paymentKind({
      differenceCents: row.difference_cents,
      isRefund: row.is_refund,
      isCorrection: row.corrects_id !== null,
    }),
    difference: dollarsOf(row.difference_cents),
    paidAmount: dollarsOf(row.paid_after_cents),
    at: row.at.toISOString(),
    ...(row.method !== null && { method: row.method }),
    ...(row.yen !== null && row.yen_rate !== null && { yen: row.yen, yenRate: row.yen_rate / 100 }),
    ...givenOf(row),
    isCancelled: row.is_cancelled,
    ...(row.receipt_id !== null && { receipt: receiptOf(row) }),
    ...(row.name !== null && { name: row.name }),
  }
}

function givenOf({ given, yen, difference_cents }: PaymentRow) {
  if (given === null) return {}
  return yen === null
    ? { given: dollarsOf(given), change: dollarsOf(given - difference_cents) }
    : { given, change: given - yen }
}

function receiptOf(row: PaymentRow) {
  return {
    _id: row.receipt_id ?? '',
    number: row.receipt_number ?? '',
    issuedAt: (row.receipt_issued_at ?? row.at).toISOString(),
    ...(row.receipt_voided_at !== null && { voidedAt: row.receipt_voided_at.toISOString() }),
  }
}
