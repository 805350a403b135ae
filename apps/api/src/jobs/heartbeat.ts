import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Log } from '../log.ts'

const beatEvery = 10_000
const lookEvery = duration.minute
const goneAfter = 2 * duration.minute

interface Living {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** Beats for the health of the office and for the other workers, until it is stopped. */
export async function startHeart({ db, clock, log }: Living, poolId: string) {
  const beat = () =>
    beatHeart(db, ['worker', poolId], clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'no heartbeat'),
    )
  const look = () =>
    freeWhatTheGoneHold(db, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'locks of gone workers were not freed'),
    )
  await beat()
  await look()
  const timers = [
    setInterval(() => void beat(), beatEvery),
    setInterval(() => void look(), lookEvery),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}

async function beatHeart(db: Database, parts: string[], now: Date): Promise<void> {
  await db
    .insertInto('heartbeats')
    .values(parts.map((part) => ({ part, beat_at: now })))
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ beat_at: now }))
    .execute()
}

/**
 * A worker that was killed leaves its jobs and their queues locked, which the library would honour
 * for four hours. Its own name in the heartbeats tells whether it is still there; a lock younger
 * than that may be of one that has not beaten yet.
 */
async function freeWhatTheGoneHold(db: Database, now: Date): Promise<void> {
  const since = after(now, -goneAfter)
  await db
    .deleteFrom('heartbeats')
    .where('part', '<>', 'worker')
    .where('beat_at', '<', since)
    .execute()
  const isOld = sql`locked_at < now() - make_interval(secs => ${goneAfter / 1000})`
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker._private_jobs where ${isOld}
    union select locked_by from graphile_worker._private_job_queues where ${isOld}
    except select part from heartbeats))`.execute(db)
}
