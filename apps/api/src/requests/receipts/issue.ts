import { dayAt, yearOf } from '@kakehashi/domain/calendar/day'
import { receiptNumber } from '@kakehashi/domain/payments/receipt'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { demandOpenMonth } from '../../books/demand-open-month.ts'
import { getTimeZone } from '../../office/queries.ts'
import { insertReceipt, nextReceiptCount, voidReceipt } from './queries.ts'

interface NewReceipt {
  readonly requestId: string
  readonly paymentId: string
  readonly issuedBy: string
  readonly now: Date
}

/** The number is taken in this transaction, so a payment that fails leaves no gap. */
export async function issueReceipt(
  trx: Transaction<DB>,
  { requestId, paymentId, issuedBy, now }: NewReceipt,
): Promise<void> {
  await demandOpenMonth(trx, now)
  const year = yearOf(dayAt(now, await getTimeZone(trx)))
  await insertReceipt(trx, {
    id: uuidv7(),
    number: receiptNumber(year, await nextReceiptCount(trx, year)),
    request_id: requestId,
    payment_id: paymentId,
    issued_at: now,
    issued_by: issuedBy,
  })
}

/** A voided receipt keeps its number and can still be read. */
export async function voidReceiptOf(
  trx: Transaction<DB>,
  paymentId: string,
  voidedBy: string,
  now: Date,
): Promise<void> {
  await voidReceipt(trx, paymentId, { voided_at: now, voided_by: voidedBy })
}
