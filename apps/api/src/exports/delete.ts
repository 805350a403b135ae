import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { publishChange } from '../outbox/publish-change.ts'
import {
  type ExportRow,
  listDue,
  lockAttempts,
  lockExport,
  lockReady,
  restartWaiting,
  saveExport,
} from './queries.ts'

/** Without its key, the file and every backup of it are unreadable at once. */
async function deleteFile(
  trx: Transaction<DB>,
  { id, object_key: key }: ExportRow,
  state: 'expired' | 'erased',
): Promise<void> {
  await saveExport(trx, id, { state, object_key: null, key_id: null, wrapped_key: null })
  if (key !== null) await addJob(trx, 'remove-object', { key })
  await publishChange(trx, { type: 'Exports' }, [])
}

/**
 * Call it when somebody is erased, whose name may be in any of them, as late as possible: other
 * erasures and exports wait until the transaction ends.
 */
export async function eraseExports(trx: Transaction<DB>): Promise<void> {
  await lockAttempts(trx)
  await restartWaiting(trx)
  for (const row of await lockReady(trx)) await deleteFile(trx, row, 'erased')
}

export async function deleteExpiredExports(db: Database, now: Date): Promise<void> {
  for (const { id } of await listDue(db, now)) {
    await db.transaction().execute(async (trx) => {
      const row = await lockExport(trx, id)
      if (row?.state === 'ready') await deleteFile(trx, row, 'expired')
      // No worker has finished it in a day.
      if (row?.state === 'waiting') await saveExport(trx, id, { state: 'failed' })
    })
  }
}
