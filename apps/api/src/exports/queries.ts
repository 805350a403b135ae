import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { CursorPosition } from '../db/cursor.ts'
import { fullNameOf } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'

export type ExportRow = Selectable<DB['exports']>

export async function insertExport(
  trx: Transaction<DB>,
  row: Insertable<DB['exports']>,
): Promise<void> {
  await trx.insertInto('exports').values(row).execute()
}

function namedExports(db: Kysely<DB>) {
  return db
    .selectFrom('exports')
    .innerJoin('users', 'users.id', 'exports.asked_by')
    .selectAll('exports')
    .select(['exports.asked_at as created_at', fullNameOf('users').as('asker_name')])
}
export type NamedExport = Awaited<ReturnType<typeof listExports>>[number]

/** Newest first. */
export function listExports(
  db: Kysely<DB>,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | undefined },
) {
  return namedExports(db)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(exports.asked_at, exports.id) < (${after?.created_at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('exports.asked_at', 'desc')
    .orderBy('exports.id', 'desc')
    .limit(limit)
    .execute()
}

export function getNamedExport(db: Kysely<DB>, id: string): Promise<NamedExport> {
  return namedExports(db).where('exports.id', '=', id).executeTakeFirstOrThrow()
}

export function findExport(db: Kysely<DB>, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockExport(trx: Transaction<DB>, id: string): Promise<ExportRow | undefined> {
  return trx.selectFrom('exports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function saveExport(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['exports']>,
): Promise<void> {
  await trx.updateTable('exports').set(change).where('id', '=', id).execute()
}

/** No attempt begins until the transaction ends, which erases somebody. */
export async function lockAttempts(trx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('exports'))`.execute(trx)
}

/**
 * Undefined if nobody waits for it any more. It waits for whoever is being erased: the export may
 * be so new that the erasure has not seen it. An erasure after this finds it, and has it read again.
 */
export function beginAttempt(db: Database, id: string): Promise<ExportRow | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(hashtext('exports'))`.execute(trx)
    return trx
      .updateTable('exports')
      .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst()
  })
}

/** What is being read for an export now has to be read again. */
export async function restartWaiting(trx: Transaction<DB>): Promise<void> {
  await trx
    .updateTable('exports')
    .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
    .where('state', '=', 'waiting')
    .execute()
}

export function lockReady(trx: Transaction<DB>): Promise<ExportRow[]> {
  return trx
    .selectFrom('exports')
    .selectAll()
    .where('state', '=', 'ready')
    .where('object_key', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function listDue(db: Kysely<DB>, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('exports')
    .select('id')
    .where('state', 'in', ['waiting', 'ready'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(100)
    .execute()
}

/** Files whose key is not wrapped with the given office key. */
export function listStoredWithOtherKey(db: Kysely<DB>, keyId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('exports')
    .select('id')
    .where('key_id', 'is not', null)
    .where('key_id', '<>', keyId)
    .execute()
}
