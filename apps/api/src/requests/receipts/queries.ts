import type { Insertable, Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

/** For a transaction that takes a number only after other locks. */
export async function lockReceiptNumbers(trx: Transaction<DB>, year: number): Promise<void> {
  await trx
    .insertInto('receipt_numbers')
    .values({ year, last: 0 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb.ref('receipt_numbers.last') })),
    )
    .execute()
}

export async function nextReceiptCount(trx: Transaction<DB>, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('receipt_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({
        last: eb('receipt_numbers.last', '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertReceipt(
  trx: Transaction<DB>,
  receipt: Insertable<DB['receipts']>,
): Promise<void> {
  await trx.insertInto('receipts').values(receipt).execute()
}

export async function voidReceipt(
  trx: Transaction<DB>,
  paymentId: string,
  change: { readonly voided_at: Date; readonly voided_by: string },
): Promise<void> {
  await trx.updateTable('receipts').set(change).where('payment_id', '=', paymentId).execute()
}

function receipts(db: Kysely<DB>) {
  return db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .leftJoin('users', 'users.id', 'receipts.issued_by')
    .selectAll('receipts')
    .select([
      'payments.difference_cents',
      'payments.paid_after_cents',
      'payments.method',
      'payments.yen',
      'payments.yen_rate',
      'payments.given',
      fullNameOf('users').as('issuer_name'),
    ])
}

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

export function findReceipt(db: Kysely<DB>, id: string) {
  return receipts(db).where('receipts.id', '=', id).executeTakeFirst()
}

export function findReceiptOf(db: Kysely<DB>, paymentId: string) {
  return receipts(db).where('receipts.payment_id', '=', paymentId).executeTakeFirst()
}

/** Oldest first. */
export function listReceiptsOf(db: Kysely<DB>, requestId: string) {
  return receipts(db)
    .where('receipts.request_id', '=', requestId)
    .orderBy('receipts.issued_at')
    .orderBy('receipts.number')
    .limit(200)
    .execute()
}
