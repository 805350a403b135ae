import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { forgetAttempts, limits } from '../throttle.ts'
import { findUserByEmail } from './people/queries.ts'
import { deleteSessionsOf } from './sessions/queries.ts'

async function getUserByEmail(trx: Transaction<DB>, email: string) {
  const user = await findUserByEmail(trx, email)
  if (!user) throw new Error(`no user is registered with ${email}`)
  return user
}

/** Forgets the failed attempts at an account, so that its owner need not wait. */
export async function unlockAccount(db: Database, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await getUserByEmail(trx, email)
    const account = email.toLowerCase()
    await forgetAttempts(trx, [
      { limit: limits.accountBurst, of: account },
      { limit: limits.accountDay, of: account },
      { limit: limits.secondFactorBurst, of: id },
      { limit: limits.secondFactorDay, of: id },
      { limit: limits.ownPassword, of: id },
      { limit: limits.resetAccount, of: account },
    ])
  })
}

/** Signs one person out everywhere, or everybody; returns how many sessions ended. */
export async function endSessions(db: Database, email: string | undefined, now: Date) {
  return db.transaction().execute(async (trx) => {
    const users =
      email === undefined
        ? await trx.selectFrom('sessions').select('user_id as id').distinct().execute()
        : [await getUserByEmail(trx, email)]
    const before = await countSessions(trx)
    for (const { id } of users) {
      await deleteSessionsOf(trx, id)
      await recordEvent(trx, {
        kind: 'session.ended-everywhere',
        at: now,
        actorId: null,
        subject: { kind: 'user', id },
      })
    }
    return before - (await countSessions(trx))
  })
}

async function countSessions(trx: Transaction<DB>): Promise<number> {
  const { count } = await trx
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
