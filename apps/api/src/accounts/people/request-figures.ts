import { dollarsOf } from '@kakehashi/domain/money'
import type { Kysely } from 'kysely'
import { readCounters } from '../../counters/queries.ts'
import type { DB } from '../../db/schema.gen.ts'
import { seenByCustomer } from '../../outbox/held-move.ts'

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

interface Figured {
  readonly completed_at: Date | null
  readonly closed_at: Date | null
  readonly paid_at: Date | null
  readonly total_cents: number
}

/** The figures for the person themselves, who does not see a move yet that can be undone. */
export async function readOwnFigures(db: Kysely<DB>, id: string, now: Date) {
  const figures = (await readRequestFigures(db, [id]))(id)
  const held = await db
    .selectFrom('requests')
    .innerJoin('request_moves as held', 'held.id', 'requests.held_move_id')
    .select(['completed_at', 'closed_at', 'paid_at', 'total_cents'])
    .select(['held.undo_until as held_until', 'held.before as held_before'])
    .where('requests.user_id', '=', id)
    .execute()
  const sum = (valueOf: (row: Figured) => number) =>
    held.reduce((total, row) => total + valueOf(seenByCustomer(row, now)) - valueOf(row), 0)
  return {
    ...figures,
    current: figures.current + sum(currentCount),
    amountSpent: figures.amountSpent + dollarsOf(sum(spentCents)),
  }
}

/** As the counters of the database count. */
function currentCount({ completed_at, closed_at }: Figured): number {
  return completed_at === null && closed_at === null ? 1 : 0
}
function spentCents({ paid_at, closed_at, total_cents }: Figured): number {
  return paid_at !== null && closed_at === null ? total_cents : 0
}
