import { assignedRequests } from '@kakehashi/contract/requests/requests'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import { seedService } from '../support/services.ts'
import { listToDo } from '../../src/requests/desk-queries.ts'
import { seedRequests } from '../support/seed-many-requests.ts'

let office: Office
let translator: SignedInUser
/** The ids of the requests to translate, in the expected order. */
let expected: string[]

beforeAll(async () => {
  office = await openOffice()
  const { user } = await office.signedIn('customer')
  translator = await office.signedIn('translator')
  await seedRequests(office.adminDb, {
    count: 20_000,
    atOnce: 1_000,
    serviceId: await seedService(office),
    userIds: [user._id, user._id],
    translatorId: translator.user._id,
  })
  await sql`
    update requests set stage = 'translate', quoted_at = created_at, paid_at = created_at,
      quote_version = 1, deposit_cents = 0, total_cents = 100,
      returned_at = case when random() < 0.1 then created_at end,
      promised_on = case when random() < 0.5 then date '2026-11-01' + (random() * 9)::int end,
      needed_by = case when random() < 0.5 then date '2026-11-01' + (random() * 9)::int end
    where translator_id = ${translator.user._id} and closed_at is null`.execute(office.db)
  const colleague = await office.signedIn('translator')
  await sql`
    update requests set translator_id = ${colleague.user._id}
    where id in (select id from requests where stage = 'translate' and closed_at is null limit 20)`.execute(
    office.db,
  )
  await analyze(office.adminDb)
  const { rows } = await sql<{ id: string }>`
    select id from requests
    where translator_id = ${translator.user._id} and stage = 'translate' and closed_at is null
    order by returned_at is null, coalesce(promised_on, needed_by) nulls last, created_at, id`.execute(
    office.db,
  )
  expected = rows.map(({ id }) => id)
}, 60_000)
afterAll(() => office.close())

test('a translator’s own requests are listed page by page, returned ones first, then by due date, those without a date last', async () => {
  const read: string[] = []
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const query = { toDo: '1' as const, limit: '70', ...(cursor !== undefined && { cursor }) }
    const { headers, body } = await translator.browser.call(assignedRequests, { query })
    read.push(...body.map(({ _id }) => _id))
    cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
    isMore = cursor !== undefined
  }

  expect(expected.length).toBeGreaterThan(300)
  expect(read).toEqual(expected)
})

test('the list is read from its index, never sorted', async () => {
  const deep = { created_at: new Date(), id: expected[250] ?? '' }
  for (const after of [undefined, deep]) {
    const [plan] = await plansOf(office.database.url, (db) =>
      listToDo(db, { translator: translator.user._id, limit: 50, after }),
    )
    expect(plan?.steps).toContain('Index Scan requests_to_do_returned_first')
    expect(plan?.steps.filter((step) => /Sort|Seq Scan requests|Bitmap/.test(step))).toEqual([])
  }
})
