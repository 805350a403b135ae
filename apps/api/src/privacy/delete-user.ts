import type { Actor } from '@kakehashi/domain/people/permissions'
import { isDeletable } from '@kakehashi/domain/people/permissions'
import { lockUserAndAdmins } from '../accounts/people/get-user.ts'
import { rolesOf } from '../accounts/people/roles.ts'
import type { Deps } from '../deps.ts'
import { demand } from '../refusal.ts'
import { markDeleted } from './mark-deleted.ts'

export async function deleteUser({ db, clock }: Deps, userId: string, actor: Actor): Promise<void> {
  demand(actor.id !== userId, 'cannot-delete-self')
  await db.transaction().execute(async (trx) => {
    const { user, admins } = await lockUserAndAdmins(trx, userId)
    demand(admins.includes(actor.id), 'forbidden')
    demand(isDeletable(rolesOf(user)), 'owner-is-protected')
    demand(!user.is_admin || admins.length > 1, 'last-admin')
    await markDeleted(trx, user, { kind: 'user.deleted', actorId: actor.id, now: clock.now() })
  })
}
