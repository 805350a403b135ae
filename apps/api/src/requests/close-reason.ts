import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { RequestRow } from './queries.ts'

/** What the office wrote on cancelling, for its customer. Money given back later changes nothing. */
export async function closeReasonOfOffice(
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
