import { setTimeout } from 'node:timers/promises'
import type { Period } from '@kakehashi/domain/payments/books'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import { fullNameOf } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'

export type ClosingRow = Selectable<DB['month_closings']>

const attempts = 40

/**
 * Until the transaction ends, nothing is entered in any month. It tries again instead of waiting
 * with a lock, because entries would queue behind it and could wait for each other.
 */
export async function lockBooks(trx: Transaction<DB>): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await sql<{ is_locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('books')) as is_locked`.execute(trx)
    if (rows[0]?.is_locked) return true
    await setTimeout(50)
  }
  return false
}

function closings(db: Kysely<DB>) {
  return db
    .selectFrom('month_closings')
    .leftJoin('users as closer', 'closer.id', 'closed_by')
    .leftJoin('users as reopener', 'reopener.id', 'reopened_by')
    .selectAll('month_closings')
    .select([fullNameOf('closer').as('closer_name'), fullNameOf('reopener').as('reopener_name')])
}
export type NamedClosing = Awaited<ReturnType<typeof listClosings>>[number]

/** Of a month, newest first. The limit is far above what an office does. */
export function listClosings(db: Kysely<DB>, month: string) {
  return closings(db)
    .where('month', '=', firstOfMonth(month))
    .orderBy('closed_at', 'desc')
    .limit(100)
    .execute()
}

/** Those in force, of the months between two, both included. */
export function listClosed(db: Kysely<DB>, from: string, to: string) {
  return closings(db)
    .where('month', '>=', firstOfMonth(from))
    .where('month', '<=', firstOfMonth(to))
    .where('reopened_at', 'is', null)
    .execute()
}

/** The one in force. */
export function lockClosing(trx: Transaction<DB>, month: string): Promise<ClosingRow | undefined> {
  return trx
    .selectFrom('month_closings')
    .selectAll()
    .where('month', '=', firstOfMonth(month))
    .where('reopened_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertClosing(
  trx: Transaction<DB>,
  closing: Insertable<DB['month_closings']>,
): Promise<void> {
  await trx.insertInto('month_closings').values(closing).execute()
}

export async function saveReopening(
  trx: Transaction<DB>,
  id: string,
  reopening: Required<Pick<ClosingRow, 'reopened_at' | 'reopened_by' | 'reopen_reason'>>,
): Promise<void> {
  await trx.updateTable('month_closings').set(reopening).where('id', '=', id).execute()
}

/** When the first entry of the ledger was made. */
export async function findFirstEntry(db: Kysely<DB>): Promise<Date | undefined> {
  const first = await db
    .selectFrom('payments')
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return first?.at
}

/** Opened before a moment and not closed yet; there is at most one. */
export function listOpenTills(db: Kysely<DB>, before: Date) {
  return db
    .selectFrom('till_sessions')
    .select(['id', 'opened_at'])
    .where('closed_at', 'is', null)
    .where('opened_at', '<', before)
    .execute()
}

/** With a difference and without a reason, which closing a till does not allow. */
export function listUnexplainedTills(db: Kysely<DB>, startsAt: Date, endsAt: Date) {
  return db
    .selectFrom('till_sessions')
    .select(['id', 'opened_at'])
    .where('opened_at', '>=', startsAt)
    .where('opened_at', '<', endsAt)
    .where('closed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('counted_cents', '<>', eb.ref('expected_cents')),
        eb('counted_yen', '<>', eb.ref('expected_yen')),
      ]),
    )
    .where((eb) => eb.or([eb('difference_reason', 'is', null), eb('difference_reason', '=', '')]))
    .orderBy('opened_at')
    .execute()
}

/** Opened in a period, oldest first. */
export function listTillCounts(db: Kysely<DB>, { startsAt, endsAt }: Period) {
  return db
    .selectFrom('till_sessions')
    .select([
      'opened_at',
      'closed_at',
      'expected_cents',
      'counted_cents',
      'expected_yen',
      'counted_yen',
    ])
    .where('opened_at', '>=', startsAt)
    .where('opened_at', '<', endsAt)
    .orderBy('opened_at')
    .execute()
}
