import { roleColumns } from '@kakehashi/domain/people/roles'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** The session of a cookie, with the user's fields that the permission rules need. */
export function findLiveSession(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.ends_at'])
    .select((eb) => eb.fn.coalesce('sessions.proved_at', 'sessions.created_at').as('proved_at'))
    .select(['users.id', 'users.language', 'users.password_is_short', 'users.may_assign'])
    .select(roleColumns.map((column) => `users.${column}` as const))
    .select((eb) => eb('users.totp_secret', 'is not', null).as('has_second_factor'))
    .select(
      sql<boolean>`coalesce((select value = 'true'::jsonb from settings where key = 'staffSecondFactor'), false)`.as(
        'staff_second_factor',
      ),
    )
    .select(
      sql<number>`coalesce((select (value #>> '{}')::int from settings where key = 'deskGraceDays'), 0)`.as(
        'desk_grace_days',
      ),
    )
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.idle_until', '>', now)
    .where('sessions.ends_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The given ids without those of expired or deleted sessions. */
export async function findLiveSessionIds(
  db: Kysely<DB>,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('idle_until', '>', now)
    .where('ends_at', '>', now)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export interface NewSession {
  readonly id: string
  readonly token_hash: Buffer
  readonly user_id: string
  readonly user_agent: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly idle_until: Date
  readonly ends_at: Date
}

export async function insertSession(trx: Transaction<DB>, session: NewSession): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
}

export async function markSessionProved(
  trx: Transaction<DB>,
  id: string,
  now: Date,
): Promise<void> {
  await trx.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute()
}

export async function markSessionSeen(
  db: Kysely<DB>,
  id: string,
  now: Date,
  idleUntil: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, idle_until: sql`least(${idleUntil}::timestamptz, ends_at)` })
    .where('id', '=', id)
    .execute()
}

export function listLiveSessions(db: Kysely<DB>, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('idle_until', '>', now)
    .where('ends_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
}

export async function deleteSession(
  trx: Transaction<DB>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export function deleteSessionByToken(trx: Transaction<DB>, tokenHash: Buffer) {
  return trx
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
}

export async function deleteSessionsOf(
  trx: Transaction<DB>,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  let query = trx.deleteFrom('sessions').where('user_id', '=', userId)
  if (exceptSessionId) query = query.where('id', '<>', exceptSessionId)
  await query.execute()
}

export async function isKnownDevice(
  db: Kysely<DB>,
  tokenHash: Buffer,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('known_devices.token_hash', '=', tokenHash)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** False for a token that we did not issue: a browser must not choose its own. */
export async function isDeviceToken(db: Kysely<DB>, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveDevice(
  trx: Transaction<DB>,
  tokenHash: Buffer,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('known_devices')
    .values({ token_hash: tokenHash, user_id: userId, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now }),
    )
    .execute()
}

/** After a password reset, earlier devices lose the more generous limit for known devices. */
export async function deleteDevicesOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  trx: Transaction<DB>,
  userId: string,
  hashes: Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export async function spendRecoveryCode(
  trx: Transaction<DB>,
  userId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const result = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
