import type { RequestList, RequestSort } from '@kakehashi/contract/requests/requests'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { CursorPosition } from '../db/cursor.ts'

/** Must match the expressions of their indexes. At one stage, requests without a day come last. */
const dueAtStage = sql<string>`coalesce(requests.due_on, 'infinity'::date)`
const dueAnywhere = sql<string>`requests.due_on`

export function dueColumn(list: RequestList | undefined): RawBuilder<string> {
  return list === 'due' ? dueAnywhere : dueAtStage
}

interface OrderedPage {
  readonly sort?: RequestSort | undefined
  readonly after: CursorPosition | undefined
}

/** Puts a list into its order and starts it after the last row of the previous page. */
export function inOrder<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { sort = '-created', after }: OrderedPage,
  due: RawBuilder<string>,
): SelectQueryBuilder<Tables, Table, Row> {
  const isByDue = sort === 'due' || sort === '-due'
  const [direction, sign] = sort.startsWith('-')
    ? (['desc', sql`<`] as const)
    : (['asc', sql`>`] as const)
  const columns = [...(isByDue ? [due] : []), sql`requests.created_at`, sql`requests.id`]
  let ordered = query
  if (after) {
    const position = sql.join(columns)
    // The current due day of the last row: it may have changed since that page was read.
    const last = isByDue
      ? sql`(select ${position} from requests where id = ${after.id})`
      : sql`(${after.created_at}, ${after.id}::uuid)`
    ordered = ordered.where(sql<boolean>`(${position}) ${sign} ${last}`)
  }
  for (const column of columns) ordered = ordered.orderBy(column, direction)
  return ordered
}
