import type { Transaction } from 'kysely'
import { addJob } from '../../db/add-job.ts'
import type { DB } from '../../db/schema.gen.ts'
import { getSetting } from '../../settings/queries.ts'

/** Nothing is queued while the office does not read pictures. */
export async function enqueueProposals(trx: Transaction<DB>, requestId: string): Promise<void> {
  if (!(await getSetting(trx, 'readPictures'))) return
  // One queue, because a page takes the processor for seconds.
  const job = { queue: 'proposals', maxAttempts: 3, key: `propose:${requestId}` }
  await addJob(trx, 'propose-from-documents', { requestId }, job)
}
