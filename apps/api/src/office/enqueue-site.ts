import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'

/** Renders the site again. Several changes in a row are rendered once, one run at a time. */
export async function enqueueSite(trx: Transaction<DB>): Promise<void> {
  await addJob(trx, 'render-site', {}, { key: 'render-site', queue: 'site' })
}
