import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

interface NewPayment {
  readonly requestId: string
  readonly differenceCents: number
  readonly paidAfterCents: number
  readonly at: Date
  readonly actorId: string
}

/** Appends to the ledger; the database lets nobody change or remove an entry. */
export async function insertPayment(trx: Transaction<DB>, payment: NewPayment): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      id: uuidv7(),
      request_id: payment.requestId,
      difference_cents: payment.differenceCents,
      paid_after_cents: payment.paidAfterCents,
      at: payment.at,
      actor_id: payment.actorId,
    })
    .execute()
}

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

/** The newest two hundred, oldest first; no order has ever come near that many. */
export async function listPayments(db: Kysely<DB>, requestId: string) {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.actor_id')
    .selectAll('payments')
    .select(fullNameOf('users').as('name'))
    .where('payments.request_id', '=', requestId)
    .orderBy('payments.id', 'desc')
    .limit(200)
    .execute()
  return rows.toReversed()
}
