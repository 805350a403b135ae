import type { Kysely, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

/** How the money changed hands; empty if only the total was set. */
export type TenderColumns = Pick<
  Updateable<DB['payments']>,
  'method' | 'yen' | 'yen_rate' | 'given' | 'corrects_id' | 'till_id'
>

export interface NewPayment {
  readonly requestId: string
  readonly differenceCents: number
  readonly paidAfterCents: number
  readonly isRefund: boolean
  readonly tender: TenderColumns
  readonly at: Date
  readonly actorId: string
}

/** Append-only: a trigger prevents updates and deletes. */
export async function insertPayment(trx: Transaction<DB>, payment: NewPayment): Promise<string> {
  const id = uuidv7()
  await trx
    .insertInto('payments')
    .values({
      id,
      request_id: payment.requestId,
      difference_cents: payment.differenceCents,
      paid_after_cents: payment.paidAfterCents,
      is_refund: payment.isRefund,
      ...payment.tender,
      at: payment.at,
      actor_id: payment.actorId,
    })
    .execute()
  return id
}

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

/** The refund recorded at this moment; 0 if there is none. */
export async function refundAt(db: Kysely<DB>, requestId: string, at: Date): Promise<number> {
  const refund = await db
    .selectFrom('payments')
    .select('difference_cents')
    .where('request_id', '=', requestId)
    .where('is_refund', '=', true)
    .where('at', '=', at)
    .executeTakeFirst()
  return -(refund?.difference_cents ?? 0)
}

/** The last entry recorded at this moment. */
export async function findPaymentAt(
  db: Kysely<DB>,
  requestId: string,
  at: Date,
): Promise<{ id: string }> {
  return db
    .selectFrom('payments')
    .select('id')
    .where('request_id', '=', requestId)
    .where('at', '=', at)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

function paymentsWithReceipt(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.actor_id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .selectAll('payments')
    .select([
      fullNameOf('users').as('name'),
      'receipts.id as receipt_id',
      'receipts.number as receipt_number',
      'receipts.issued_at as receipt_issued_at',
      'receipts.voided_at as receipt_voided_at',
      sql<boolean>`exists (
        select from payments later where later.corrects_id = payments.id)`.as('is_cancelled'),
    ])
    .where('payments.request_id', '=', requestId)
}

/** Oldest first. The limit is far above what a request can have. */
export async function listPayments(db: Kysely<DB>, requestId: string) {
  const rows = await paymentsWithReceipt(db, requestId)
    .orderBy('payments.id', 'desc')
    .limit(200)
    .execute()
  return rows.toReversed()
}

export function findPayment(
  db: Kysely<DB>,
  requestId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return paymentsWithReceipt(db, requestId).where('payments.id', '=', paymentId).executeTakeFirst()
}

export function findLastPayment(db: Kysely<DB>, requestId: string): Promise<PaymentRow> {
  return paymentsWithReceipt(db, requestId)
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}
