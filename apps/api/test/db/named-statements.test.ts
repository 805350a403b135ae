import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyOf } from '../../src/db/any-of.ts'
import { connect, type Database } from '../../src/db/connection.ts'
import type { FreshDatabase } from '../support/fresh-database.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let database: FreshDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  // One connection, so that each query meets the statements of those before it.
  db = connect(database.url, 1)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

async function preparedTexts(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select statement as text from pg_prepared_statements where not from_sql`.execute(db)
  return rows.map(({ text }) => text)
}

async function times(count: number, run: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await run()
}

const allOfCustomers = () =>
  db
    .selectFrom('requests')
    .innerJoin('users as customer', 'customer.id', 'requests.user_id')
    .selectAll('customer')
    .execute()
const insertAndReturnAll = () =>
  db
    .insertInto('order_numbers')
    .values({ year: 2026, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: 1 }))
    .returningAll()
    .execute()
const countUsers = () =>
  db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

test('a query that is sent often is prepared once', async () => {
  const query = () => db.selectFrom('users').select('email').where('id', '=', id).execute()
  const id = '00000000-0000-4000-8000-000000000001'

  await times(2, query)
  expect(await preparedTexts()).toEqual([])
  await times(3, query)
  expect(await preparedTexts()).toEqual(['select "email" from "users" where "id" = $1'])
})

test('a prepared query for all columns goes on working after a migration has added one', async () => {
  await times(4, allOfCustomers)
  await times(4, insertAndReturnAll)
  expect((await preparedTexts()).filter((text) => text.includes('"last_name"'))).toHaveLength(1)

  await asOwner(
    'alter table users add column nickname text; alter table order_numbers add column note text',
  )

  await allOfCustomers()
  expect(await insertAndReturnAll()).toEqual([{ year: 2026, last: 1 }])
})

test('what a migration could change, several statements and transactions get no name', async () => {
  const before = await preparedTexts()
  await times(5, () => sql`select * from services`.execute(db))
  await times(5, () => sql`select services.* from services`.execute(db))
  await times(5, () => db.transaction().execute((trx) => sql`select 1; select 2`.execute(trx)))

  expect(await preparedTexts()).toEqual(before)
})

test('a page of a long list is planned once, not at every call', async () => {
  await asOwner(
    `insert into counters (key, count) select 'long-list-' || n, 1 from generate_series(1, 5000) as n;
     analyze counters`,
  )
  await times(12, () =>
    db
      .selectFrom('counters')
      .select('key')
      .where('key', '>', 'long-list')
      .orderBy('key')
      .limit(10)
      .execute(),
  )

  const { rows } = await sql<{ plans: number }>`
    select generic_plans as plans from pg_prepared_statements
    where statement like 'select "key" from "counters"%limit 10'`.execute(db)
  expect(rows[0]?.plans).toBeGreaterThan(0)
})

test('a query for several keys is one statement for every number of keys', async () => {
  const keys = ['long-list-1', 'long-list-2', 'long-list-3', 'long-list-4']
  for (const count of [1, 2, 3, 4]) {
    const query = db
      .selectFrom('counters')
      .select('count')
      .where('key', '=', anyOf(keys.slice(0, count)))
    expect(await query.execute()).toHaveLength(count)
  }

  const prepared = (await preparedTexts()).filter((text) => text.includes('select "count"'))
  expect(prepared).toEqual(['select "count" from "counters" where "key" = any($1)'])
})

test('counting rows is still counting', async () => {
  expect(await countUsers()).toEqual({ count: 0 })
})

test('behind a pooler nothing is prepared', async () => {
  const pooled = connect(database.url, 1, { isPooled: true })
  const named = sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`
  await times(5, () => named.execute(pooled))

  expect((await named.execute(pooled)).rows).toEqual([{ count: 0 }])
  await pooled.destroy()
})
