import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Log } from '../log.ts'

const beatInterval = 10_000
const unlockInterval = duration.minute
const deadAfter = 2 * duration.minute
/** How the names of job pools begin; other parts, such as the backup, beat once a day or less. */
const anyPool = 'pool-%'

interface HeartbeatDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** Read by the health check and by other workers, which release the locks of dead ones. */
export async function startHeartbeat({ db, clock, log }: HeartbeatDeps, poolId: string) {
  const beat = () =>
    saveHeartbeat(db, ['worker', poolId], clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'could not save heartbeat'),
    )
  const unlock = () =>
    releaseLocksOfDeadWorkers(db, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'could not release locks of dead workers'),
    )
  await beat()
  await unlock()
  const timers = [
    setInterval(() => void beat(), beatInterval),
    setInterval(() => void unlock(), unlockInterval),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}

async function saveHeartbeat(db: Database, parts: string[], now: Date): Promise<void> {
  await db
    .insertInto('heartbeats')
    .values(parts.map((part) => ({ part, beat_at: now })))
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ beat_at: now }))
    .execute()
}

/**
 * A killed worker leaves its jobs and queues locked, and graphile-worker would wait four hours.
 * Recent locks are kept, because a new worker may not have saved its first heartbeat yet.
 */
async function releaseLocksOfDeadWorkers(db: Database, now: Date): Promise<void> {
  const since = after(now, -deadAfter)
  await db
    .deleteFrom('heartbeats')
    .where('part', 'like', anyPool)
    .where('beat_at', '<', since)
    .execute()
  const isOld = sql`locked_at < now() - make_interval(secs => ${deadAfter / 1000})`
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker._private_jobs where ${isOld}
    union select locked_by from graphile_worker._private_job_queues where ${isOld}
    except select part from heartbeats))`.execute(db)
}
