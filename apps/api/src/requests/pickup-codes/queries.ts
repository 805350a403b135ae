import { randomInt } from 'node:crypto'
import { pickupCodeLength } from '@kakehashi/domain/request/hand-over'
import { needsPickupCode } from '@kakehashi/domain/request/originals'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { VisibleRequest } from '../access.ts'
import type { RequestRow } from '../queries.ts'
import { stateOf } from '../state.ts'

export type PickupCodeRow = Selectable<DB['pickup_codes']>

export function findPickupCode(db: Kysely<DB>, userId: string): Promise<PickupCodeRow | undefined> {
  return db.selectFrom('pickup_codes').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function findPersonByCode(db: Kysely<DB>, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pickup_codes')
    .select('user_id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.user_id
}

/** The code of the customer while something of this request is collected here. */
export async function readPickupCode(
  db: Kysely<DB>,
  row: RequestRow,
): Promise<{ pickupCode?: string }> {
  if (!isNeededFor(row)) return {}
  const found = await findPickupCode(db, row.user_id)
  return found ? { pickupCode: found.code } : {}
}

/** Creates the code of the customer when a page that shows it is first opened. */
export async function ensurePickupCode(
  db: Database,
  { row, parts }: VisibleRequest,
  now: Date,
): Promise<void> {
  if (!parts.includes('customer') && !parts.includes('office')) return
  if (!isNeededFor(row) || (await findPickupCode(db, row.user_id))) return
  await db.transaction().execute((trx) => createPickupCode(trx, row.user_id, now))
}

function isNeededFor(row: RequestRow): boolean {
  return row.customer_deleted_at === null && needsPickupCode(stateOf(row), row.originals_here)
}

const mostTries = 100

/** Of a million codes few are in use, so a free one is found soon. */
async function createPickupCode(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const code = String(randomInt(10 ** pickupCodeLength)).padStart(pickupCodeLength, '0')
    // Also if another call has given this person a code meanwhile.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('pickup_codes')
      .values({ user_id: userId, code, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n || (await findPickupCode(trx, userId))) return
  }
  throw new Error('no free pick-up code was found')
}

/** Of people for whom nothing is made and nothing kept any more. */
export async function deleteUnusedPickupCodes(db: Database): Promise<void> {
  await sql`
    delete from pickup_codes
    where not exists (
        select from requests
        where requests.user_id = pickup_codes.user_id
          and requests.completed_at is null and requests.closed_at is null)
      and not exists (
        select from originals join requests on requests.id = originals.request_id
        where requests.user_id = pickup_codes.user_id
          and originals.out_at is null and originals.removed_at is null)`.execute(db)
}

export async function deletePickupCodeOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('pickup_codes').where('user_id', '=', userId).execute()
}
