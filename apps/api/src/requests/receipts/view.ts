import { dollarsOf } from '@kakehashi/domain/money'
import type { ReceiptRow } from './queries.ts'

export function toReceiptView(row: ReceiptRow) {
  return {
    _id: row.id,
    number: row.number,
    issuedAt: row.issued_at.toISOString(),
    ...(row.voided_at !== null && { voidedAt: row.voided_at.toISOString() }),
  }
}

export function toReceiptItem(row: ReceiptRow) {
  return { ...toReceiptView(row), amount: dollarsOf(row.difference_cents) }
}
