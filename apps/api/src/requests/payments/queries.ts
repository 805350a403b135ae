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

/** Append-only: a trigger prevents updates and deletes. */
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

/** Oldest first. The limit is far above what a request can have. */
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
