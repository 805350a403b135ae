import { drawerOf } from '@kakehashi/domain/payments/methods'
import { amountText } from '@kakehashi/domain/payments/cash'
import { rateText, yenOf } from '@kakehashi/domain/payments/yen'
import type { Command } from '@kakehashi/domain/request/commands'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { demandOpenMonth } from '../../books/demand-open-month.ts'
import { demand, Refusal } from '../../refusal.ts'
import { lockOpenTill } from '../../till/queries.ts'
import { issueReceipt, voidReceiptOf } from '../receipts/issue.ts'
import {
  findPayment,
  findPaymentAt,
  insertPayment,
  type NewPayment,
  type TenderColumns,
} from './queries.ts'

interface Payment extends Omit<NewPayment, 'isRefund' | 'tender'> {
  readonly command: Command
}

/** Adds an entry to the ledger, with its receipt if money was received. */
export async function recordPayment(trx: Transaction<DB>, payment: Payment): Promise<void> {
  const { command, requestId, differenceCents, at, actorId } = payment
  await demandOpenMonth(trx, at)
  const entry = {
    ...payment,
    isRefund: command.kind === 'recordRefund',
    tender: await tenderOf(trx, requestId, command, differenceCents),
  }
  const paymentId = await insertPayment(trx, entry)
  if (command.kind === 'receivePayment') {
    await issueReceipt(trx, { requestId, paymentId, issuedBy: actorId, now: at })
  }
  if (command.kind === 'correctPayment') {
    await voidReceiptOf(trx, command.paymentId, actorId, at)
  }
}

/** Cancels the entry that came with a move, and its receipt. The ledger is never edited. */
export async function undoPayment(
  trx: Transaction<DB>,
  payment: Omit<Payment, 'command'>,
  movedAt: Date,
): Promise<void> {
  const { requestId, at, actorId } = payment
  await demandOpenMonth(trx, at)
  const { id } = await findPaymentAt(trx, requestId, movedAt)
  const tender = await counterTender(trx, requestId, id)
  await insertPayment(trx, { ...payment, isRefund: false, tender })
  await voidReceiptOf(trx, id, actorId, at)
}

async function tenderOf(
  trx: Transaction<DB>,
  requestId: string,
  command: Command,
  differenceCents: number,
): Promise<TenderColumns> {
  if (command.kind === 'correctPayment') return counterTender(trx, requestId, command.paymentId)
  if (command.kind !== 'receivePayment' && command.kind !== 'recordRefund') return {}
  const { method, yenRate } = command
  if (method === undefined) return {}
  const drawer = drawerOf(method)
  if (drawer === undefined) return { method }
  const till = await lockOpenTill(trx, 'add an entry')
  if (!till) throw new Refusal('till-not-open')
  const isYen = drawer === 'jpy'
  if (isYen && yenRate !== till.yen_rate) {
    throw new Refusal('rate-changed', { values: { rate: rateText(till.yen_rate) } })
  }
  const yen = isYen ? yenOf(differenceCents, till.yen_rate) : null
  const due = yen ?? differenceCents
  const given = command.kind === 'receivePayment' ? (command.given ?? due) : null
  if (given !== null && given < due) {
    throw new Refusal('given-too-little', { values: { due: amountText(drawer, due) } })
  }
  return { method, yen, yen_rate: isYen ? till.yen_rate : null, given, till_id: till.id }
}

/** Cash that was recorded by mistake leaves the till that is open now. */
async function counterTender(
  trx: Transaction<DB>,
  requestId: string,
  paymentId: string,
): Promise<TenderColumns> {
  const entry = await findPayment(trx, requestId, paymentId)
  if (!entry) throw new Refusal('not-found')
  const { method, yen, yen_rate } = entry
  const isCash = method !== null && drawerOf(method) !== undefined
  const till = isCash ? await lockOpenTill(trx, 'add an entry') : undefined
  demand(!isCash || till !== undefined, 'till-not-open')
  return {
    method,
    yen: yen === null ? null : -yen,
    yen_rate,
    corrects_id: paymentId,
    till_id: till?.id ?? null,
  }
}
