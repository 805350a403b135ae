import { dollarsOf } from '@kakehashi/domain/money'
import type { Kysely } from 'kysely'
import { readCounters } from '../../counters/queries.ts'
import type { DB } from '../../db/schema.gen.ts'

function userCounter(id: string, name: string): string {
  return `person:${id}:${name}`
}
function translatorCounter(id: string): string {
  return `translator:${id}:open`
}

/** Each user's orders, spending and unread messages, read from counters that triggers maintain. */
export async function readRequestFigures(db: Kysely<DB>, ids: readonly string[]) {
  const count = await readCounters(
    db,
    ids.flatMap((id) => [
      ...['orders', 'current', 'spent', 'unread'].map((name) => userCounter(id, name)),
      translatorCounter(id),
    ]),
  )
  return (id: string) => ({
    orders: count(userCounter(id, 'orders')),
    current: count(userCounter(id, 'current')),
    amountSpent: dollarsOf(count(userCounter(id, 'spent'))),
    unread: count(userCounter(id, 'unread')),
    openDocuments: count(translatorCounter(id)),
  })
}
