import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from './schema.gen.ts'

interface JobOptions {
  /** How often it is tried before it is given up; the worker's own 25 unless said. */
  readonly maxAttempts?: number
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string
  /** A job that waits under the same key is replaced, not doubled. */
  readonly key?: string
}

/** Queues work for the worker with the commit of what it follows from. */
export async function addJob(
  trx: Transaction<DB>,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  { maxAttempts = 25, queue, key }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}, max_attempts => ${maxAttempts}, job_key => ${key ?? null})`.execute(
    trx,
  )
}
