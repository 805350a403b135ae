import { kindsIn } from '@kakehashi/domain/history/event-texts'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HistoryPage, listHistory } from '../../src/history/queries.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { analyze, plansOf } from '../support/query-plan.ts'

/** A million with HISTORY_EVENTS=1000000. */
const count = Number(process.env['HISTORY_EVENTS'] ?? 100_000)
const clerk = uuidv7()
const customer = uuidv7()
const request = uuidv7()
let office: Office

beforeAll(async () => {
  office = await openOffice()
  await office.adminDb.transaction().execute(async (trx) => {
    // Skips the triggers, which would take minutes and are not tested here.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`insert into events (id, at, kind, actor_id, subject_kind, subject_id)
      select gen_random_uuid(), timestamptz '2020-01-01' + n * interval '1 minute',
        case when n % 5000 = 7 then 'till.closed' when n % 3 = 0 then 'session.signed-in'
          when n % 3 = 1 then 'file.opened' else 'request.quoted' end,
        case when n % 2 = 0 then ${clerk}::uuid when n % 1000 = 1 then ${customer}::uuid
          else gen_random_uuid() end,
        case when n % 900 = 6 then 'request' else 'user' end,
        case when n % 45000 = 6 then ${request} else gen_random_uuid()::text end
      from generate_series(1, ${count}::int) as n`.execute(trx)
  })
  await analyze(office.adminDb)
}, 300_000)
afterAll(() => office.close())

const middle = new Date(Date.UTC(2020, 0, 1) + (count / 2) * 60_000)
const lists: readonly [string, Omit<HistoryPage, 'limit'>][] = [
  ['everything', {}],
  ['a later page', { after: { created_at: middle, id: clerk } }],
  ['a period', { before: middle }],
  ['the readings', { kinds: kindsIn('readings') }],
  ['what is rare', { kinds: kindsIn('money') }],
  ['what is rare in a period', { kinds: kindsIn('money'), before: middle }],
  ['a busy clerk', { personId: clerk }],
  ['a customer', { personId: customer }],
  ['a busy clerk on one request', { personId: clerk, requestId: request }],
  ['a request', { requestId: request }],
]

test.each(lists)('a page of the history is read from indexes: %s', async (name, page) => {
  const started = performance.now()
  const rows = await listHistory(office.adminDb, { ...page, limit: 50 })
  const milliseconds = performance.now() - started
  const [plan] = await plansOf(office.database.adminUrl, (db) =>
    listHistory(db, { ...page, limit: 50 }),
  )
  if (count >= 1_000_000) process.stdout.write(`${name}: ${Math.round(milliseconds)} ms\n`)
  expect(rows.length).toBeGreaterThan(0)
  expect(plan?.steps).not.toContain('Seq Scan events')
  expect(plan?.buffers).toBeLessThan(3_000)
})
