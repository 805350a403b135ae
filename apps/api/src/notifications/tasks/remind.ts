import type { Database } from '../../db/connection.ts'
import { lockOverdue, saveRequest } from '../../requests/queries.ts'
import { tell } from '../notices.ts'

/** Reminds every customer who has let a quote or a finished paper lie, once each. */
export async function remind(db: Database, now: Date): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await db.transaction().execute(async (trx) => {
      const request = await lockOverdue(trx, now)
      if (!request) return false
      await saveRequest(trx, request.id, { remind_at: null })
      const kind = request.stage === 'payment' ? 'quote-reminder' : 'pickup-reminder'
      await tell(trx, request, kind, now)
      return true
    })
  }
}
