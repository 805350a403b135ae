import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import { Logger, run } from 'graphile-worker'
import { sql } from 'kysely'
import { duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Log } from '../log.ts'
import type { JobWatch } from '../watch.ts'
import { startHeartbeat } from './heartbeat.ts'
import { schedule } from './schedule.ts'
import { createTasks, type TaskOptions } from './tasks.ts'

export interface PoolOptions extends TaskOptions {
  readonly databaseUrl: string
  readonly watch?: JobWatch | undefined
}

export interface JobPool {
  /** Under this name its jobs are locked. */
  readonly id: string
  /** The newest jobs that ended well. The database may not know it of all of them. */
  readonly succeeded: readonly string[]
  /** Resolves when it has ended, because it was stopped or because it lost the database. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const remembered = 1_000
const concurrentJobs = 5
/** Two for each of those that look for jobs. */
const mostFailures = 2 * concurrentJobs
/** For the library to write down how its last jobs ended. */
const longestEnding = 5 * duration.second

export async function startJobPool(options: PoolOptions): Promise<JobPool> {
  let id = ''
  const succeeded: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  events.on('job:success', ({ job }) => {
    succeeded.push(job.id)
    if (succeeded.length > remembered) succeeded.shift()
  })
  // The library remembers a failure of its very first query for ever, so a pool that cannot find
  // jobs ends, and another one takes its place.
  let failures = 0
  const isFine = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', isFine)
  events.on('job:start', isFine)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures === mostFailures) void stop()
  })
  // Those that do jobs stop only if the pool ends, each after its last job.
  const allIdle = Promise.withResolvers<void>()
  let busy = 0
  events.on('worker:create', () => {
    busy += 1
  })
  events.on('worker:stop', () => {
    busy -= 1
    if (busy === 0) allIdle.resolve()
  })
  const runner = await run({
    events,
    connectionString: options.databaseUrl,
    noHandleSignals: true,
    logger: createWorkerLogger(options.log),
    taskList: watchedTasks(createTasks(options), options.watch),
    parsedCronItems: schedule,
    preset: {
      worker: {
        concurrentJobs,
        pollInterval: 2_000,
        // Only then does the library handle a failure to write down how a job ended: it ends the
        // pool. Otherwise the rejection is unhandled and ends the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  })
  const heartbeat = await startHeartbeat(options, id)
  const endedByItself = runner.promise.catch((error: unknown) => {
    options.log.warn({ err: error }, 'job pool failed')
  })
  const ended = Promise.race([endedByItself, allIdle.promise.then(endAnyway)])
  void ended.then(() => heartbeat.stop())

  // The library waits for ever if two failures to write down how a job ended come before its end.
  async function endAnyway(): Promise<void> {
    await setTimeout(longestEnding, undefined, { ref: false })
    // It refuses to stop twice, and may not end because of the same mistake.
    void runner.stop().catch(() => {})
  }

  async function stop(): Promise<void> {
    void runner.stop().catch(() => {})
    await ended
  }
  return { id, succeeded, ended, stop }
}

function watchedTasks(tasks: TaskList, watch: JobWatch | undefined): TaskList {
  if (!watch) return tasks
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      (payload, helpers) => watch.job(name, async () => task?.(payload, helpers)),
    ]),
  )
}

/** A pool that lost the database leaves jobs locked. Those that ended well must not run again. */
export async function releaseJobs(db: Database, pool: JobPool): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select graphile_worker.force_unlock_workers(array[${pool.id}])`.execute(trx)
    await sql`select graphile_worker.complete_jobs(${[...pool.succeeded]}::bigint[])`.execute(trx)
  })
}

export function createWorkerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ message }, 'worker')
  })
}
