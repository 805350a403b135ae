import { dollarsOf } from '@kakehashi/domain/money'
import type { Kysely } from 'kysely'
import { readCounters } from '../../counters/queries.ts'
import type { DB } from '../../db/schema.gen.ts'

function of(id: string, what: string): string {
  return `person:${id}:${what}`
}
function desk(id: string): string {
  return `translator:${id}:open`
}

/** How much a person has ordered and spent and what waits for them, from the kept counters. */
export async function figuresOf(db: Kysely<DB>, ids: readonly string[]) {
  const count = await readCounters(
    db,
    ids.flatMap((id) => [
      ...['orders', 'current', 'spent', 'unread'].map((what) => of(id, what)),
      desk(id),
    ]),
  )
  return (id: string) => ({
    orders: count(of(id, 'orders')),
    current: count(of(id, 'current')),
    amountSpent: dollarsOf(count(of(id, 'spent'))),
    unread: count(of(id, 'unread')),
    openDocuments: count(desk(id)),
  })
}
