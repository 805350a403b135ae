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
import { anyOf } from '../../db/any-of.ts'
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

/** Also of a deleted person who is not erased yet, whose address is still in use. */
export async function findIdByEmail(db: Kysely<DB>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('email', '<>', '')]))
    .executeTakeFirst()
  return row?.id
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
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute()
}

/** A deleted person whose data are still there. */
export function findRestorableUser(
  db: Kysely<DB>,
  id: string,
  now: Date,
): Promise<UserRow | undefined> {
  return restorableUsers(db, now).where('id', '=', id).executeTakeFirst()
}

export function lockRestorableUser(
  trx: Transaction<DB>,
  id: string,
  now: Date,
): Promise<UserRow | undefined> {
  return restorableUsers(trx, now).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** First those whose data are erased first. */
export function listRestorableUsers(db: Kysely<DB>, now: Date): Promise<UserRow[]> {
  return restorableUsers(db, now).orderBy('erase_at').orderBy('id').limit(500).execute()
}

function restorableUsers(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where('erase_at', '>', now)
}

/** A deleted person is not erased until the days have passed in which they can be restored. */
export async function isErasedUser(db: Kysely<DB>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && row.erased_at !== null
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

const emailInUse = () => new Refusal('email-in-use', { fields: { email: 'email-registered' } })

export function refuseDuplicateEmail<Result>(change: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('users_email_used', emailInUse(), change)
}

/** For an address that is stored only once its reader has confirmed it. */
export async function refuseKnownEmail(trx: Transaction<DB>, email: string): Promise<void> {
  if (await findUserByEmail(trx, email)) throw emailInUse()
}

/** No address that staff entered waits for the person. */
export const noNewEmail = { new_email: null, new_email_at: null }

/** Staff can read other people's documents, so nobody becomes staff with a doubtful address. */
export function hasConfirmedAddress(user: UserRow): boolean {
  return user.email_verified_at !== null && user.new_email === null
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

/**
 * Deletes the replies to calls, whoever made them, about this person or request. The call that is
 * running has no reply yet.
 */
export async function deleteRepliesWith(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('reply', 'is not', null)
    .where(sql<boolean>`(endpoint || reply::text) like ${`%${id}%`}`)
    .execute()
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
