import { type Kysely, sql } from 'kysely'
import type { Place } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import { conditionOf, type RequestRow, requestsWithQuote } from './queries.ts'

interface DeskPage {
  readonly translator: string
  readonly limit: number
  readonly after: Place | undefined
}

/** To the letter that of its index: what has no day yet comes last. */
const wantedOn = sql<string>`coalesce(requests.promised_on, requests.needed_by, 'infinity'::date)`
const order = sql`${wantedOn}, requests.created_at, requests.id`

/** What a translator has to do, the earliest promise first. */
export function listToDo(db: Kysely<DB>, page: DeskPage): Promise<RequestRow[]> {
  let query = requestsWithQuote(db)
    .where('requests.translator_id', '=', page.translator)
    .where(conditionOf('translate'))
  if (page.after) {
    // Where that one stands today: a promise may have moved since the page before was read.
    const last = sql`select ${order} from requests where id = ${page.after.id}`
    query = query.where(sql<boolean>`(${order}) > (${last})`)
  }
  return query
    .orderBy(wantedOn)
    .orderBy('requests.created_at')
    .orderBy('requests.id')
    .limit(page.limit)
    .execute()
}
