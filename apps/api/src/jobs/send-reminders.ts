import { hasExpired } from '@kakehashi/domain/request/quote'
import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { lockNextToRemind, saveRequest } from '../requests/queries.ts'
import { stateOf } from '../requests/state.ts'
import { enqueueNotice } from '../outbox/enqueue-notices.ts'

/** Reminds customers once of an unanswered quote or of a translation that is ready for pickup. */
export async function sendReminders(db: Database, now: Date): Promise<void> {
  while (await db.transaction().execute((trx) => sendNextReminder(trx, now)));
}

/** The one due longest; false if no reminder is due. */
export async function sendNextReminder(trx: Transaction<DB>, now: Date): Promise<boolean> {
  const request = await lockNextToRemind(trx, now)
  if (!request) return false
  await saveRequest(trx, request.id, { remind_at: null })
  // An expired quote can no longer be answered.
  if (request.stage === 'payment' && hasExpired(stateOf(request), now)) return true
  const kind = request.stage === 'payment' ? 'quote-reminder' : 'pickup-reminder'
  await enqueueNotice(trx, request, kind, now)
  return true
}
