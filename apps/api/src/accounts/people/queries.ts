import type { PeopleList } from '@kakehashi/domain/people/people'
import { roleColumns, translatorColumns } from '@kakehashi/domain/people/roles'
import {
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
  sql,
} from 'kysely'
import type { CursorPosition } from '../../db/cursor.ts'
import type { DB } from '../../db/schema.gen.ts'
import { refuseDuplicate } from '../../db/unique-violation.ts'
import { Refusal } from '../../refusal.ts'
import { searchWords } from '@kakehashi/domain/search/search-words'

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

/** Leaves out deleted users; the order is not defined. */
export async function findUsers(db: Kysely<DB>, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function isDeletedUser(db: Kysely<DB>, id: string): Promise<boolean> {
  return (await findUser(db, id)) === undefined
}

/** `for no key update`, because inserts that only reference the user id should not wait. */
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

export function refuseDuplicateEmail<Result>(change: () => Promise<Result>): Promise<Result> {
  const refusal = new Refusal('email-in-use', { fields: { email: 'email-registered' } })
  return refuseDuplicate('users_email_living', refusal, change)
}

/** Two admins who demote each other at the same time must not leave the office without an admin. */
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

/** One page of users, newest first, after the given cursor position. */
export function listUsers(
  db: Kysely<DB>,
  options: { list: PeopleList | undefined; limit: number; after: CursorPosition | undefined },
): Promise<UserRow[]> {
  const { list, limit, after } = options
  let query = db.selectFrom('users').selectAll().where('deleted_at', 'is', null)
  // Each condition matches the predicate of a partial index exactly, so that PostgreSQL can use it.
  if (list === 'customer') {
    query = query.where(sql<boolean>`not (${sql.raw(roleColumns.join(' or '))})`)
  } else if (list === 'translator') {
    query = query.where(sql<boolean>`(${sql.raw(translatorColumns.join(' or '))})`)
  } else if (list === 'admin') query = query.where(sql<boolean>`is_admin`)
  if (after) {
    query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id}::uuid)`)
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** The stored replies contain personal data. */
export async function deleteIdempotencyKeysOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('person_id', '=', userId).execute()
}

/** The words under which staff can find a user. */
export function userSearchWords(user: UserRow): string[] {
  return searchWords({
    names: [user.first_name, user.middle_name, user.last_name, user.name_ja],
    readings: [user.name_kana],
    email: user.email,
    phone: user.phone,
  })
}
