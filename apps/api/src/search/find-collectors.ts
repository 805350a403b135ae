import { handOverSearch } from '@kakehashi/domain/request/hand-over'
import type { Kysely } from 'kysely'
import { findUsers, type UserRow } from '../accounts/people/queries.ts'
import type { DB } from '../db/schema.gen.ts'
import { findPersonByCode } from '../requests/pickup-codes/queries.ts'
import { searchOffice } from './queries.ts'

interface Collectors {
  readonly people: UserRow[]
  readonly isByCode: boolean
}

const mostPeople = 10

/** Who stands at the counter: by what they show, or by their name or phone number. */
export async function findCollectors(db: Kysely<DB>, typed: string): Promise<Collectors> {
  const search = handOverSearch(typed)
  if (search.kind === 'order') return byRequest(db, 'order_number', search.orderNumber)
  if (search.kind === 'request') return byRequest(db, 'id', search.id)
  if (search.kind === 'code') {
    const userId = await findPersonByCode(db, search.code)
    if (userId !== undefined) return { people: await findUsers(db, [userId]), isByCode: true }
  }
  const { people, requests } = await searchOffice(db, search.words, mostPeople)
  // An order keeps the name and the number that it was sent with, which may have changed since.
  const ids = new Set([...people.map(({ id }) => id), ...requests.map(({ user_id }) => user_id)])
  const others = [...ids].filter((id) => people.every((person) => person.id !== id))
  const found = [...people, ...(await findUsers(db, others))]
  return { people: found.slice(0, mostPeople), isByCode: false }
}

async function byRequest(
  db: Kysely<DB>,
  column: 'order_number' | 'id',
  value: string,
): Promise<Collectors> {
  const row = await db
    .selectFrom('requests')
    .select('user_id')
    .where(column, '=', value)
    .executeTakeFirst()
  return { people: row ? await findUsers(db, [row.user_id]) : [], isByCode: false }
}
