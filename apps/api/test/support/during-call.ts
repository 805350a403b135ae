import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'
import type { DB } from '../../src/db/schema.gen.ts'

/**
 * Something happens between a call's first look and its write: people are locked, the call runs
 * until it waits for one of them, then the change is committed and the call goes on.
 */
export async function meanwhile<Result>(
  db: Database,
  call: () => Promise<Result>,
  change: (trx: Transaction<DB>) => Promise<unknown>,
  callers = 1,
): Promise<Result> {
  let calling: Promise<Result> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').orderBy('id').forUpdate().execute()
    calling = call()
    await untilWaiting(db, callers)
    await change(trx)
  })
  if (!calling) throw new Error('the call was never made')
  return calling
}

/** Until so many calls wait for a lock. */
export async function untilWaiting(db: Database, callers: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= callers) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nobody waited for what was locked')
}
