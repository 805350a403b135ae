import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import type { UserRow } from '../people/queries.ts'
import { rolesOf } from '../people/roles.ts'
import { reportNewDevice } from './new-device.ts'
import {
  deleteSessionByToken,
  insertSession,
  isDeviceToken,
  isKnownDevice,
  saveDevice,
} from './queries.ts'
import { hashToken, newToken } from './tokens.ts'
import { type RoleFlags, isStaff } from '@kakehashi/domain/people/roles'
import { after, duration } from '../../clock.ts'

const customer = { idle: 14 * duration.day, absolute: 30 * duration.day }
const staff = { idle: 4 * duration.hour, absolute: 12 * duration.hour }
const shared = { idle: duration.hour, absolute: 8 * duration.hour }

/** How often `last_seen_at` is updated; on every request, each read would cause a write. */
export const lastSeenInterval = duration.minute

export function sessionEnds(
  flags: RoleFlags,
  isShared: boolean,
  now: Date,
): { idle_until: Date; ends_at: Date } {
  const { idle, absolute } = isShared ? shared : isStaff(flags) ? staff : customer
  return { idle_until: after(now, idle), ends_at: after(now, absolute) }
}

/** What signing in needs to know about the HTTP client. */
export interface Caller {
  /** The IPv4 address, or the network of an IPv6 address. */
  readonly address: string
  readonly userAgent: string
  readonly sessionToken: string | undefined
  readonly deviceToken: string | undefined
}

export interface StartedSession {
  readonly user: UserRow
  readonly token: string
  /** Undefined on a shared computer, where it is not remembered beyond the browser. */
  readonly endsAt: Date | undefined
  readonly deviceToken: string | undefined
}

interface SessionChoices {
  /** Right after registration, every browser is new. */
  readonly isFirst?: boolean
  readonly isShared?: boolean
  /** The passkey with which the person signed in; null for a password. */
  readonly passkeyId?: string | null
}

/** Ends the session that this browser had before. */
export async function startSession(
  trx: Transaction<DB>,
  user: UserRow,
  caller: Caller,
  now: Date,
  { isFirst = false, isShared = false, passkeyId = null }: SessionChoices = {},
): Promise<StartedSession> {
  if (caller.sessionToken) await deleteSessionByToken(trx, hashToken(caller.sessionToken))
  const token = newToken()
  const ends = sessionEnds(rolesOf(user), isShared, now)
  await insertSession(trx, {
    id: uuidv7(),
    token_hash: hashToken(token),
    user_id: user.id,
    user_agent: caller.userAgent.slice(0, 300),
    created_at: now,
    last_seen_at: now,
    is_shared: isShared,
    passkey_id: passkeyId,
    ...ends,
  })
  const known = caller.deviceToken
  const isKnown = known && (await isKnownDevice(trx, hashToken(known), user.email))
  if (!isFirst && !isKnown) await reportNewDevice(trx, user, caller, now)
  const deviceToken = isShared ? undefined : await issueDeviceToken(trx, user.id, caller, now)
  await recordEvent(trx, {
    kind: 'session.signed-in',
    at: now,
    actorId: user.id,
    subject: { kind: 'user', id: user.id },
    fields: passkeyId === null ? [] : ['passkey'],
  })
  return { user, token, endsAt: isShared ? undefined : ends.ends_at, deviceToken }
}

/** Known devices have their own throttle, so that guesses from elsewhere cannot lock the user out. */
export async function issueDeviceToken(
  trx: Transaction<DB>,
  userId: string,
  caller: Caller,
  now: Date,
): Promise<string> {
  const existing = caller.deviceToken
  const isIssued = existing && (await isDeviceToken(trx, hashToken(existing)))
  const deviceToken = isIssued ? existing : newToken()
  await saveDevice(trx, hashToken(deviceToken), userId, now)
  return deviceToken
}
