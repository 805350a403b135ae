import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { RequestRow } from './queries.ts'

/** The reason that the customer is shown; undefined if the customer cancelled. */
export async function findOfficeCloseReason(
  db: Kysely<DB>,
  { id, user_id, closed_at, close_reason }: RequestRow,
): Promise<string | undefined> {
  if (closed_at === null || !close_reason) return undefined
  const closing = await db
    .selectFrom('events')
    .select('actor_id')
    .where('subject_kind', '=', 'request')
    .where('subject_id', '=', id)
    .where('kind', '=', 'request.closed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return closing && closing.actor_id !== user_id ? close_reason : undefined
}
