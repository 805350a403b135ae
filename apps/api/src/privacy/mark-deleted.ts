import { erasureDays } from '@kakehashi/domain/people/erasure'
import { noRoles, roleFlags } from '@kakehashi/domain/people/roles'
import type { Transaction } from 'kysely'
import { deleteIdempotencyKeysOf, saveUser, type UserRow } from '../accounts/people/queries.ts'
import { columnsOf, flagsOf } from '../accounts/people/roles.ts'
import { deleteMailedTokensOf } from '../accounts/sessions/mailed-tokens.ts'
import { deleteDevicesOf, deleteSessionsOf } from '../accounts/sessions/queries.ts'
import { after, duration } from '../clock.ts'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { removeFromTeam } from '../office/team.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { deleteUnreadMarksOf } from '../requests/conversations/queries.ts'
import { unassignTranslator } from '../requests/unassign-translator.ts'
import { saveSearchWords } from '../search-index/queries.ts'

interface Deletion {
  readonly kind: 'user.deleted' | 'user.left'
  /** Null for the recovery of a restored database. */
  readonly actorId: string | null
  readonly now: Date
  /** False if the person was told before. */
  readonly isAnnounced?: boolean
}

/**
 * Ends the person's access at once. Their data stay for some days, in which they or the office can
 * stop the deletion; a job erases them afterwards.
 */
export async function markDeleted(
  trx: Transaction<DB>,
  user: UserRow,
  { kind, actorId, now, isAnnounced = true }: Deletion,
): Promise<void> {
  const { id } = user
  const flags = flagsOf(user)
  await saveUser(trx, id, {
    ...columnsOf(noRoles),
    may_assign: false,
    former_roles: roleFlags.filter((flag) => flags[flag]),
    deleted_at: now,
    erase_at: after(now, erasureDays * duration.day),
  })
  await saveSearchWords(trx, 'user', id, [])
  await deleteSessionsOf(trx, id)
  await deleteDevicesOf(trx, id)
  await deleteMailedTokensOf(trx, id, now)
  await deleteIdempotencyKeysOf(trx, id)
  await unassignTranslator(trx, id)
  await removeFromTeam(trx, id)
  await deleteUnreadMarksOf(trx, id)
  const eventId = await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'user', id } })
  if (isAnnounced) await enqueueMail(trx, eventId, { kind: 'keep-account', userId: id })
  await publishChange(trx, { type: 'User', id }, [id])
}
