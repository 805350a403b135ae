import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { demand, Refusal } from '../../refusal.ts'
import type { Attempt } from '../../throttle.ts'
import { countAttempts, uncountAttempts, limits } from '../../throttle.ts'
import { findUserByEmail, lockUser } from '../people/queries.ts'
import type { StartedSession, Caller } from '../sessions/start-session.ts'
import { startSession } from '../sessions/start-session.ts'
import { secondFactorAttempts, spendSecondFactor } from '../second-factor/check-code.ts'
import { verifyPassword } from '../sessions/password.ts'
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOf,
  isKnownDevice,
} from '../sessions/queries.ts'
import { hashToken } from '../sessions/tokens.ts'
import { recordFailures } from '../sessions/failed-sign-ins.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly secondFactor?: string | undefined
  readonly isSharedComputer?: boolean | undefined
}

export async function signIn(
  deps: Deps,
  credentials: Credentials,
  caller: Caller,
): Promise<StartedSession> {
  const attempt = { email: credentials.email, address: caller.address }
  return recordFailures(deps, attempt, () => trySignIn(deps, credentials, caller))
}

async function trySignIn(
  deps: Deps,
  credentials: Credentials,
  caller: Caller,
): Promise<StartedSession> {
  const { db, clock } = deps
  const now = clock.now()
  const attempts = await signInAttempts(deps, credentials.email, caller)
  await countAttempts(db, now, attempts)

  const user = await findUserByEmail(db, credentials.email)
  const isRight = await verifyPassword(user?.password_hash, credentials.password)
  if (!user || !isRight) throw new Refusal('wrong-credentials')

  const { secondFactor } = credentials
  if (user.totp_secret) {
    if (secondFactor === undefined) {
      await uncountAttempts(db, attempts)
      throw new Refusal('second-factor-required')
    }
    await countAttempts(db, now, secondFactorAttempts(user.id))
  }
  const session = await db.transaction().execute(async (trx) => {
    const locked = await lockUser(trx, user.id)
    // The password may have been reset, or the user deleted, after the check above.
    if (locked?.password_hash !== user.password_hash) throw new Refusal('wrong-credentials')
    // The second factor may have been turned on after the check above.
    const isComplete = locked.totp_secret === null || secondFactor !== undefined
    demand(isComplete, 'second-factor-required')
    if (secondFactor !== undefined) await spendSecondFactor(trx, deps, locked, secondFactor, now)
    const isShared = credentials.isSharedComputer ?? false
    return startSession(trx, locked, caller, now, { isShared })
  })
  await uncountAttempts(db, [...attempts, ...secondFactorAttempts(user.id)])
  return session
}

async function signInAttempts(deps: Deps, email: string, caller: Caller): Promise<Attempt[]> {
  const account = email.toLowerCase()
  const byAddress = { limit: limits.signInAddress, of: caller.address }
  const { deviceToken } = caller
  if (deviceToken && (await isKnownDevice(deps.db, hashToken(deviceToken), email))) {
    const of = `${deviceToken} ${account}`
    return [limits.knownDevice, limits.knownDeviceDay].map((limit) => ({ limit, of }))
  }
  return [
    { limit: limits.accountBurst, of: account },
    { limit: limits.accountDay, of: account },
    byAddress,
  ]
}

export async function signOut({ db, clock }: Deps, sessionToken: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await deleteSessionByToken(trx, hashToken(sessionToken))
    if (!ended) return
    await recordEvent(trx, {
      kind: 'session.ended',
      at: clock.now(),
      actorId: ended.user_id,
      subject: { kind: 'user', id: ended.user_id },
    })
  })
}

export async function endSession(deps: Deps, userId: string, sessionId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    demand(await deleteSession(trx, userId, sessionId), 'not-found')
    await recordEvent(trx, {
      kind: 'session.ended',
      at: deps.clock.now(),
      actorId: userId,
      subject: { kind: 'user', id: userId },
    })
  })
}

export async function signOutEverywhere({ db, clock }: Deps, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteSessionsOf(trx, userId)
    await recordEvent(trx, {
      kind: 'session.ended-everywhere',
      at: clock.now(),
      actorId: userId,
      subject: { kind: 'user', id: userId },
    })
  })
}
