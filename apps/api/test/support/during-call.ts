import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'
import type { DB } from '../../src/db/schema.gen.ts'

/**
 * Commits a change between the first read of a call and its write: the users table is locked, the
 * call runs until it waits for a user, then the change is committed and the call continues.
 */
export async function duringCall<Result>(
  db: Database,
  call: () => Promise<Result>,
  change: (trx: Transaction<DB>) => Promise<unknown>,
  callers = 1,
): Promise<Result> {
  let calling: Promise<Result> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').orderBy('id').forUpdate().execute()
    calling = call()
    await untilBlocked(db, callers)
    await change(trx)
  })
  if (!calling) throw new Error('the call was never made')
  return calling
}

/** Resolves when this many database sessions wait for a lock. */
export async function untilBlocked(db: Database, callers: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= callers) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('no call waited for the lock')
}
