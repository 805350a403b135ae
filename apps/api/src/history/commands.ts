import { sql, type Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { listNewestChecks } from './queries.ts'
import { toChecks } from './view.ts'

/** Two who ask at the same time get one check. */
const lockNumber = 7_251_942

export async function askForCheck(trx: Transaction<DB>, actorId: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
  if (toChecks(await listNewestChecks(trx), now).waiting) return
  const id = uuidv7()
  await trx.insertInto('history_checks').values({ id, asked_at: now, asked_by: actorId }).execute()
  await recordEvent(trx, {
    kind: 'history.check-asked',
    at: now,
    actorId,
    subject: { kind: 'history', id },
  })
  await addJob(trx, 'verify-history', { checkId: id }, { queue: 'history', maxAttempts: 5 })
}
