import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { TaskOptions } from '../../src/jobs/worker.ts'
import { createTasks, createWorkerLogger } from '../../src/jobs/worker.ts'

/** The worker's own tasks, run once each; what has failed before is tried without waiting longer. */
export async function runJobs(databaseUrl: string, deps: TaskOptions): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(
    deps.db,
  )
  // The library does not wait for its own connections to close, and the database is dropped soon.
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 5 })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  await runOnce({
    pgPool,
    taskList: createTasks(deps),
    logger: createWorkerLogger(deps.log),
    noPreparedStatements: true,
  })
  await pgPool.end()
}
