import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { tellPerson } from '../outbox/publish-change.ts'
import { clearDesk } from '../requests/unassign-translator.ts'
import { forgetContactsOf } from '../requests/erase-contact.ts'
import { saveWords } from '../search-index/queries.ts'
import { deleteMailedTokensOf } from '../accounts/sessions/mailed-tokens.ts'
import {
  deleteSessionsOf,
  forgetDevicesOf,
  replaceRecoveryCodes,
} from '../accounts/sessions/queries.ts'
import { forgetAnswersTo, saveUser } from '../accounts/people/queries.ts'

const nobody = {
  first_name: '',
  middle_name: null,
  last_name: '',
  name_ja: null,
  name_kana: null,
  email: '',
  phone: '',
  branch: 'OTHER',
  find: null,
  is_admin: false,
  is_owner: false,
  is_translator: false,
  is_contractor: false,
  password_hash: null,
  email_verified_at: null,
  totp_secret: null,
  totp_pending_secret: null,
  totp_pending_until: null,
  totp_last_step: null,
} as const

/**
 * Sign-in and contact data go at once, here and on every finished request; open requests keep
 * theirs until they are finished. What they were to translate is nobody's. The id stays, so that the history keeps its sense.
 */
export async function erasePerson(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await saveUser(trx, userId, { ...nobody, muted_notices: [], deleted_at: now })
  await saveWords(trx, 'user', userId, [])
  await deleteSessionsOf(trx, userId)
  await forgetDevicesOf(trx, userId)
  await deleteMailedTokensOf(trx, userId, now)
  await replaceRecoveryCodes(trx, userId, [])
  await forgetAnswersTo(trx, userId)
  await clearDesk(trx, userId)
  await forgetContactsOf(trx, userId, now)
  await tellPerson(trx, userId)
}
