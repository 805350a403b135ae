import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { CursorPosition } from '../../db/cursor.ts'
import { anyOf } from '../../db/any-of.ts'
import type { DB } from '../../db/schema.gen.ts'
import { conditionOf, type RequestRow, requestsWithQuote } from '../queries.ts'

/** Longest wait first; only requests in the inbox, so no thanks that have been read. The cursor of this list holds the beginning of the wait. */
export function listAwaitingReply(
  db: Kysely<DB>,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | undefined },
): Promise<RequestRow[]> {
  return requestsWithQuote(db)
    .where('requests.awaiting_reply_since', 'is not', null)
    .where(conditionOf('inbox'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(requests.awaiting_reply_since, requests.id) > (${after?.created_at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('requests.awaiting_reply_since')
    .orderBy('requests.id')
    .limit(limit)
    .execute()
}

export async function saveUnreadMark(
  trx: Transaction<DB>,
  userId: string,
  requestId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('unread_marks')
    .values({ user_id: userId, request_id: requestId, marked_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .execute()
}

export async function deleteUnreadMark(
  trx: Transaction<DB>,
  userId: string,
  requestId: string,
): Promise<void> {
  await trx
    .deleteFrom('unread_marks')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .execute()
}

export async function deleteUnreadMarksOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('unread_marks').where('user_id', '=', userId).execute()
}

/** Which of these requests the reader has marked as unread. */
export async function findUnreadMarks(
  db: Kysely<DB>,
  userId: string,
  requests: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  if (requests.length === 0) return new Set()
  const rows = await db
    .selectFrom('unread_marks')
    .select('request_id')
    .where('user_id', '=', userId)
    .where('request_id', '=', anyOf(requests.map(({ id }) => id)))
    .execute()
  return new Set(rows.map(({ request_id }) => request_id))
}
