import type { DeletedUserView } from '@kakehashi/contract/accounts/deleted-users'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { noRoles, type RoleFlags } from '@kakehashi/domain/people/roles'
import { isSameEmail } from '@kakehashi/domain/people/people'
import type { Transaction } from 'kysely'
import {
  findUser,
  listRestorableUsers,
  lockAdmins,
  lockRestorableUser,
  saveUser,
  type UserRow,
  userSearchWords,
} from '../accounts/people/queries.ts'
import { columnsOf, flagsNamed } from '../accounts/people/roles.ts'
import { deleteMailedTokensOf, spendMailedToken } from '../accounts/sessions/mailed-tokens.ts'
import type { Caller } from '../accounts/sessions/start-session.ts'
import { hashToken } from '../accounts/sessions/tokens.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { countAttempts, limits } from '../throttle.ts'

/** By the person, with the link of the mail. Staff return as customers: somebody removed them. */
export async function keepAccount(
  { db, clock }: Deps,
  token: string,
  caller: Caller,
): Promise<void> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.linkAddress, of: caller.address }])
  await db.transaction().execute(async (trx) => {
    const link = await spendMailedToken(trx, 'keep-account', hashToken(token), now)
    const user = link && (await lockRestorableUser(trx, link.user_id, now))
    if (!user || !isSameEmail(user.email, link.email)) throw new Refusal('link-expired')
    await restore(trx, user, noRoles, { kind: 'user.kept', actorId: user.id, now })
  })
}

/** By staff. Only an owner gives the roles back, so that no admin is made without one. */
export async function restoreUser(
  { db, clock }: Deps,
  userId: string,
  actor: Actor,
): Promise<UserRow> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    demand((await lockAdmins(trx)).includes(actor.id), 'forbidden')
    const user = await lockRestorableUser(trx, userId, now)
    if (!user) throw new Refusal('not-found')
    const isByOwner = (await findUser(trx, actor.id))?.is_owner === true
    const roles = isByOwner ? flagsNamed(user.former_roles) : noRoles
    return restore(trx, user, roles, { kind: 'user.restored', actorId: actor.id, now })
  })
}

interface Restoration {
  readonly kind: 'user.kept' | 'user.restored'
  readonly actorId: string
  readonly now: Date
}

async function restore(
  trx: Transaction<DB>,
  { id }: UserRow,
  roles: RoleFlags,
  { kind, actorId, now }: Restoration,
): Promise<UserRow> {
  const given = columnsOf(roles)
  const restored = await saveUser(trx, id, {
    ...given,
    former_roles: [],
    deleted_at: null,
    erase_at: null,
  })
  await saveSearchWords(trx, 'user', id, userSearchWords(restored))
  await deleteMailedTokensOf(trx, id, now, 'keep-account')
  const fields = Object.entries(given).flatMap(([column, isSet]) => (isSet ? [column] : []))
  await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'user', id }, fields })
  await publishChange(trx, { type: 'User', id }, [id])
  return restored
}

export async function listDeletedUsers({ db, clock }: Deps): Promise<DeletedUserView[]> {
  return (await listRestorableUsers(db, clock.now())).flatMap((user) => {
    const { deleted_at, erase_at } = user
    if (deleted_at === null || erase_at === null) return []
    return [
      {
        _id: user.id,
        firstName: user.first_name,
        lastName: user.last_name,
        ...(user.name_ja && { nameJa: user.name_ja }),
        email: user.email,
        deletedAt: deleted_at.toISOString(),
        erasedFrom: erase_at.toISOString(),
        ...flagsNamed(user.former_roles),
      },
    ]
  })
}
