import { isStaff } from '@kakehashi/domain/people/roles'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { demand, Refusal } from '../../refusal.ts'
import { getSetting } from '../../settings/queries.ts'
import { lockCurrentUser } from '../people/get-user.ts'
import type { UserRow } from '../people/queries.ts'
import { rolesOf } from '../people/roles.ts'
import { deletePasskey, listPasskeys, type PasskeyRow, renamePasskey as rename } from './queries.ts'

export async function renamePasskey(
  { db, clock }: Deps,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow> {
  return db.transaction().execute(async (trx) => {
    const passkey = await rename(trx, userId, id, name)
    if (!passkey) throw new Refusal('not-found')
    await recordEvent(trx, {
      kind: 'passkey.renamed',
      at: clock.now(),
      actorId: userId,
      subject: { kind: 'user', id: userId },
    })
    return passkey
  })
}

export async function removePasskey(
  { db, clock }: Deps,
  { actor, sessionId }: AuthContext,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, actor.id)
    const passkeys = await listPasskeys(trx, actor.id)
    demand(
      passkeys.some((passkey) => passkey.id === id),
      'not-found',
    )
    const isLastFactor = passkeys.length === 1 && user.totp_secret === null
    const isMandatory = isStaff(rolesOf(user)) && (await getSetting(trx, 'staffSecondFactor'))
    demand(!(isLastFactor && isMandatory), 'last-passkey')
    await deletePasskey(trx, id, sessionId)
    await recordRemoval(trx, user.id, actor.id, clock.now())
  })
}

/**
 * After a password reset of a customer. Who received the link has the mailbox; a passkey from
 * before the address was confirmed may be that of whoever entered this address into the account.
 * Those of staff stay, because they are what a stolen mailbox must not get around.
 */
export async function removePasskeysOfOthers(
  trx: Transaction<DB>,
  user: UserRow,
  now: Date,
): Promise<void> {
  if (isStaff(rolesOf(user))) return
  const { email_verified_at: confirmedAt } = user
  for (const { id, created_at } of await listPasskeys(trx, user.id)) {
    if (confirmedAt !== null && created_at >= confirmedAt) continue
    await deletePasskey(trx, id)
    await recordRemoval(trx, user.id, user.id, now)
  }
}

async function recordRemoval(
  trx: Transaction<DB>,
  userId: string,
  actorId: string,
  now: Date,
): Promise<void> {
  const subject = { kind: 'user', id: userId } as const
  const eventId = await recordEvent(trx, { kind: 'passkey.removed', at: now, actorId, subject })
  await enqueueMail(trx, eventId, { kind: 'passkey-changed', userId, isAdded: false })
}
