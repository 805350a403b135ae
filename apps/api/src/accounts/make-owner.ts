import type { Database } from '../db/connection.ts'
import { recordEvent } from '../events/record.ts'
import { deleteSessionsOf } from './sessions/queries.ts'
import { announceRoles } from './people/announce-roles.ts'
import { findUserByEmail, hasConfirmedAddress, saveUser } from './people/queries.ts'
import { flagsOf } from './people/roles.ts'

/** For the command line: in the web app only an existing owner or admin can change roles. */
export async function makeOwner(db: Database, email: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) throw new Error(`no user is registered with ${email}`)
    if (!user.is_owner && !hasConfirmedAddress(user)) {
      throw new Error(`${email} is not confirmed yet: open the link in the mail first`)
    }
    const saved = await saveUser(trx, user.id, { is_owner: true, is_admin: true })
    await deleteSessionsOf(trx, user.id)
    const eventId = await recordEvent(trx, {
      kind: 'user.roles-changed',
      at: now,
      actorId: null,
      subject: { kind: 'user', id: user.id },
      fields: ['is_owner', 'is_admin'],
    })
    const change = { userId: user.id, before: flagsOf(user), after: flagsOf(saved) }
    await announceRoles(trx, eventId, null, change)
  })
}
