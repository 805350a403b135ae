import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

const maxDelay = '10 minutes'

/** For an operator who has mended what refused them: all mails that wait are tried at once. */
export async function retryMailNow(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`
      update notices set state = 'queued' where state = 'failed' and id::text in (
        select payload ->> 'noticeId' from graphile_worker._private_jobs)`.execute(trx)
    const { rows } = await sql`
      select graphile_worker.reschedule_jobs(
        array(
          select id from graphile_worker.jobs
          where task_identifier in ('send-mail', 'send-notice') and attempts > 0),
        run_at => now(), attempts => 0)`.execute(trx)
    return rows.length
  })
}

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
