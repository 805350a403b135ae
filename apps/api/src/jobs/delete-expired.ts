import { idempotencyKeyDays } from '@kakehashi/contract/fields/limits'
import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import { sql } from 'kysely'
import { after, duration } from '../clock.ts'
import { lapseProposals } from '../accounts/admin-proposals/lapse.ts'
import { noNewEmail } from '../accounts/people/queries.ts'
import type { Database } from '../db/connection.ts'
import { deleteExpiredExports } from '../exports/delete.ts'
import { deleteExpiredFiles } from '../imports/expire.ts'
import { deleteOldUploadLinks } from '../requests/counter/upload-links/queries.ts'
import { deleteUnusedPickupCodes } from '../requests/pickup-codes/queries.ts'
import { getSetting } from '../settings/queries.ts'
import { deleteOldWaitingNumbers } from '../waiting-numbers/queries.ts'

/** Longer than a clerk can have an order open on the screen. */
const uploadLinkDays = 7
/** Of a day that is over, nobody asks who waited. */
const waitingNumberDays = 3

/**
 * Each of these tables has an index on its expiry, so that only expired rows are read; except the
 * moves of requests, of which there are only those of one month, and pick-up codes, of which there
 * are only those of people who wait for something.
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('idle_until', '<=', now).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
  await db.deleteFrom('mailed_tokens').where('expires_at', '<=', now).execute()
  await db.deleteFrom('throttles').where('window_ends_at', '<=', now).execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', after(now, -idempotencyKeyDays * duration.day))
    .execute()
  await db
    .deleteFrom('sent_mails')
    .where('sent_at', '<=', after(now, -30 * duration.day))
    .execute()
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<=', after(now, -365 * duration.day))
    .execute()
  // A move holds old values, perhaps of somebody erased since; the history keeps who made it and when.
  await db
    .deleteFrom('request_moves')
    .where('at', '<=', after(now, -30 * duration.day))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('requests')
            .select('requests.id')
            .whereRef('requests.held_move_id', '=', 'request_moves.id'),
        ),
      ),
    )
    .execute()
  const failedSignInDays = await getSetting(db, 'failedSignInDays')
  await db
    .deleteFrom('failed_sign_ins')
    .where('at', '<=', after(now, -failedSignInDays * duration.day))
    .execute()
  await db.transaction().execute((trx) => lapseProposals(trx, now))
  // The link to confirm it no longer works.
  await db
    .updateTable('users')
    .set(noNewEmail)
    .where('new_email', 'is not', null)
    .where('new_email_at', '<=', after(now, -mailedLinks['verify-email'].hours * duration.hour))
    .execute()
  await deleteUnusedPickupCodes(db)
  await deleteExpiredExports(db, now)
  await deleteExpiredFiles(db, now)
  await deleteOldUploadLinks(db, after(now, -uploadLinkDays * duration.day))
  await deleteOldWaitingNumbers(db, after(now, -waitingNumberDays * duration.day))
  // The payload of a failed mail contains an e-mail address, so it is not kept for ever.
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and updated_at <= ${after(now, -30 * duration.day)}))`.execute(
    db,
  )
}
