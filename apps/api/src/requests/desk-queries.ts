import { type Kysely, sql } from 'kysely'
import type { CursorPosition } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import { conditionOf, type RequestRow, requestsWithQuote } from './queries.ts'

interface DeskPage {
  readonly translator: string
  readonly limit: number
  readonly after: CursorPosition | undefined
}

/** Must match the expressions of its index. Requests without a date come last. */
const isNew = sql<boolean>`requests.returned_at is null`
const wantedOn = sql<string>`coalesce(requests.promised_on, requests.needed_by, 'infinity'::date)`
const order = sql`${isNew}, ${wantedOn}, requests.created_at, requests.id`

/** A translator's open requests: returned ones first, then by date. */
export function listToDo(db: Kysely<DB>, page: DeskPage): Promise<RequestRow[]> {
  let query = requestsWithQuote(db)
    .where('requests.translator_id', '=', page.translator)
    .where(conditionOf('translate'))
  if (page.after) {
    // The current position of the last row: its date may have changed since that page was read.
    const last = sql`select ${order} from requests where id = ${page.after.id}`
    query = query.where(sql<boolean>`(${order}) > (${last})`)
  }
  return query
    .orderBy(isNew)
    .orderBy(wantedOn)
    .orderBy('requests.created_at')
    .orderBy('requests.id')
    .limit(page.limit)
    .execute()
}
