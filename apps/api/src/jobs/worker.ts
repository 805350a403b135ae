import { setTimeout } from 'node:timers/promises'
import { duration } from '../clock.ts'
import { type JobPool, type PoolOptions, releaseJobs, startJobPool } from './job-pool.ts'
import { publishForNewBuild } from './publish-site.ts'

const tryAgainAfter = 2 * duration.second

/** Does jobs until it is stopped. If its pool loses the database, another one takes its place. */
export async function startWorker(options: PoolOptions): Promise<{ stop(): Promise<void> }> {
  const { log, db } = options
  const stopped = new AbortController()
  let pool = await startJobPool(options)
  await publishForNewBuild(options)

  async function supervise(): Promise<void> {
    for (;;) {
      await pool.ended
      if (stopped.signal.aborted) return
      log.error('job pool ended by itself, worker starts again')
      const next = await replace(pool)
      if (!next) return
      pool = next
    }
  }

  async function replace(lost: JobPool): Promise<JobPool | undefined> {
    while (!stopped.signal.aborted) {
      try {
        await releaseJobs(db, lost)
        const next = await startJobPool(options)
        log.info('worker started again')
        return next
      } catch (error) {
        log.warn({ err: error }, 'worker cannot start yet')
        await setTimeout(tryAgainAfter, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
    return undefined
  }

  const supervised = supervise()
  return {
    async stop() {
      stopped.abort()
      await pool.stop()
      await supervised
      // One that started meanwhile.
      await pool.stop()
    },
  }
}
