import { nameTerms, searchedDigits, searchTerms } from '@kakehashi/domain/search/search-words'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { findRequests, type RequestRow } from '../requests/queries.ts'
import { findUsers, type UserRow } from '../accounts/people/queries.ts'
import { findSubjects } from '../search-index/queries.ts'
import { findSimilarPeople } from '../search-index/similar-names.ts'
import { findByOrderNumberEnd, findByPhoneEnd } from './last-digits.ts'

export interface Found {
  readonly people: UserRow[]
  readonly requests: RequestRow[]
}

const mostSimilarPeople = 5
const requestsOfEach = 3

/** Users and requests with a matching word for every term, or with a number that ends like this. */
export async function searchOffice(db: Kysely<DB>, query: string, limit: number): Promise<Found> {
  const terms = searchTerms(query)
  const digits = searchedDigits(query) ?? ''
  const [people, requests] = await Promise.all([
    Promise.all([
      findSubjects(db, 'user', terms, limit),
      findByPhoneEnd(db, 'user', digits, limit),
    ]),
    Promise.all([
      findSubjects(db, 'request', terms, limit),
      findByOrderNumberEnd(db, digits, limit),
      findByPhoneEnd(db, 'request', digits, limit),
    ]),
  ])
  return readFound(db, unique(people).slice(0, limit), unique(requests).slice(0, limit))
}

/** If nobody has this name: people with a similar one, and their newest requests. */
export async function searchSimilar(db: Kysely<DB>, query: string, found: Found): Promise<Found> {
  if (found.people.length > 0) return { people: [], requests: [] }
  const people = await findSimilarPeople(db, nameTerms(query), mostSimilarPeople)
  const requests = await newestRequestsOf(db, people)
  const isNew = (id: string) => found.requests.every((row) => row.id !== id)
  return readFound(db, people, requests.filter(isNew))
}

async function newestRequestsOf(db: Kysely<DB>, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select newest.id
    from unnest(${[...people]}::uuid[]) with ordinality as listed (id, place)
    cross join lateral (
      select id, created_at from requests where user_id = listed.id
      order by created_at desc, id desc limit ${requestsOfEach}
    ) newest
    order by listed.place, newest.created_at desc`.execute(db)
  return rows.map(({ id }) => id)
}

async function readFound(db: Kysely<DB>, people: string[], requests: string[]): Promise<Found> {
  return {
    people: inOrder(people, await findUsers(db, people)),
    requests: inOrder(requests, await findRequests(db, requests)),
  }
}

function unique(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}

function inOrder<Row extends { readonly id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
