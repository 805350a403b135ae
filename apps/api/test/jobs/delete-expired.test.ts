import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const now = new Date('2026-06-01T00:00:00.000Z')
const soon = after(now, 1)
const over = after(now, -1)

const hash = () => randomBytes(32)

/** Two of everything that runs out: one whose time is over, one with a moment left. */
async function leaveThingsLying(userId: string): Promise<void> {
  const session = (idle_until: Date, ends_at: Date) => ({
    id: uuidv7(),
    token_hash: hash(),
    user_id: userId,
    user_agent: '',
    created_at: over,
    last_seen_at: over,
    idle_until,
    ends_at,
  })
  const month = after(now, 30 * duration.day)
  await office.db
    .insertInto('sessions')
    .values([session(over, month), session(soon, month)])
    .execute()
  const mailed = (expires_at: Date) => ({
    token_hash: hash(),
    user_id: userId,
    purpose: 'verify-email' as const,
    email: 'x@example.com',
    expires_at,
  })
  await office.db
    .insertInto('mailed_tokens')
    .values([mailed(over), mailed(soon)])
    .execute()
  await office.db
    .insertInto('throttles')
    .values([over, soon].map((window_ends_at, n) => ({ key: `k${n}`, count: 1, window_ends_at })))
    .execute()
  const order = (key: string, at: Date) => ({
    person_id: userId,
    endpoint: 'POST /x',
    key,
    body_hash: hash(),
    // A day longer than a browser keeps what it may send again.
    created_at: after(at, -8 * duration.day),
  })
  await office.db
    .insertInto('idempotency_keys')
    .values([order('a', over), order('b', soon)])
    .execute()
  await office.db
    .insertInto('sent_mails')
    .values([over, soon].map((at, n) => ({ key: `k${n}`, sent_at: after(at, -30 * duration.day) })))
    .execute()
  const device = (at: Date) => ({
    token_hash: hash(),
    user_id: userId,
    last_used_at: after(at, -365 * duration.day),
  })
  await office.db
    .insertInto('known_devices')
    .values([device(over), device(soon)])
    .execute()
}

const running = [
  'sessions',
  'mailed_tokens',
  'throttles',
  'idempotency_keys',
  'sent_mails',
  'known_devices',
] as const
const lasting = ['users', 'events', 'unsealed_events', 'settings', 'recovery_codes'] as const

async function counts(tables: readonly (typeof running | typeof lasting)[number][]) {
  const counted = tables.map(async (table) => {
    const rows = await office.db.selectFrom(table).selectAll().execute()
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

test('what has run out is swept away, and nothing else', async () => {
  const { user } = await office.register()
  await office.set('publicPrices', true)
  for (const table of running) await office.db.deleteFrom(table).execute()
  await leaveThingsLying(user._id)
  const kept = await counts(lasting)
  expect(new Set(Object.values(await counts(running)))).toEqual(new Set([2]))
  await deleteExpired(office.db, now)

  expect(new Set(Object.values(await counts(running)))).toEqual(new Set([1]))
  expect(await counts(lasting)).toEqual(kept)
  await deleteExpired(office.db, after(now, 2))
  expect(new Set(Object.values(await counts(running)))).toEqual(new Set([0]))
})

test('a mail given up a month ago is forgotten with the address it names', async () => {
  const tables = sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs`
  await sql`
    insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, updated_at)
    select id, '{}', 15, 15, ${after(now, -31 * duration.day)} from graphile_worker._private_tasks
    where identifier = 'send-mail'`.execute(office.db)
  const before = (await tables.execute(office.db)).rows[0]?.count ?? 0
  await deleteExpired(office.db, now)

  expect((await tables.execute(office.db)).rows[0]?.count).toBe(before - 1)
})
