import type { Actor } from '@kakehashi/domain/people/permissions'
import { mayChangeAbsence } from '@kakehashi/domain/people/permissions'
import { isAssignable } from '@kakehashi/domain/people/roles'
import type { Absence } from '@kakehashi/domain/people/suggest-translator'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { type EventKind, recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand } from '../refusal.ts'
import { lockUserAndAdmins } from './people/get-user.ts'
import { saveUser, type UserRow } from './people/queries.ts'
import { rolesOf } from './people/roles.ts'

/** Lets an admin assign translators, which otherwise only owners may do, or no longer. */
export function delegateAssigning(
  { db, clock }: Deps,
  userId: string,
  mayAssign: boolean,
  actor: Actor,
): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    const { user } = await lockUserAndAdmins(trx, userId)
    demand(user.is_admin, 'not-an-admin')
    if (user.may_assign === mayAssign) return user
    const change = { may_assign: mayAssign }
    return save(trx, user, change, { kind: 'user.roles-changed', at: clock.now(), actor })
  })
}

/** Sets the days on which a translator is away, or removes them. */
export function setAbsence(
  { db, clock }: Deps,
  userId: string,
  absence: Absence | null,
  actor: Actor,
): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    demand(mayChangeAbsence(actor, userId), 'not-found')
    const { user } = await lockUserAndAdmins(trx, userId)
    demand(isAssignable(rolesOf(user)), 'translator-unfit')
    const [from, until] = [absence?.from ?? null, absence?.until ?? null]
    if (user.absent_from === from && user.absent_until === until) return user
    const change = { absent_from: from, absent_until: until }
    return save(trx, user, change, { kind: 'user.absence-changed', at: clock.now(), actor })
  })
}

async function save(
  trx: Transaction<DB>,
  user: UserRow,
  change: Parameters<typeof saveUser>[2],
  { kind, at, actor }: { kind: EventKind; at: Date; actor: Actor },
): Promise<UserRow> {
  const saved = await saveUser(trx, user.id, change)
  const subject = { kind: 'user', id: user.id } as const
  await recordEvent(trx, { kind, at, actorId: actor.id, subject, fields: Object.keys(change) })
  await publishChange(trx, { type: 'User', id: user.id }, [user.id])
  return saved
}
