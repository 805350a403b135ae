import { isSameEmail } from '@kakehashi/domain/people/people'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { recordEvent } from '../../events/record.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { Refusal } from '../../refusal.ts'
import { type Attempt, countAttempts, limits } from '../../throttle.ts'
import { removePasskeysOfOthers } from '../passkeys/commands.ts'
import { findUserByEmail, lockUser, refuseDuplicateEmail, saveUser } from '../people/queries.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Caller } from '../sessions/start-session.ts'
import { issueDeviceToken } from '../sessions/start-session.ts'
import {
  deleteMailedTokensOf,
  openMailedToken,
  spendMailedToken,
} from '../sessions/mailed-tokens.ts'
import { getOffice } from '../../office/queries.ts'
import { passwordOwner, preparePassword } from '../sessions/password.ts'
import { deleteSessionsOf, deleteDevicesOf, isKnownDevice } from '../sessions/queries.ts'
import { hashToken } from '../sessions/tokens.ts'
import { adoptEnteredEmail } from './entered-email.ts'

/** Queues a job for unknown addresses too, so that timing does not reveal who has an account. */
export async function requestPasswordReset(
  deps: Deps,
  email: string,
  caller: Caller,
): Promise<void> {
  const { db, clock } = deps
  await countAttempts(db, clock.now(), [
    await resetAttempt(deps, email, caller),
    { limit: limits.resetAddress, of: caller.address },
  ])
  const user = await findUserByEmail(db, email)
  const asked = { eventId: uuidv7(), at: clock.now().toISOString() }
  const mail = { kind: 'reset-password', userId: user?.id ?? null, asked } as const
  await db.transaction().execute((trx) => enqueueMail(trx, asked.eventId, mail))
}

/** Counted apart in a known browser: a stranger who asks for mails must not use up the owner's. */
async function resetAttempt({ db }: Deps, email: string, caller: Caller): Promise<Attempt> {
  const account = email.toLowerCase()
  const { deviceToken } = caller
  return deviceToken && (await isKnownDevice(db, hashToken(deviceToken), email))
    ? { limit: limits.resetKnownDevice, of: `${deviceToken} ${account}` }
    : { limit: limits.resetAccount, of: account }
}

/** Returns a device token for the browser in which the password was reset. */
export async function resetPassword(
  { db, clock }: Deps,
  input: { token: string; password: string },
  caller: Caller,
): Promise<{ deviceToken: string }> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.linkAddress, of: caller.address }])
  return db.transaction().execute(async (trx) => {
    const link = await spendMailedToken(trx, 'reset-password', hashToken(input.token), now)
    const user = link && (await lockUser(trx, link.user_id))
    if (!link || !user || !isSameEmail(user.email, link.email)) throw new Refusal('link-expired')
    const password = await preparePassword(
      input.password,
      passwordOwner(user),
      await getOffice(trx),
    )
    await saveUser(trx, user.id, {
      ...password,
      // Opening the link proves access to the mailbox.
      email_verified_at: user.email_verified_at ?? now,
    })
    await deleteSessionsOf(trx, user.id)
    await removePasskeysOfOthers(trx, user, now)
    await deleteDevicesOf(trx, user.id)
    await deleteMailedTokensOf(trx, user.id, now, 'reset-password')
    const eventId = await recordEvent(trx, {
      kind: 'password.reset',
      at: now,
      actorId: user.id,
      subject: { kind: 'user', id: user.id },
      fields: ['password'],
    })
    await enqueueMail(trx, eventId, { kind: 'password-changed', userId: user.id })
    return { deviceToken: await issueDeviceToken(trx, user.id, caller, now) }
  })
}

export async function sendVerification({ db, clock }: Deps, userId: string): Promise<void> {
  await countAttempts(db, clock.now(), [{ limit: limits.verificationMail, of: userId }])
  await db
    .transaction()
    .execute((trx) => enqueueMail(trx, uuidv7(), { kind: 'verify-email', userId }))
}

/**
 * Mail programs open links in advance and people press them twice, so the token is kept until it
 * expires and a second use is answered. A change of the address deletes it.
 */
export async function verifyEmail(
  { db, clock }: Deps,
  token: string,
  caller: Caller,
  reader: AuthContext | null,
): Promise<{ wasVerified: boolean }> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.linkAddress, of: caller.address }])
  const verify = async (trx: Transaction<DB>) => {
    const link = await openMailedToken(trx, 'verify-email', hashToken(token), now)
    const user = link && (await lockUser(trx, link.user_id))
    const entered = user?.new_email
    if (user && entered && link && isSameEmail(entered, link.email)) {
      // Staff chose the address, so having the link alone does not make it this person's.
      if (reader?.actor.id !== user.id) throw new Refusal('sign-in-to-confirm')
      await adoptEnteredEmail(trx, { ...user, new_email: entered }, reader.sessionId, now)
      return { wasVerified: false }
    }
    if (!link || !user || !isSameEmail(user.email, link.email)) throw new Refusal('link-expired')
    if (user.email_verified_at !== null) return { wasVerified: true }
    await saveUser(trx, user.id, { email_verified_at: now })
    await publishChange(trx, { type: 'User', id: user.id }, [user.id])
    await recordEvent(trx, {
      kind: 'user.email-verified',
      at: now,
      actorId: user.id,
      subject: { kind: 'user', id: user.id },
      fields: ['email'],
    })
    return { wasVerified: false }
  }
  return refuseDuplicateEmail(() => db.transaction().execute(verify))
}
