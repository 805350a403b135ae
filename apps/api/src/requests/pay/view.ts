import type { OfficePay, Statement, StatementEntry } from '@kakehashi/contract/requests/pay'
import { dollarsOf } from '@kakehashi/domain/money'
import { monthText, statementSums } from '@kakehashi/domain/payments/pay'
import type { NamedPay, PayEntryRow } from './queries.ts'

export function toPay(row: NamedPay): OfficePay {
  return {
    ...commonOf(row),
    contractor: row.contractor_id,
    ...(row.contractor_name !== null && { contractorName: row.contractor_name }),
    ...marksOf(row),
  }
}

/** One for each contractor. */
export function toStatements(
  pays: readonly NamedPay[],
  entries: readonly PayEntryRow[],
): Statement[] {
  const byContractor = Map.groupBy(pays, ({ contractor_id }) => contractor_id)
  return [...byContractor].map(([contractor, own]) => toStatement(contractor, own, entries))
}

export function toStatement(
  contractor: string,
  pays: readonly NamedPay[],
  entries: readonly PayEntryRow[],
): Statement {
  const name = pays[0]?.contractor_name
  const { sum, unpaid } = statementSums(
    pays.map((pay) => ({ amountCents: pay.amount_cents, isPaid: pay.paid_at !== null })),
  )
  return {
    contractor,
    ...(name && { name }),
    entries: pays.map((pay) => toEntry(pay, entries)),
    sum: dollarsOf(sum),
    unpaid: dollarsOf(unpaid),
  }
}

function toHistoryEntry({ kind, amount_cents, at, actor_name }: PayEntryRow) {
  return {
    kind,
    amount: dollarsOf(amount_cents),
    at: at.toISOString(),
    ...(actor_name !== null && { by: actor_name }),
  }
}

function toEntry(row: NamedPay, entries: readonly PayEntryRow[]): StatementEntry {
  return {
    ...commonOf(row),
    request: row.request_id,
    orderNumber: row.order_number,
    service: row.service_id,
    requestItem: row.service_name,
    ...marksOf(row),
    history: entries.filter(({ pay_id }) => pay_id === row.id).map(toHistoryEntry),
  }
}

export function toOwnPay(row: NamedPay) {
  return { ...commonOf(row), orderNumber: row.order_number }
}

function commonOf(row: NamedPay) {
  return {
    _id: row.id,
    amount: dollarsOf(row.amount_cents),
    month: monthText(row.month),
    ...(row.paid_at && { paidAt: row.paid_at.toISOString() }),
  }
}

function marksOf(row: NamedPay) {
  return {
    ...(row.payer_name !== null && { paidBy: row.payer_name }),
    ...(row.unpaid_reason && row.paid_at === null && { unpaidReason: row.unpaid_reason }),
  }
}
