import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { Refusal } from '../../refusal.ts'
import type { UserRow } from './queries.ts'
import { findUser, lockUser } from './queries.ts'

/** Whoever calls. Their account may have gone since the call began; then they are nobody. */
export async function getSelf(db: Kysely<DB>, userId: string): Promise<UserRow> {
  return there(await findUser(db, userId))
}

export async function lockSelf(trx: Transaction<DB>, userId: string): Promise<UserRow> {
  return there(await lockUser(trx, userId))
}

function there(user: UserRow | undefined): UserRow {
  if (!user) throw new Refusal('not-signed-in')
  return user
}
