import type { Day } from '@kakehashi/domain/calendar/day'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { type RequestRow, requestsWithQuote } from '../queries.ts'

export interface WaitingRow extends RequestRow {
  readonly service_name_ja: string | null
}

const mostRequests = 100

/** Matches the predicate of the partial index exactly. */
const isOpenOrUnread = sql<boolean>`((requests.completed_at is null and requests.closed_at is null) or requests.customer_unread > 0)`

/** The domain decides; this leaves out what certainly does not wait for the customer. */
const mayWait = (today: Day) =>
  sql<boolean>`(requests.customer_unread > 0 or requests.released_at is not null or requests.missed_on is not null
    or requests.promised_on < ${today} or requests.stage in ('payment', 'delivery', 'complete'))`

/** The customer's requests that may wait for them, newest first. */
export function listMayWait(db: Kysely<DB>, userId: string, today: Day): Promise<WaitingRow[]> {
  return requestsWithQuote(db)
    .select('services.name_ja as service_name_ja')
    .where('requests.user_id', '=', userId)
    .where(isOpenOrUnread)
    .where(mayWait(today))
    .orderBy('requests.created_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(mostRequests)
    .execute()
}
