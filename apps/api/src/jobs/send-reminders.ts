import { reminderOf } from '@kakehashi/domain/request/reminder'
import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { lockNextToRemind, saveRequest } from '../requests/queries.ts'
import { stateOf } from '../requests/state.ts'
import { enqueueNotice } from '../outbox/enqueue-notices.ts'

/** In one run. The rest waits for the next one, so that a mistake cannot send mail without end. */
export const mostReminders = 1_000

/** Reminds customers once of an unanswered quote or of a translation that is ready for pickup. */
export async function sendReminders(db: Database, now: Date): Promise<void> {
  for (let count = 0; count < mostReminders; count += 1) {
    const isSent = await db.transaction().execute((trx) => sendNextReminder(trx, now))
    if (!isSent) return
  }
}

/** The one due longest; false if no reminder is due. */
export async function sendNextReminder(trx: Transaction<DB>, now: Date): Promise<boolean> {
  const request = await lockNextToRemind(trx, now)
  if (!request) return false
  await saveRequest(trx, request.id, { remind_at: null })
  const kind = reminderOf(stateOf(request), now)
  // Nothing waits any more: an expired quote can no longer be answered.
  if (kind !== null) await enqueueNotice(trx, request, kind, now)
  return true
}
