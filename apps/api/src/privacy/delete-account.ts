import { isStaff } from '@kakehashi/domain/people/roles'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { demand } from '../refusal.ts'
import { confirmCurrentPassword } from '../accounts/sessions/confirm-password.ts'
import { erasePerson } from './erase-person.ts'
import { lockUser } from '../accounts/people/queries.ts'
import { rolesOf } from '../accounts/people/roles.ts'
import { getCurrentUser } from '../accounts/people/get-user.ts'

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
    const user = await lockUser(trx, userId)
    demand(user?.password_hash === before.password_hash, 'wrong-current-password')
    demand(user !== undefined && !isStaff(rolesOf(user)), 'staff-cannot-leave')
    await erasePerson(trx, userId, now)
    await recordEvent(trx, {
      kind: 'user.left',
      at: now,
      actorId: userId,
      subject: { kind: 'user', id: userId },
    })
  })
}
