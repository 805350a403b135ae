import type { LastMessage } from '@kakehashi/contract/requests/request-view'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { listNewestMessages } from './queries.ts'

/** The newest message of each request, for lists that show it. */
export async function readLastMessages(
  db: Kysely<DB>,
  requests: readonly { readonly id: string }[],
): Promise<Map<string, { lastMessage: LastMessage }>> {
  if (requests.length === 0) return new Map()
  const ids = requests.map(({ id }) => id)
  return new Map(
    (await listNewestMessages(db, ids)).map(({ request_id, sender, created_at, comment }) => [
      request_id,
      { lastMessage: { sender, createdAt: created_at.toISOString(), comment } },
    ]),
  )
}
