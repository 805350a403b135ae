import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

const maxDelay = '10 minutes'

/**
 * graphile-worker doubles the delay after each failed attempt, up to hours. This caps the delay of
 * mails, so that they are sent soon after an SMTP outage ends.
 */
export async function retryDelayedMail(db: Database): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(
        select id from graphile_worker.jobs
        where task_identifier in ('send-mail', 'send-notice')
          and attempts between 1 and max_attempts - 1
          and run_at > now() + ${maxDelay}::interval),
      run_at => now() + ${maxDelay}::interval)`.execute(db)
}
