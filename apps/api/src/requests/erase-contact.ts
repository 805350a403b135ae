import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { removeFilesOf } from '../documents/queries.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { isDeletedUser } from '../accounts/people/queries.ts'
import { erasedWayDetails } from './delivery.ts'
import type { RequestRow } from './queries.ts'
import { listRequests, lockRequest } from './queries.ts'
import { requestSearchWords } from './request-search-words.ts'

/** The name stays for accounting. */
const erasedContact = {
  email: '',
  phone: '',
  name_ja: null,
  name_kana: null,
  ...erasedWayDetails,
}

/** Call it when a request is finished: a deleted customer's contact is then no longer needed. */
export async function eraseContact(
  trx: Transaction<DB>,
  row: RequestRow,
  now: Date,
): Promise<void> {
  if (!(await isDeletedUser(trx, row.user_id))) return
  // What is erased cannot be restored, so the last move can no longer be undone.
  const change = { ...erasedContact, held_move_id: null }
  await trx.updateTable('requests').set(change).where('id', '=', row.id).execute()
  await saveSearchWords(trx, 'request', row.id, requestSearchWords({ ...row, ...erasedContact }))
  await removeFilesOf(trx, row.id, now)
}

/** For the finished requests of a customer who is being deleted. */
export async function eraseContactsOf(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<void> {
  let after: RequestRow | undefined
  do {
    const rows = await listRequests(trx, { user: userId, limit: 500, after })
    for (const { id } of rows) {
      // Locked first, because another transaction may be finishing it right now.
      const row = await lockRequest(trx, id)
      if (row?.completed_at ?? row?.closed_at) await eraseContact(trx, row, now)
    }
    after = rows.at(-1)
  } while (after)
}
