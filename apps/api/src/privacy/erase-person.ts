import { noRoles } from '@kakehashi/domain/people/roles'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { removeUploadsOf } from '../documents/queries.ts'
import { recordEvent } from '../events/record.ts'
import { eraseExports } from '../exports/delete.ts'
import { eraseFiles } from '../imports/expire.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { eraseEndedOf } from '../requests/erase-ended.ts'
import { eraseAuthorName } from '../requests/notes/erase-names.ts'
import { erasePayTexts } from '../requests/pay/queries.ts'
import { deletePickupCodeOf } from '../requests/pickup-codes/queries.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { deletePasskeysOf } from '../accounts/passkeys/queries.ts'
import { deleteMailedTokensOf } from '../accounts/sessions/mailed-tokens.ts'
import {
  deleteSessionsOf,
  deleteDevicesOf,
  replaceRecoveryCodes,
} from '../accounts/sessions/queries.ts'
import {
  deleteIdempotencyKeysOf,
  deleteRepliesWith,
  noNewEmail,
  saveUser,
} from '../accounts/people/queries.ts'
import { columnsOf } from '../accounts/people/roles.ts'

const erasedFields = {
  first_name: '',
  middle_name: null,
  last_name: '',
  name_ja: null,
  name_kana: null,
  email: '',
  ...noNewEmail,
  phone: '',
  branch: 'OTHER',
  find: null,
  ...columnsOf(noRoles),
  may_assign: false,
  absent_from: null,
  absent_until: null,
  password_hash: null,
  email_verified_at: null,
  totp_secret: null,
  totp_pending_secret: null,
  totp_pending_until: null,
  totp_last_step: null,
} as const

/**
 * Erases everything about a deleted person. Open requests, those on hold, and those with an original
 * in the house keep their data until that is over. The row stays, because the history refers to its id.
 */
export async function erasePerson(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await saveUser(trx, userId, {
    ...erasedFields,
    muted_notices: [],
    morning_mail: false,
    morning_mailed_on: null,
    former_roles: [],
    erase_at: null,
    erased_at: now,
  })
  await saveSearchWords(trx, 'user', userId, [])
  await deleteSessionsOf(trx, userId)
  await deletePasskeysOf(trx, userId)
  await deleteDevicesOf(trx, userId)
  await deleteMailedTokensOf(trx, userId, now)
  await replaceRecoveryCodes(trx, userId, [])
  await deleteIdempotencyKeysOf(trx, userId)
  await deleteRepliesWith(trx, userId)
  await trx.deleteFrom('failed_sign_ins').where('user_id', '=', userId).execute()
  await deleteQueuedMailsOf(trx, userId)
  await removeUploadsOf(trx, userId, now)
  await eraseAuthorName(trx, userId)
  await erasePayTexts(trx, { contractorId: userId })
  await deletePickupCodeOf(trx, userId)
  // Before any counter changes: an import that it waits for may wait for the counters.
  await eraseFiles(trx)
  await eraseEndedOf(trx, userId, now)
  await eraseExports(trx)
  await deleteOldPages(trx)
  const subject = { kind: 'user', id: userId } as const
  await recordEvent(trx, { kind: 'user.erased', at: now, actorId: null, subject })
  await publishChange(trx, { type: 'User', id: userId }, [])
}

/** Pages that named the person. The newest version was rendered after they had left. */
async function deleteOldPages(trx: Transaction<DB>): Promise<void> {
  const newest = sql<number>`(select max(id) from site_versions)`
  await trx.deleteFrom('site_versions').where('id', '<', newest).execute()
}

/** A queued mail may hold an address, or the error of the relay that quotes it. */
async function deleteQueuedMailsOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
      where payload::jsonb -> 'mail' ->> 'userId' = ${userId}
        or payload::jsonb ->> 'noticeId' in (
          select id::text from notices where user_id = ${userId})))`.execute(trx)
  await trx
    .updateTable('notices')
    .set({ state: 'unwanted' })
    .where('user_id', '=', userId)
    .where('state', '=', 'queued')
    .execute()
}
