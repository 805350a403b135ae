import { type Kysely, sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { DB } from '../db/schema.gen.ts'

interface DocumentCount {
  readonly documentCount: number
  /** Absent unless the pages of every document are known. */
  readonly pageCount?: number
}

/** How many documents each request has, and of how many pages, for a page of a list. */
export async function countDocuments(
  db: Kysely<DB>,
  requests: readonly { readonly id: string }[],
): Promise<Map<string, DocumentCount>> {
  if (requests.length === 0) return new Map()
  const ids = requests.map(({ id }) => id)
  const rows = await db
    .selectFrom('files')
    .select([
      'request_id',
      sql<number>`count(*)::int`.as('documents'),
      sql<number | null>`case when count(pages) = count(*) then sum(pages)::int end`.as('pages'),
    ])
    .where('request_id', '=', anyOf(ids))
    .where('role', '=', 'document')
    .where('status', '<>', 'refused')
    .where('removed_at', 'is', null)
    .where('hidden_at', 'is', null)
    .groupBy('request_id')
    .execute()
  return new Map(
    rows.map(({ request_id, documents, pages }) => [
      request_id ?? '',
      { documentCount: documents, ...(pages !== null && { pageCount: pages }) },
    ]),
  )
}
