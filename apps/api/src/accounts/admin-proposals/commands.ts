import { adminProposalDays } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { listOwnerIds } from '../../outbox/list-owner-ids.ts'
import { recordEvent } from '../../events/record.ts'
import { demandFreshProof } from '../../fresh-proof.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand } from '../../refusal.ts'
import { announceRoles } from '../people/announce-roles.ts'
import { lockUserAndAdmins } from '../people/get-user.ts'
import { hasConfirmedAddress, saveUser, type UserRow } from '../people/queries.ts'
import { flagsOf } from '../people/roles.ts'
import { deleteSessionsOf } from '../sessions/queries.ts'
import { deleteProposal, findProposal, insertProposal } from './queries.ts'

/** Does nothing if the person is proposed already. */
export async function proposeAdmin(
  trx: Transaction<DB>,
  userId: string,
  actorId: string,
  now: Date,
): Promise<void> {
  if (await findProposal(trx, userId, now)) return
  // One that has lapsed may still be there.
  await deleteProposal(trx, userId)
  const expires_at = after(now, adminProposalDays * duration.day)
  await insertProposal(trx, { user_id: userId, proposed_by: actorId, proposed_at: now, expires_at })
  const eventId = await recordEvent(trx, {
    kind: 'user.admin-proposed',
    at: now,
    actorId,
    subject: { kind: 'user', id: userId },
    fields: ['is_admin'],
  })
  await publishChange(trx, { type: 'User', id: userId }, [])
  for (const owner of await listOwnerIds(trx)) {
    const until = expires_at.toISOString()
    const mail = {
      kind: 'admin-proposed',
      userId: owner,
      personId: userId,
      actorId,
      until,
    } as const
    await enqueueMail(trx, `${eventId}:${owner}`, mail)
  }
}

/** An owner confirms or declines. Repeating an answer that stands changes nothing. */
export function answerProposal(
  { db, clock }: Deps,
  userId: string,
  isConfirmed: boolean,
  auth: AuthContext,
): Promise<UserRow> {
  if (isConfirmed) demandFreshProof(auth)
  const { actor } = auth
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const { user } = await lockUserAndAdmins(trx, userId)
    if (!(await findProposal(trx, userId, now))) {
      demand(user.is_admin === isConfirmed, 'proposal-answered')
      return user
    }
    demand(!isConfirmed || hasConfirmedAddress(user), 'staff-email-unconfirmed')
    await deleteProposal(trx, userId)
    const eventId = await recordEvent(trx, {
      kind: isConfirmed ? 'user.roles-changed' : 'user.admin-declined',
      at: now,
      actorId: actor.id,
      subject: { kind: 'user', id: userId },
      fields: ['is_admin'],
    })
    await publishChange(trx, { type: 'User', id: userId }, [userId])
    if (!isConfirmed) return user
    const saved = await saveUser(trx, userId, { is_admin: true })
    await deleteSessionsOf(trx, userId)
    const change = { userId, before: flagsOf(user), after: flagsOf(saved) }
    await announceRoles(trx, eventId, actor.id, change)
    return saved
  })
}
