import type { RunningOffice } from '../src/running-office.ts'

/**
 * Releases the jobs of killed workers, which other workers do two to three minutes after the kill.
 * Those that run have written a heartbeat in the last ten seconds.
 */
export async function releaseJobsOfKilledWorkers({ query }: RunningOffice): Promise<void> {
  await query(
    `select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null
      except select part from heartbeats where beat_at > now() - interval '15 seconds'))`,
  )
}
