import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { listOwnPeople } from '@kakehashi/contract/requests/ordered-people'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** Read for a list without repetitions, and shown of it. */
const mostRead = 200
const mostShown = 12

/** The people of somebody's own requests, newest first. Who is in several of them is there once. */
export async function readOwnPeople(
  db: Kysely<DB>,
  userId: string,
): Promise<ReplyOf<typeof listOwnPeople>> {
  const rows = await db
    .selectFrom('name_entries')
    .innerJoin('requests', 'requests.id', 'name_entries.request_id')
    .select('name_entries.entry')
    .where('requests.user_id', '=', userId)
    .where('requests.content_erased_at', 'is', null)
    .where(sql<boolean>`name_entries.entry ->> 'kind' = 'person'`)
    .orderBy('name_entries.changed_at', 'desc')
    .orderBy('name_entries.id', 'desc')
    .limit(mostRead)
    .execute()
  const people = new Map<string, ReplyOf<typeof listOwnPeople>[number]>()
  for (const { entry } of rows) {
    if (entry.kind !== 'person') continue
    const { kind: _, bornOn, ...person } = entry
    const { family, given, kanjiFamily, kanjiGiven } = person
    const name = JSON.stringify([family, given, kanjiFamily, kanjiGiven].map(folded))
    if (!people.has(name)) people.set(name, { ...person, bornOn: bornOn ?? '' })
  }
  return [...people.values()].slice(0, mostShown)
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
