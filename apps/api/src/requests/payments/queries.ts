import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

interface NewPayment {
  readonly requestId: string
  readonly differenceCents: number
  readonly paidAfterCents: number
  readonly isRefund: boolean
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
      is_refund: payment.isRefund,
      at: payment.at,
      actor_id: payment.actorId,
    })
    .execute()
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
