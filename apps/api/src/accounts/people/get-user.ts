import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { Refusal } from '../../refusal.ts'
import type { UserRow } from './queries.ts'
import { findUser, lockAdmins, lockUser } from './queries.ts'

/** The account may have been deleted after the request was authenticated. */
export async function getCurrentUser(db: Kysely<DB>, userId: string): Promise<UserRow> {
  return orNotSignedIn(await findUser(db, userId))
}

export async function lockCurrentUser(trx: Transaction<DB>, userId: string): Promise<UserRow> {
  return orNotSignedIn(await lockUser(trx, userId))
}

function orNotSignedIn(user: UserRow | undefined): UserRow {
  if (!user) throw new Refusal('not-signed-in')
  return user
}

/** Locks admins first and in id order, so that concurrent changes cannot remove the last admin. */
export async function lockUserAndAdmins(
  trx: Transaction<DB>,
  userId: string,
): Promise<{ user: UserRow; admins: string[] }> {
  const admins = await lockAdmins(trx)
  const user = await lockUser(trx, userId)
  if (!user) throw new Refusal('not-found')
  return { user, admins }
}
