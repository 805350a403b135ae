import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

const longestWait = '10 minutes'

/**
 * The queue waits longer after each failed try, up to hours. A relay that was away for a night and
 * is back is not kept waiting: no mail rests longer than this before it is tried again.
 */
export async function hurryMail(db: Database): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(
        select id from graphile_worker.jobs
        where task_identifier in ('send-mail', 'send-notice')
          and attempts between 1 and max_attempts - 1
          and run_at > now() + ${longestWait}::interval),
      run_at => now() + ${longestWait}::interval)`.execute(db)
}
