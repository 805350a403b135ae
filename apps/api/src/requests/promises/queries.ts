import { maxPromises } from '@kakehashi/contract/requests/promises'
import type { Day } from '@kakehashi/domain/calendar/day'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

const columns = [
  'requests.id',
  'requests.order_number',
  'requests.first_name',
  'requests.last_name',
  'requests.service_name',
  'requests.stage',
] as const

/** Matches the predicate of the index of ready-by days exactly. */
const isBeforeDelivery = sql<boolean>`requests.stage in ('payment', 'translate', 'review') and requests.closed_at is null`

/** The requests that are promised for one of these days, soonest first. */
export async function listPromisedOn(db: Kysely<DB>, days: readonly Day[]) {
  if (days.length === 0) return []
  return db
    .selectFrom('requests')
    .select([...columns, 'requests.promised_on'])
    .$narrowType<{ promised_on: Day }>()
    .where(isBeforeDelivery)
    .where('requests.promised_on', 'in', days)
    .orderBy('requests.promised_on')
    .orderBy('requests.id')
    .limit(maxPromises)
    .execute()
}

/** A translator's work that is promised for one of the days on which they are away. */
export function listPromisesWhileAway(db: Kysely<DB>, translatorId: string) {
  return (
    db
      .selectFrom('requests')
      .innerJoin('users', 'users.id', 'requests.translator_id')
      .select([...columns, 'requests.promised_on'])
      .$narrowType<{ promised_on: Day }>()
      .where('users.id', '=', translatorId)
      .where(isBeforeDelivery)
      // A review is not their work any more.
      .where('requests.stage', '!=', 'review')
      .whereRef('requests.promised_on', '>=', 'users.absent_from')
      .whereRef('requests.promised_on', '<=', 'users.absent_until')
      .orderBy('requests.promised_on')
      .orderBy('requests.id')
      .limit(maxPromises)
      .execute()
  )
}

/** The promises that were moved from a day since then, unless they have been changed again. */
export function listMovedPromises(db: Kysely<DB>, since: Day) {
  return (
    db
      .selectFrom('moved_promises as moved')
      .innerJoin('requests', 'requests.id', 'moved.request_id')
      .select([...columns, 'moved.promised_on', 'moved.moved_to'])
      .where(isBeforeDelivery)
      .where('moved.promised_on', '>=', since)
      .whereRef('requests.promised_on', '=', 'moved.moved_to')
      // Those that went back to an earlier day are kept for their mails only.
      .whereRef('moved.moved_to', '>', 'moved.promised_on')
      .orderBy('moved.promised_on')
      .orderBy('requests.id')
      .limit(maxPromises)
      .execute()
  )
}

export function findMovedPromise(db: Kysely<DB>, requestId: string, promisedOn: Day) {
  return db
    .selectFrom('moved_promises')
    .select('moved_to')
    .where('request_id', '=', requestId)
    .where('promised_on', '=', promisedOn)
    .executeTakeFirst()
}

/** The day from which a promise was last moved to this day, by a closure or its end. */
export async function findDayBefore(
  db: Kysely<DB>,
  requestId: string,
  movedTo: Day,
): Promise<Day | undefined> {
  const move = await db
    .selectFrom('moved_promises')
    .select('promised_on')
    .where('request_id', '=', requestId)
    .where('moved_to', '=', movedTo)
    .orderBy('moved_at', 'desc')
    .executeTakeFirst()
  return move?.promised_on
}

export async function saveMovedPromise(
  trx: Transaction<DB>,
  move: { readonly requestId: string; readonly promisedOn: Day; readonly movedTo: Day },
  now: Date,
): Promise<void> {
  const moved = { moved_to: move.movedTo, moved_at: now }
  await trx
    .insertInto('moved_promises')
    .values({ request_id: move.requestId, promised_on: move.promisedOn, ...moved })
    .onConflict((conflict) => conflict.columns(['request_id', 'promised_on']).doUpdateSet(moved))
    .execute()
}

export async function deleteMovedPromise(
  trx: Transaction<DB>,
  requestId: string,
  promisedOn: Day,
): Promise<void> {
  await trx
    .deleteFrom('moved_promises')
    .where('request_id', '=', requestId)
    .where('promised_on', '=', promisedOn)
    .execute()
}
