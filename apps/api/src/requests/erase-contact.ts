import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { removeFilesOf } from '../documents/queries.ts'
import { saveWords } from '../search-index/queries.ts'
import { isGone } from '../accounts/people/queries.ts'
import type { RequestRow } from './queries.ts'
import { listRequests, lockRequest } from './queries.ts'
import { requestWords } from './search-words.ts'

/** Name and order number stay for the books; how to reach a person who has left does not. */
const forgotten = { email: '', phone: '', name_ja: null, name_kana: null }

/** Someone who has left keeps their contact on a request only until it is finished. */
export async function forgetContact(
  trx: Transaction<DB>,
  row: RequestRow,
  now: Date,
): Promise<void> {
  if (!(await isGone(trx, row.user_id))) return
  await trx.updateTable('requests').set(forgotten).where('id', '=', row.id).execute()
  await saveWords(trx, 'request', row.id, requestWords({ ...row, ...forgotten }))
  await removeFilesOf(trx, row.id, now)
}

/** The same for every finished request of someone who leaves now. */
export async function forgetContactsOf(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<void> {
  let after: RequestRow | undefined
  do {
    const rows = await listRequests(trx, { user: userId, limit: 500, after })
    for (const { id } of rows) {
      // Locked first: it may be handed over this very moment, by someone who cannot know yet.
      const row = await lockRequest(trx, id)
      if (row?.completed_at ?? row?.closed_at) await forgetContact(trx, row, now)
    }
    after = rows.at(-1)
  } while (after)
}
