import type { Currency } from '@kakehashi/domain/payments/methods'
import type { DrawerSums } from '@kakehashi/domain/payments/till'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { fullNameOf } from '../db/full-name.ts'

export type TillRow = Selectable<DB['till_sessions']>

/**
 * The open till, which cannot be closed until the transaction ends. Payments lock it only against
 * closing, so that they do not wait for each other.
 */
export function lockOpenTill(
  trx: Transaction<DB>,
  to: 'add an entry' | 'close it',
): Promise<TillRow | undefined> {
  const open = trx.selectFrom('till_sessions').selectAll().where('closed_at', 'is', null)
  return (to === 'close it' ? open.forUpdate() : open.forShare()).executeTakeFirst()
}

export async function insertTill(
  trx: Transaction<DB>,
  till: Insertable<DB['till_sessions']>,
): Promise<void> {
  await trx.insertInto('till_sessions').values(till).execute()
}

export async function saveTill(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['till_sessions']>,
): Promise<void> {
  await trx.updateTable('till_sessions').set(change).where('id', '=', id).execute()
}

export async function insertMovement(
  trx: Transaction<DB>,
  movement: Insertable<DB['till_movements']>,
): Promise<void> {
  await trx.insertInto('till_movements').values(movement).execute()
}

/**
 * With the names of whoever opened and closed them, newest first. Payments by card do not go
 * through a drawer, so they are found by their time.
 */
function tills(db: Kysely<DB>) {
  const cards = sql`from payments where method = 'card' and at >= till_sessions.opened_at
    and (till_sessions.closed_at is null or at <= till_sessions.closed_at)`
  return db
    .selectFrom('till_sessions')
    .leftJoin('users as opener', 'opener.id', 'till_sessions.opened_by')
    .leftJoin('users as closer', 'closer.id', 'till_sessions.closed_by')
    .selectAll('till_sessions')
    .select([
      fullNameOf('opener').as('opener_name'),
      fullNameOf('closer').as('closer_name'),
      sql<string>`(select count(*) ${cards})`.as('card_count'),
      sql<string>`(select coalesce(sum(difference_cents), 0) ${cards})`.as('card_cents'),
    ])
    .orderBy('till_sessions.opened_at', 'desc')
}

export type NamedTillRow = NonNullable<Awaited<ReturnType<typeof findOpenTill>>>

export function findOpenTill(db: Kysely<DB>) {
  return tills(db).where('till_sessions.closed_at', 'is', null).executeTakeFirst()
}

export function listClosedTills(db: Kysely<DB>, count: number) {
  return tills(db).where('till_sessions.closed_at', 'is not', null).limit(count).execute()
}

/** Cents or yen that payments and refunds brought into each drawer. */
export async function cashSums(db: Kysely<DB>, tillId: string): Promise<DrawerSums> {
  const { usd, jpy } = await db
    .selectFrom('payments')
    .select([
      sql<string>`coalesce(sum(difference_cents) filter (where method = 'cash-usd'), 0)`.as('usd'),
      sql<string>`coalesce(sum(yen) filter (where method = 'cash-jpy'), 0)`.as('jpy'),
    ])
    .where('till_id', '=', tillId)
    .executeTakeFirstOrThrow()
  return { usd: Number(usd), jpy: Number(jpy) }
}

const movedIn = (currency: Currency) =>
  sql<string>`coalesce(sum(amount) filter (where currency = ${currency}), 0)`

export async function movementSums(db: Kysely<DB>, tillId: string): Promise<DrawerSums> {
  const { usd, jpy } = await db
    .selectFrom('till_movements')
    .select([movedIn('usd').as('usd'), movedIn('jpy').as('jpy')])
    .where('till_id', '=', tillId)
    .executeTakeFirstOrThrow()
  return { usd: Number(usd), jpy: Number(jpy) }
}

export type CashEntryRow = Awaited<ReturnType<typeof listCashEntries>>[number]

/** What went through the drawers, oldest first. A day has far fewer than the limit. */
export async function listCashEntries(db: Kysely<DB>, tillId: string) {
  const limit = 500
  const payments = await db
    .selectFrom('payments')
    .innerJoin('requests', 'requests.id', 'payments.request_id')
    .select([
      'payments.at',
      'payments.difference_cents',
      'payments.yen',
      'payments.method',
      'requests.id as request_id',
      'requests.order_number',
      'requests.first_name',
      'requests.last_name',
    ])
    .where('payments.till_id', '=', tillId)
    .orderBy('payments.at', 'desc')
    .limit(limit)
    .execute()
  const movements = await db
    .selectFrom('till_movements')
    .select(['at', 'currency', 'amount', 'reason'])
    .where('till_id', '=', tillId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  return [...payments, ...movements].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
