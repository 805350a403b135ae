import { hasExpired } from '@kakehashi/domain/request/quote'
import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { lockNextToRemind, saveRequest } from '../requests/queries.ts'
import { stateOf } from '../requests/state.ts'
import { tell } from '../outbox/enqueue-notices.ts'

/** Reminds every customer who has let a quote or a finished paper lie, once each. */
export async function remind(db: Database, now: Date): Promise<void> {
  while (await db.transaction().execute((trx) => remindNext(trx, now)));
}

/** The one who has waited longest; false when there is nobody to remind. */
export async function remindNext(trx: Transaction<DB>, now: Date): Promise<boolean> {
  const request = await lockNextToRemind(trx, now)
  if (!request) return false
  await saveRequest(trx, request.id, { remind_at: null })
  // Nobody is asked for an answer that would no longer be taken.
  if (request.stage === 'payment' && hasExpired(stateOf(request), now)) return true
  const kind = request.stage === 'payment' ? 'quote-reminder' : 'pickup-reminder'
  await tell(trx, request, kind, now)
  return true
}
