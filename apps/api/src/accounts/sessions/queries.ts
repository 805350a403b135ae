import { roleColumns } from '@kakehashi/domain/people/roles'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { DB } from '../../db/schema.gen.ts'
import { settings } from '../../settings/settings.ts'
import { hasSecondFactorInSql } from '../people/has-second-factor.ts'

/** The session of a cookie, with the user's fields that the permission rules need. */
export function findLiveSession(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.ends_at'])
    .select(['sessions.is_shared', 'sessions.token_hash', 'sessions.passkey_id'])
    .select((eb) => eb.fn.coalesce('sessions.proved_at', 'sessions.created_at').as('proved_at'))
    .select(['users.id', 'users.language', 'users.password_is_short', 'users.may_assign'])
    .select(roleColumns.map((column) => `users.${column}` as const))
    .select((eb) => hasSecondFactorInSql(eb).as('has_second_factor'))
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('passkeys').select('id').whereRef('passkeys.user_id', '=', 'users.id'),
        )
        .as('has_passkey'),
    )
    .select(
      sql<boolean>`coalesce((select value = 'true'::jsonb from settings where key = 'staffSecondFactor'), ${settings.staffSecondFactor.initial})`.as(
        'staff_second_factor',
      ),
    )
    .select(
      sql<number>`coalesce((select (value #>> '{}')::int from settings where key = 'deskGraceDays'), 0)`.as(
        'desk_grace_days',
      ),
    )
    .where((eb) => hasToken(eb, tokenHash, now))
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
    .where('id', '=', anyOf(ids))
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
  readonly is_shared: boolean
  readonly idle_until: Date
  readonly ends_at: Date
  readonly passkey_id: string | null
}

export async function insertSession(trx: Transaction<DB>, session: NewSession): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
}

/** Another tab may have made a call with the token that a proof has just replaced. */
function hasToken(eb: ExpressionBuilder<DB, 'sessions'>, tokenHash: Buffer, now: Date) {
  return eb.or([
    eb('sessions.token_hash', '=', tokenHash),
    eb('sessions.previous_token_hash', '=', tokenHash).and('sessions.previous_until', '>', now),
  ])
}

/** A new passkey was created in a session that had just been proved. */
export async function markSessionByPasskey(
  trx: Transaction<DB>,
  id: string,
  passkeyId: string,
): Promise<void> {
  await trx.updateTable('sessions').set({ passkey_id: passkeyId }).where('id', '=', id).execute()
}

export function replaceSessionToken(
  trx: Transaction<DB>,
  id: string,
  renewed: {
    readonly token_hash: Buffer
    readonly proved_at: Date
    readonly previous_until: Date
    readonly passkey_id?: string
  },
) {
  return trx
    .updateTable('sessions')
    .set((eb) => ({ ...renewed, previous_token_hash: eb.ref('token_hash') }))
    .where('id', '=', id)
    .returning(['ends_at', 'is_shared'])
    .executeTakeFirst()
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
    .where((eb) =>
      eb.or([eb('token_hash', '=', tokenHash), eb('previous_token_hash', '=', tokenHash)]),
    )
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

/** With a new password, earlier devices lose the more generous limit for known devices. */
export async function deleteDevicesOf(
  trx: Transaction<DB>,
  userId: string,
  exceptTokenHash?: Buffer,
): Promise<void> {
  let query = trx.deleteFrom('known_devices').where('user_id', '=', userId)
  if (exceptTokenHash) query = query.where('token_hash', '<>', exceptTokenHash)
  await query.execute()
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
