import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import type { UserRow } from '../people/queries.ts'
import { rolesOf } from '../people/roles.ts'
import { sessionEnds } from './lifetimes.ts'
import { deleteSessionByToken, insertSession, isDevice, rememberDevice } from './queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** Where a call comes from, as far as it matters for signing in. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
  readonly sessionToken: string | undefined
  readonly deviceToken: string | undefined
}

export interface BegunSession {
  readonly user: UserRow
  readonly token: string
  readonly endsAt: Date
  readonly deviceToken: string
}

/** A new session with a new token; whatever session this browser had before ends. */
export async function beginSession(
  trx: Transaction<DB>,
  user: UserRow,
  caller: Caller,
  now: Date,
): Promise<BegunSession> {
  if (caller.sessionToken) await deleteSessionByToken(trx, hashToken(caller.sessionToken))
  const token = newToken()
  const ends = sessionEnds(rolesOf(user), now)
  await insertSession(trx, {
    id: uuidv7(),
    token_hash: hashToken(token),
    user_id: user.id,
    user_agent: caller.userAgent.slice(0, 300),
    created_at: now,
    last_seen_at: now,
    ...ends,
  })
  const deviceToken = await knowDevice(trx, user.id, caller, now)
  await recordEvent(trx, {
    kind: 'session.signed-in',
    at: now,
    actorId: user.id,
    subject: { kind: 'user', id: user.id },
  })
  return { user, token, endsAt: ends.ends_at, deviceToken }
}

/** From now on guesses from elsewhere do not keep this person out of this browser. */
export async function knowDevice(
  trx: Transaction<DB>,
  userId: string,
  caller: Caller,
  now: Date,
): Promise<string> {
  const kept = caller.deviceToken
  const deviceToken = kept && (await isDevice(trx, hashToken(kept))) ? kept : newToken()
  await rememberDevice(trx, hashToken(deviceToken), userId, now)
  return deviceToken
}
