import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { insertMove } from '../../src/requests/moves/queries.ts'
import { saveRequest } from '../../src/requests/queries.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const now = new Date('2026-06-01T00:00:00.000Z')
const soon = after(now, 1)
const expired = after(now, -1)

const hash = () => randomBytes(32)

/** Inserts two rows into each table with an expiry: one expired, one about to expire. */
async function insertExpiringRows(userId: string): Promise<void> {
  const session = (idle_until: Date, ends_at: Date) => ({
    id: uuidv7(),
    token_hash: hash(),
    user_id: userId,
    user_agent: '',
    created_at: expired,
    last_seen_at: expired,
    idle_until,
    ends_at,
  })
  const month = after(now, 30 * duration.day)
  await office.db
    .insertInto('sessions')
    .values([session(expired, month), session(soon, month)])
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
    .values([mailed(expired), mailed(soon)])
    .execute()
  await office.db
    .insertInto('passkey_challenges')
    .values(
      [expired, soon].map((expires_at) => ({
        challenge_hash: hash(),
        purpose: 'sign-in',
        expires_at,
      })),
    )
    .execute()
  await office.db
    .insertInto('throttles')
    .values(
      [expired, soon].map((window_ends_at, n) => ({ key: `k${n}`, count: 1, window_ends_at })),
    )
    .execute()
  const idempotencyKey = (key: string, at: Date) => ({
    person_id: userId,
    endpoint: 'POST /x',
    key,
    body_hash: hash(),
    // One day longer than a browser keeps a request that it may send again.
    created_at: after(at, -8 * duration.day),
  })
  await office.db
    .insertInto('idempotency_keys')
    .values([idempotencyKey('a', expired), idempotencyKey('b', soon)])
    .execute()
  await office.db
    .insertInto('sent_mails')
    .values(
      [expired, soon].map((at, n) => ({ key: `k${n}`, sent_at: after(at, -30 * duration.day) })),
    )
    .execute()
  const device = (at: Date) => ({
    token_hash: hash(),
    user_id: userId,
    last_used_at: after(at, -365 * duration.day),
  })
  await office.db
    .insertInto('known_devices')
    .values([device(expired), device(soon)])
    .execute()
}

const expiring = [
  'sessions',
  'mailed_tokens',
  'passkey_challenges',
  'throttles',
  'idempotency_keys',
  'sent_mails',
  'known_devices',
] as const
const permanent = [
  'users',
  'events',
  'unsealed_events',
  'settings',
  'recovery_codes',
  'passkeys',
] as const

async function counts(tables: readonly (typeof expiring | typeof permanent)[number][]) {
  const counted = tables.map(async (table) => {
    const rows = await office.db.selectFrom(table).selectAll().execute()
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

test('expired rows are deleted, and no others', async () => {
  const { user } = await office.register()
  await office.changeSetting('publicPrices', true)
  for (const table of expiring) await office.db.deleteFrom(table).execute()
  await insertExpiringRows(user._id)
  const kept = await counts(permanent)
  expect(new Set(Object.values(await counts(expiring)))).toEqual(new Set([2]))
  await deleteExpired(office.db, now)

  expect(new Set(Object.values(await counts(expiring)))).toEqual(new Set([1]))
  expect(await counts(permanent)).toEqual(kept)
  await deleteExpired(office.db, after(now, 2))
  expect(new Set(Object.values(await counts(expiring)))).toEqual(new Set([0]))
})

test('a failed mail job is deleted after a month, with the address in it', async () => {
  const jobCount = sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs`
  await sql`
    insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, updated_at)
    select id, '{}', 15, 15, ${after(now, -31 * duration.day)} from graphile_worker._private_tasks
    where identifier = 'send-mail'`.execute(office.db)
  const before = (await jobCount.execute(office.db)).rows[0]?.count ?? 0
  await deleteExpired(office.db, now)

  expect((await jobCount.execute(office.db)).rows[0]?.count).toBe(before - 1)
})

test('a move is deleted after a month, unless the customer still does not see it', async () => {
  const { user } = await office.register()
  const month = 30 * duration.day
  const [old, recent, held] = [uuidv7(), uuidv7(), uuidv7()]
  const request_id = await seedRequest(office, user._id, { stage: 'payment' })
  await office.db.transaction().execute(async (trx) => {
    const kind = 'submitQuote'
    const move = { request_id, kind, actor_id: user._id, notices: '[]' } as const
    const before = JSON.stringify({ stage: 'quote' })
    await insertMove(trx, { ...move, id: old, at: after(expired, -month), before })
    await insertMove(trx, { ...move, id: recent, at: after(soon, -month), before })
    await insertMove(trx, { ...move, id: held, at: after(expired, -month), before })
    await saveRequest(trx, request_id, { held_move_id: held })
  })
  const moves = async () => {
    const rows = await office.db.selectFrom('request_moves').select('id').execute()
    return rows.map(({ id }) => id).toSorted()
  }
  expect(await moves()).toEqual([old, recent, held].toSorted())
  await deleteExpired(office.db, now)

  expect(await moves()).toEqual([recent, held].toSorted())
})
