import { isStaff } from '@kakehashi/domain/people/roles'
import type { Deps } from '../deps.ts'
import { demand } from '../refusal.ts'
import { confirmCurrentPassword } from '../accounts/sessions/confirm-password.ts'
import { markDeleted } from './mark-deleted.ts'
import { rolesOf } from '../accounts/people/roles.ts'
import { getCurrentUser, lockCurrentUser } from '../accounts/people/get-user.ts'

/** For customers only: staff are deleted by an admin, so that their work is reassigned. */
export async function deleteAccount(
  deps: Deps,
  userId: string,
  currentPassword: string | undefined,
): Promise<void> {
  const before = await getCurrentUser(deps.db, userId)
  await confirmCurrentPassword(deps, before, currentPassword)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, userId)
    demand(user.password_hash === before.password_hash, 'wrong-current-password')
    demand(!isStaff(rolesOf(user)), 'staff-cannot-leave')
    await markDeleted(trx, user, { kind: 'user.left', actorId: userId, now })
  })
}
