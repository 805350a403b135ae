import type { Day } from '@kakehashi/domain/calendar/day'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { seenByCustomer } from '../../outbox/held-move.ts'
import { type RequestRow, requestsWithQuote } from '../queries.ts'

export interface WaitingRow extends RequestRow {
  readonly service_name_ja: string | null
}

const mostRequests = 100

/** Matches the predicate of the partial index exactly. */
const isOpenOrUnread = sql<boolean>`((requests.completed_at is null and requests.closed_at is null) or requests.customer_unread > 0)`

const isHeld = sql<boolean>`requests.held_move_id is not null`

/** The domain decides; this leaves out what certainly does not wait for the customer. */
const mayWait = (today: Day) =>
  sql<boolean>`(requests.customer_unread > 0 or requests.released_at is not null or requests.missed_on is not null
    or requests.names_asked_at is not null
    or requests.promised_on < ${today} or requests.stage in ('payment', 'review', 'delivery', 'complete'))`

/** The customer's requests that may wait for them, as they see them, newest first. */
export async function listMayWait(
  db: Kysely<DB>,
  userId: string,
  today: Day,
  now: Date,
): Promise<WaitingRow[]> {
  const open = await ofCustomer(db, userId).where(isOpenOrUnread).where(mayWait(today)).execute()
  // These may have waited before the move that the customer does not see yet.
  const held = await ofCustomer(db, userId).where(isHeld).execute()
  const rows = new Map([...open, ...held].map((row) => [row.id, seenByCustomer(row, now)]))
  return [...rows.values()]
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, mostRequests)
}

function ofCustomer(db: Kysely<DB>, userId: string) {
  return requestsWithQuote(db)
    .select('services.name_ja as service_name_ja')
    .where('requests.user_id', '=', userId)
    .orderBy('requests.created_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(mostRequests)
}
