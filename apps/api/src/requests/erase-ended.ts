import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'
import { eraseExports } from '../exports/delete.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { isErasedUser } from '../accounts/people/queries.ts'
import { eraseContent } from './erase-content.ts'
import { hasOriginalsHere } from './originals/queries.ts'
import type { RequestRow } from './queries.ts'
import { listRequests, lockRequest } from './queries.ts'
import { requestSearchWords } from './request-search-words.ts'

/** Who the customer was and what they asked for. Amounts, the service and its days stay. */
const erasedCustomer = {
  first_name: '',
  middle_name: null,
  last_name: '',
  name_ja: null,
  name_kana: null,
  email: '',
  phone: '',
  purpose: null,
  needed_by: null,
} as const

/**
 * Call it when a request has ended: if its customer was erased meanwhile, it was kept only to be
 * finished. An owner's hold keeps it longer, and so does an original in the house: its entry says
 * whose it is.
 */
export async function eraseEnded(trx: Transaction<DB>, row: RequestRow, now: Date): Promise<void> {
  if (!(await erase(trx, row, now))) return
  await eraseExports(trx)
  // Not here: it may wait for an import, which in turn waits for the counters of this request.
  await addJob(trx, 'erase-imported-files', {}, { key: 'erase-imported-files' })
}

/** False if it is kept. */
async function erase(trx: Transaction<DB>, row: RequestRow, now: Date): Promise<boolean> {
  if (row.is_on_hold || !(await isErasedUser(trx, row.user_id))) return false
  if (await hasOriginalsHere(trx, row.id)) return false
  await eraseContent(trx, row.id, now)
  await trx.updateTable('requests').set(erasedCustomer).where('id', '=', row.id).execute()
  await saveSearchWords(trx, 'request', row.id, requestSearchWords({ ...row, ...erasedCustomer }))
  return true
}

/** For the ended requests of a customer who is being erased, with exports and imports. */
export async function eraseEndedOf(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  let after: RequestRow | undefined
  do {
    const rows = await listRequests(trx, { user: userId, limit: 500, after })
    for (const { id } of rows) {
      // Locked first, because another transaction may be finishing it right now.
      const row = await lockRequest(trx, id)
      if (row?.completed_at ?? row?.closed_at) await erase(trx, row, now)
    }
    after = rows.at(-1)
  } while (after)
}
