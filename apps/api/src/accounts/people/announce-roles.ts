import { roleFlags, type RoleFlags } from '@kakehashi/domain/people/roles'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { listOwnerIds } from '../../outbox/list-owner-ids.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'

interface ChangedRoles {
  readonly userId: string
  readonly before: RoleFlags
  readonly after: RoleFlags
}

/** Tells the person, and every owner except the one who did it. */
export async function announceRoles(
  trx: Transaction<DB>,
  eventId: string,
  actorId: string | null,
  { userId: personId, before, after }: ChangedRoles,
): Promise<void> {
  const given = roleFlags.filter((flag) => after[flag] && !before[flag])
  const taken = roleFlags.filter((flag) => before[flag] && !after[flag])
  if (given.length + taken.length === 0) return
  if (personId !== actorId) {
    const own = { kind: 'own-roles-changed', userId: personId, given, taken } as const
    await enqueueMail(trx, eventId, own)
  }
  for (const userId of await listOwnerIds(trx)) {
    if (userId === actorId || userId === personId) continue
    const mail = { kind: 'staff-roles-changed', userId, personId, actorId, given, taken } as const
    await enqueueMail(trx, `${eventId}:${userId}`, mail)
  }
}
