import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../src/db/connection.ts'
import { createWorkerLogger } from '../../src/jobs/job-pool.ts'
import { createTasks, type TaskOptions } from '../../src/jobs/tasks.ts'

/** Runs every queued job once with the worker's own tasks; failed jobs are retried at once. */
export async function runJobs(databaseUrl: string, deps: TaskOptions): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(
    deps.db,
  )
  // The library does not wait for its connections to close, and the database is dropped soon after.
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 5 })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  const options = {
    pgPool,
    taskList: createTasks(deps),
    logger: createWorkerLogger(deps.log),
    noPreparedStatements: true,
  }
  // It may end while the next job of a queue waits for the one before.
  do await runOnce(options)
  while (await hasUntriedJob(deps.db))
  await pgPool.end()
}

async function hasUntriedJob(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker._private_jobs where attempts = 0 and run_at <= now() limit 1
  `.execute(db)
  return rows.length > 0
}
