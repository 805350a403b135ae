import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { findRequests } from '../requests/queries.ts'
import { findUsers } from '../accounts/people/queries.ts'
import { findSubjects } from '../search-index/queries.ts'

/** Users and requests with a matching word for every term. */
export async function searchOffice(db: Kysely<DB>, terms: readonly string[], limit: number) {
  const [people, requests] = await Promise.all([
    findSubjects(db, 'user', terms, limit),
    findSubjects(db, 'request', terms, limit),
  ])
  return {
    people: inOrder(people, await findUsers(db, people)),
    requests: inOrder(requests, await findRequests(db, requests)),
  }
}

function inOrder<Row extends { readonly id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
