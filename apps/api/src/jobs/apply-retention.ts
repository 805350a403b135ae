import { retentionNoticeDays, retentionStep } from '@kakehashi/domain/request/retention'
import { sql, type Transaction } from 'kysely'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { enqueueNotice } from '../outbox/enqueue-notices.ts'
import { eraseContent } from '../requests/erase-content.ts'
import { lockRequest, saveRequest } from '../requests/queries.ts'
import { retainedOf } from '../requests/state.ts'
import { getSetting } from '../settings/queries.ts'

/** In one run; the rest waits for the next one. */
const mostRequests = 500

/** Tells customers that their documents will be deleted, and deletes those whose time has come. */
export async function applyRetention(db: Database, now: Date): Promise<void> {
  const retentionDays = await getSetting(db, 'retentionDays')
  const endedBefore = after(now, (retentionNoticeDays - retentionDays) * duration.day)
  const failures: unknown[] = []
  for (const id of await listEnded(db, endedBefore, now)) {
    const step = db.transaction().execute((trx) => applyTo(trx, id, retentionDays, now))
    // One that fails must not keep the documents of all others.
    await step.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some requests keep their documents')
}

/** Those that may need a step, longest ended first. */
async function listEnded(db: Database, endedBefore: Date, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where('content_erased_at', 'is', null)
    .where('is_on_hold', '=', false)
    .where(
      sql<boolean>`not exists (
        select from originals
        where request_id = requests.id and out_at is null and removed_at is null)`,
    )
    .where(sql<boolean>`coalesce(completed_at, closed_at) <= ${endedBefore}`)
    .where(sql<boolean>`(imported_at is null or imported_at <= ${endedBefore})`)
    .where((eb) =>
      eb.or([
        eb('retention_told_at', 'is', null),
        eb('retention_told_at', '<=', after(now, -retentionNoticeDays * duration.day)),
      ]),
    )
    .orderBy(sql`coalesce(completed_at, closed_at)`)
    .orderBy('id')
    .limit(mostRequests)
    .execute()
  return rows.map(({ id }) => id)
}

async function applyTo(
  trx: Transaction<DB>,
  id: string,
  retentionDays: number,
  now: Date,
): Promise<void> {
  // Somebody may have reopened it or put it on hold meanwhile.
  const row = await lockRequest(trx, id)
  if (!row) return
  const step = retentionStep(retainedOf(row), retentionDays, now)
  if (step === 'tell') {
    await saveRequest(trx, id, { retention_told_at: now })
    // Nobody is mailed about what came from another system: it has no documents here.
    const isTold = row.customer_deleted_at === null && row.imported_at === null
    if (isTold) await enqueueNotice(trx, row, 'documents-leave', now)
  } else if (step === 'erase') await eraseContent(trx, id, now)
}
