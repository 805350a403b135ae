import type { PeopleList } from '@kakehashi/domain/people'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Place } from '../../db/cursor.ts'
import type { DB } from '../../db/schema.gen.ts'

export type UserRow = Selectable<DB['users']>

export function findUserByEmail(db: Kysely<DB>, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function findUser(db: Kysely<DB>, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Those of them who are still there, in no particular order. */
export async function findUsers(db: Kysely<DB>, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Whether this person has left the office's books. */
export async function isGone(db: Kysely<DB>, id: string): Promise<boolean> {
  return (await findUser(db, id)) === undefined
}

/**
 * For a change: nobody else changes this person until the transaction ends. Ids never change, so
 * whoever only names this person (in a notice, an order, a message) need not wait.
 */
export function lockUser(trx: Transaction<DB>, id: string): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function insertUser(trx: Transaction<DB>, user: Insertable<DB['users']>): Promise<UserRow> {
  return trx.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow()
}

export function saveUser(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['users']>,
): Promise<UserRow> {
  return trx
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Two admins who demote each other at once must not leave the office without one. */
export async function lockAdmins(trx: Transaction<DB>): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** A page of people, newest first, after the place where the last page ended. */
export function listUsers(
  db: Kysely<DB>,
  options: { list: PeopleList | undefined; limit: number; after: Place | undefined },
): Promise<UserRow[]> {
  const { list, limit, after } = options
  let query = db.selectFrom('users').selectAll().where('deleted_at', 'is', null)
  // Each condition is to the letter that of an index, so that no list is ever sorted or filtered.
  if (list === 'customer') {
    query = query.where(sql<boolean>`not (is_admin or is_owner or is_translator or is_contractor)`)
  } else if (list === 'translator') {
    query = query.where(sql<boolean>`(is_translator or is_contractor)`)
  } else if (list === 'admin') query = query.where(sql<boolean>`is_admin`)
  if (after) {
    query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id}::uuid)`)
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Kept answers to repeated calls quote what the person sent. */
export async function forgetAnswersTo(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('person_id', '=', userId).execute()
}
