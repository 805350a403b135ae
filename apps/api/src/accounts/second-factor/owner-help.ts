import type { Transaction } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { listOwnerIds } from '../../outbox/list-owner-ids.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import { findUserByEmail, lockUser, saveUser } from '../people/queries.ts'
import { deleteSessionsOf, replaceRecoveryCodes } from '../sessions/queries.ts'

/** Lets an owner sign somebody out everywhere, for instance after the loss of a laptop. */
export async function endSessionsOf(
  { db, clock }: Deps,
  userId: string,
  ownerId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOther(trx, userId, ownerId)
    await deleteSessionsOf(trx, userId)
    await recordEvent(trx, {
      kind: 'session.ended-everywhere',
      at: clock.now(),
      actorId: ownerId,
      subject: { kind: 'user', id: userId },
    })
  })
}

/** Lets an owner help somebody who has lost their second factor and their recovery codes. */
export async function removeSecondFactor(
  { db, clock }: Deps,
  userId: string,
  ownerId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockOther(trx, userId, ownerId)
    demand(user.totp_secret !== null, 'second-factor-not-started')
    await remove(trx, userId, ownerId, clock.now())
  })
}

/** For the command line: nobody in the office can do this to their own account. */
export async function removeSecondFactorByCommand(
  db: Database,
  email: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) throw new Error(`no user is registered with ${email}`)
    if (user.totp_secret === null) throw new Error(`${email} has no two-step login`)
    await remove(trx, user.id, null, now)
  })
}

/** Whoever finds an owner's open screen must not get past the owner's own second factor. */
async function lockOther(trx: Transaction<DB>, userId: string, ownerId: string) {
  demand(userId !== ownerId, 'forbidden')
  const user = await lockUser(trx, userId)
  if (!user) throw new Refusal('not-found')
  return user
}

async function remove(
  trx: Transaction<DB>,
  userId: string,
  ownerId: string | null,
  now: Date,
): Promise<void> {
  await saveUser(trx, userId, { totp_secret: null, totp_last_step: null })
  await replaceRecoveryCodes(trx, userId, [])
  await deleteSessionsOf(trx, userId)
  const eventId = await recordEvent(trx, {
    kind: 'second-factor.removed',
    at: now,
    actorId: ownerId,
    subject: { kind: 'user', id: userId },
  })
  await publishChange(trx, { type: 'User', id: userId }, [userId])
  const owners = (await listOwnerIds(trx)).filter((id) => id !== ownerId && id !== userId)
  for (const told of [userId, ...owners]) {
    const mail = { userId: told, ownerId, removedFrom: userId }
    await enqueueMail(trx, `${eventId}:${told}`, { kind: 'second-factor-removed', ...mail })
  }
}
