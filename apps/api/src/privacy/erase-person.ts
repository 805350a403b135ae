import { noRoles } from '@kakehashi/domain/people/roles'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { unassignTranslator } from '../requests/unassign-translator.ts'
import { deleteUnreadMarksOf } from '../requests/conversations/queries.ts'
import { eraseContactsOf } from '../requests/erase-contact.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { deleteMailedTokensOf } from '../accounts/sessions/mailed-tokens.ts'
import {
  deleteSessionsOf,
  deleteDevicesOf,
  replaceRecoveryCodes,
} from '../accounts/sessions/queries.ts'
import { deleteIdempotencyKeysOf, saveUser } from '../accounts/people/queries.ts'
import { columnsOf } from '../accounts/people/roles.ts'

const erasedFields = {
  first_name: '',
  middle_name: null,
  last_name: '',
  name_ja: null,
  name_kana: null,
  email: '',
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
 * Erases sign-in and contact data at once, also on finished requests; open requests keep the
 * contact until they are finished. The row stays, because the history refers to its id.
 */
export async function erasePerson(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await saveUser(trx, userId, { ...erasedFields, muted_notices: [], deleted_at: now })
  await saveSearchWords(trx, 'user', userId, [])
  await deleteSessionsOf(trx, userId)
  await deleteDevicesOf(trx, userId)
  await deleteMailedTokensOf(trx, userId, now)
  await replaceRecoveryCodes(trx, userId, [])
  await deleteIdempotencyKeysOf(trx, userId)
  await unassignTranslator(trx, userId)
  await deleteUnreadMarksOf(trx, userId)
  await eraseContactsOf(trx, userId, now)
  await publishChange(trx, { type: 'User', id: userId }, [userId])
}
