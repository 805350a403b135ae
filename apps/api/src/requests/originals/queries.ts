import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { CursorPosition } from '../../db/cursor.ts'
import { fullNameOf } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'

export type OriginalRow = Selectable<DB['originals']>

/** An original with the names of those who took it in, gave it back or removed it. */
export type NamedOriginal = Awaited<ReturnType<typeof listOriginalsOf>>[number]

/** Oldest first, also those that went out or were removed. */
export async function listOriginalsOf(db: Kysely<DB>, requestIds: readonly string[]) {
  if (requestIds.length === 0) return []
  return db
    .selectFrom('originals')
    .leftJoin('users as receiver', 'receiver.id', 'originals.received_by')
    .leftJoin('users as giver', 'giver.id', 'originals.out_by')
    .leftJoin('users as remover', 'remover.id', 'originals.removed_by')
    .selectAll('originals')
    .select([
      fullNameOf('receiver').as('receiver_name'),
      fullNameOf('giver').as('giver_name'),
      fullNameOf('remover').as('remover_name'),
    ])
    .where('originals.request_id', '=', anyOf(requestIds))
    .orderBy('originals.received_at')
    .orderBy('originals.id')
    .execute()
}

export async function insertOriginal(
  trx: Transaction<DB>,
  original: Insertable<DB['originals']>,
): Promise<void> {
  await trx.insertInto('originals').values(original).execute()
}

export function lockOriginal(trx: Transaction<DB>, id: string): Promise<OriginalRow | undefined> {
  return trx.selectFrom('originals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** False if it is no longer in the house: it goes out once, whoever is faster. */
export async function saveInHouse(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['originals']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('originals')
    .set(change)
    .where('id', '=', id)
    .where('out_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function hasOriginalsHere(db: Kysely<DB>, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('originals')
    .select('id')
    .where('request_id', '=', requestId)
    .where('out_at', 'is', null)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface OriginalsPage {
  readonly shelf: string | undefined
  readonly limit: number
  readonly after: CursorPosition | undefined
}

export type HeldOriginalRow = Awaited<ReturnType<typeof listInHouse>>[number]

/** `created_at` is the name that cursors expect. */
export function listInHouse(db: Kysely<DB>, { shelf, limit, after }: OriginalsPage) {
  let query = db
    .selectFrom('originals')
    .innerJoin('requests', 'requests.id', 'originals.request_id')
    .leftJoin('users as customer', 'customer.id', 'requests.user_id')
    .select([
      'originals.id',
      'originals.description',
      'originals.pages',
      'originals.shelf',
      'originals.received_at as created_at',
      'requests.id as request_id',
      'requests.order_number',
      'requests.stage',
      'requests.first_name',
      'requests.last_name',
      'requests.name_ja',
      'requests.user_id',
      'requests.closed_at',
      'customer.deleted_at as customer_deleted_at',
    ])
    .where('originals.out_at', 'is', null)
    .where('originals.removed_at', 'is', null)
  if (shelf)
    query = query.where(sql<boolean>`starts_with(lower(originals.shelf), ${shelf.toLowerCase()})`)
  if (after) {
    query = query.where(
      sql<boolean>`(originals.received_at, originals.id) > (${after.created_at}, ${after.id}::uuid)`,
    )
  }
  return query.orderBy('originals.received_at').orderBy('originals.id').limit(limit).execute()
}

/** What somebody wrote about them. When they came and went stays. */
export async function eraseOriginalTexts(trx: Transaction<DB>, requestId: string): Promise<void> {
  await trx
    .updateTable('originals')
    .set({ description: '', out_to: null, tracking_number: null, removed_reason: null })
    .where('request_id', '=', requestId)
    .execute()
}
