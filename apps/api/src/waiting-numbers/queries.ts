import { type Day, dayAt } from '@kakehashi/domain/calendar/day'
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Transaction, Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { getTimeZone } from '../office/queries.ts'

export type WaitingNumberRow = Selectable<DB['waiting_numbers']>

/** Waits are compared with the last ones of the day. */
const comparedWaits = 10

/** The transaction that takes a number holds it until the end, so none is left out. */
export async function nextNumberOf(trx: Transaction<DB>, day: Day): Promise<number> {
  const { last } = await trx
    .insertInto('waiting_number_days')
    .values({ day, last: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({
        last: eb('waiting_number_days.last', '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export function insertWaitingNumber(
  trx: Transaction<DB>,
  row: Insertable<DB['waiting_numbers']>,
): Promise<WaitingNumberRow> {
  return trx.insertInto('waiting_numbers').values(row).returningAll().executeTakeFirstOrThrow()
}

export function saveWaitingNumber(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['waiting_numbers']>,
): Promise<WaitingNumberRow> {
  return trx
    .updateTable('waiting_numbers')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Only of today: a number of yesterday means somebody else. */
export function lockWaitingNumber(
  trx: Transaction<DB>,
  id: string,
  day: Day,
): Promise<WaitingNumberRow | undefined> {
  return trx
    .selectFrom('waiting_numbers')
    .selectAll()
    .where('id', '=', id)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
}

/** The number that is called to a counter. Until the transaction ends, nobody else calls there. */
export async function lockCalledNumber(
  trx: Transaction<DB>,
  day: Day,
  counter: number,
): Promise<WaitingNumberRow | undefined> {
  // A row cannot be locked before there is one.
  await sql`select pg_advisory_xact_lock(hashtext('waiting numbers'), ${counter}::integer)`.execute(
    trx,
  )
  return trx
    .selectFrom('waiting_numbers')
    .selectAll()
    .where('day', '=', day)
    .where('counter', '=', counter)
    .where('state', '=', 'called')
    .forUpdate()
    .executeTakeFirst()
}

/** Clerks who call at the same time do not wait for each other, and never get the same number. */
export function lockLowestWaiting(
  trx: Transaction<DB>,
  day: Day,
): Promise<WaitingNumberRow | undefined> {
  return trx
    .selectFrom('waiting_numbers')
    .selectAll()
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Everybody who is not done yet. A day has a few hundred numbers at most. */
export function listOpenNumbers(db: Kysely<DB>, day: Day): Promise<WaitingNumberRow[]> {
  return db
    .selectFrom('waiting_numbers')
    .selectAll()
    .where('day', '=', day)
    .where('state', '<>', 'served')
    .orderBy('number')
    .execute()
}

/** How long those who were called last had waited, in milliseconds. */
export async function listLastWaits(db: Kysely<DB>, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('waiting_numbers')
    .select(['given_at', 'first_called_at'])
    .where('day', '=', day)
    .where('first_called_at', 'is not', null)
    .orderBy('first_called_at', 'desc')
    .limit(comparedWaits)
    .execute()
  return rows.map(({ given_at, first_called_at }) => Number(first_called_at) - Number(given_at))
}

export async function deleteOldWaitingNumbers(db: Kysely<DB>, before: Date): Promise<void> {
  const day = dayAt(before, await getTimeZone(db))
  await db.deleteFrom('waiting_numbers').where('day', '<', day).execute()
  await db.deleteFrom('waiting_number_days').where('day', '<', day).execute()
}
