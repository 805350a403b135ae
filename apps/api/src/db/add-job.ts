import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from './schema.gen.ts'

interface JobOptions {
  /** Default: 25, as in graphile-worker. */
  readonly maxAttempts?: number
  /** Jobs of the same queue run one at a time. */
  readonly queue?: string
  /** Replaces a waiting job with the same key. */
  readonly key?: string
  /** Not before this time; by default at once. */
  readonly runAt?: Date
}

/** In the caller's transaction, so that the job exists if and only if the change is committed. */
export async function addJob(
  trx: Transaction<DB>,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  { maxAttempts = 25, queue, key, runAt }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}, max_attempts => ${maxAttempts}, job_key => ${key ?? null},
    run_at => ${runAt ?? null}::timestamptz)`.execute(trx)
}

/** In the caller's transaction too. A job that is running already is not stopped. */
export async function removeJob(trx: Transaction<DB>, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(trx)
}
