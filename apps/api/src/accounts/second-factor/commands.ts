import { isStaff } from '@kakehashi/domain/people/roles'
import type { Transaction } from 'kysely'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import type { EventKind } from '../../events/record.ts'
import { recordEvent } from '../../events/record.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { demand, Refusal } from '../../refusal.ts'
import { getSetting } from '../../settings/queries.ts'
import { countAttempts, uncountAttempts } from '../../throttle.ts'
import { hasPasskey } from '../people/has-second-factor.ts'
import type { UserRow } from '../people/queries.ts'
import { saveUser } from '../people/queries.ts'
import { getCurrentUser, lockCurrentUser } from '../people/get-user.ts'
import { rolesOf } from '../people/roles.ts'
import { secondFactorAttempts, spendSecondFactor } from './check-code.ts'
import { confirmCurrentPassword } from '../sessions/confirm-password.ts'
import { deleteSessionsOf, replaceRecoveryCodes } from '../sessions/queries.ts'
import { getOffice } from '../../office/queries.ts'
import { acceptedStep, hashRecoveryCode, newRecoveryCodes, newSecret } from './totp.ts'
import { seal, unseal } from '../sessions/tokens.ts'

const setUpTime = 15 * duration.minute

export async function startSecondFactor(deps: Deps, userId: string, currentPassword: string) {
  const user = await getCurrentUser(deps.db, userId)
  demand(user.totp_secret === null, 'second-factor-already-on')
  // Otherwise a stranger's app could keep the owner of the mailbox out, even after a reset.
  demand(user.email_verified_at !== null, 'email-not-verified')
  await confirmCurrentPassword(deps, user, currentPassword)
  const { name } = await getOffice(deps.db)
  const { secret, uri } = newSecret(user.email, name.en)
  await deps.db.transaction().execute((trx) =>
    saveUser(trx, userId, {
      totp_pending_secret: seal(deps.officeSecret, secret),
      totp_pending_until: after(deps.clock.now(), setUpTime),
    }),
  )
  return { secret, uri }
}

export async function confirmSecondFactor(deps: Deps, auth: AuthContext, code: string) {
  const userId = auth.actor.id
  const now = deps.clock.now()
  const attempts = secondFactorAttempts(userId)
  await countAttempts(deps.db, now, attempts)
  const codes = await deps.db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, userId)
    demand(user.totp_secret === null, 'second-factor-already-on')
    const { totp_pending_secret: pending, totp_pending_until: until } = user
    if (!pending || !until || until <= now) throw new Refusal('second-factor-not-started')
    const secret = unseal(deps.officeSecret, pending)
    const step = acceptedStep(secret, code, now, null)
    if (step === undefined) throw new Refusal('wrong-second-factor')
    await saveUser(trx, userId, {
      // Sealed again: the office secret may have been replaced since the set-up was started.
      totp_secret: seal(deps.officeSecret, secret),
      totp_last_step: step,
      totp_pending_secret: null,
      totp_pending_until: null,
    })
    // They were started with the password alone.
    await deleteSessionsOf(trx, userId, auth.sessionId)
    await recordAndNotify(trx, userId, 'second-factor.turned-on', true, now)
    return createRecoveryCodes(trx, deps, userId)
  })
  await uncountAttempts(deps.db, attempts)
  return codes
}

export async function renewRecoveryCodes(
  deps: Deps,
  userId: string,
  proof: { currentPassword: string; code: string },
) {
  return withSecondFactor(deps, userId, proof, async (trx, _user, now) => {
    await recordEvent(trx, {
      kind: 'second-factor.recovery-codes-renewed',
      at: now,
      actorId: userId,
      subject: { kind: 'user', id: userId },
    })
    return createRecoveryCodes(trx, deps, userId)
  })
}

export async function turnOffSecondFactor(
  deps: Deps,
  auth: AuthContext,
  proof: { currentPassword: string; code: string },
): Promise<void> {
  const userId = auth.actor.id
  await withSecondFactor(deps, userId, proof, async (trx, user, now) => {
    const isMandatory = isStaff(rolesOf(user)) && (await getSetting(trx, 'staffSecondFactor'))
    demand(!isMandatory || (await hasPasskey(trx, userId)), 'second-factor-mandatory')
    await saveUser(trx, userId, { totp_secret: null, totp_last_step: null })
    await replaceRecoveryCodes(trx, userId, [])
    // One of them may be why it is turned off: a lost device.
    await deleteSessionsOf(trx, userId, auth.sessionId)
    await recordAndNotify(trx, userId, 'second-factor.turned-off', false, now)
  })
}

/** Checks password and code again, then runs the change with the user's row locked. */
async function withSecondFactor<Result>(
  deps: Deps,
  userId: string,
  proof: { currentPassword: string; code: string },
  change: (trx: Transaction<DB>, user: UserRow, now: Date) => Promise<Result>,
): Promise<Result> {
  const now = deps.clock.now()
  const user = await getCurrentUser(deps.db, userId)
  demand(user.totp_secret !== null, 'second-factor-not-started')
  await confirmCurrentPassword(deps, user, proof.currentPassword)
  const attempts = secondFactorAttempts(userId)
  await countAttempts(deps.db, now, attempts)
  const result = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockCurrentUser(trx, userId)
    await spendSecondFactor(trx, deps, locked, proof.code, now)
    return change(trx, locked, now)
  })
  await uncountAttempts(deps.db, attempts)
  return result
}

async function createRecoveryCodes(trx: Transaction<DB>, { officeSecret }: Deps, userId: string) {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(officeSecret, code))
  await replaceRecoveryCodes(trx, userId, hashes)
  return { recoveryCodes: codes }
}

async function recordAndNotify(
  trx: Transaction<DB>,
  userId: string,
  kind: EventKind,
  isOn: boolean,
  now: Date,
): Promise<void> {
  const subject = { kind: 'user', id: userId } as const
  const eventId = await recordEvent(trx, { kind, at: now, actorId: userId, subject })
  await enqueueMail(trx, eventId, { kind: 'second-factor-changed', userId, isOn })
}
