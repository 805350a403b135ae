import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FreshDatabase } from '../support/fresh-database.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { listMigrations, migrate } from '../../src/db/migrate.ts'

let database: FreshDatabase
let folder: string
beforeEach(async () => {
  database = await freshDatabase('template0')
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-migrations-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(folder, name), sql)
}

test('an empty database is migrated to the newest schema; a second run changes nothing', async () => {
  const names = (await listMigrations()).map(({ name }) => name)

  expect(names.length).toBeGreaterThan(0)
  expect(await migrate(database.ownerUrl)).toEqual(names)
  expect(await query('select 1 from users')).toEqual([])
  expect(await query('select 1 from graphile_worker._private_jobs')).toEqual([])
  expect(await migrate(database.ownerUrl)).toEqual([])
})

test('when three processes start at once, one migrates and the others wait', async () => {
  await write('0001_a.sql', 'create table a (id int); select pg_sleep(0.2);')
  await write('0002_b.sql', 'create table b (id int);')
  const applied = await Promise.all(
    [1, 2, 3].map(() => migrate(database.ownerUrl, { from: folder })),
  )

  expect(applied.toSorted((one, other) => one.length - other.length)).toEqual([
    [],
    [],
    ['0001_a.sql', '0002_b.sql'],
  ])
})

test('only new migrations run, in the order of their names', async () => {
  await write('0002_second.sql', 'create table second as select * from first;')
  await write('0001_first.sql', 'create table first (id int);')
  await write('notes.txt', 'not a migration')
  expect(await migrate(database.ownerUrl, { from: folder })).toEqual([
    '0001_first.sql',
    '0002_second.sql',
  ])
  await write('0003_third.sql', 'create table third as select * from second;')

  expect(await migrate(database.ownerUrl, { from: folder })).toEqual(['0003_third.sql'])
})

test('a migration that was changed after it was applied is refused with a message', async () => {
  await write('0001_a.sql', 'create table a (id int);')
  await migrate(database.ownerUrl, { from: folder })
  await write('0001_a.sql', 'create table a (id bigint);')
  await write('0002_b.sql', 'create table b (id int);')

  await expect(migrate(database.ownerUrl, { from: folder })).rejects.toThrow(
    '0001_a.sql was changed after it was applied. Write a new migration instead.',
  )
  expect(await query("select to_regclass('b') as b")).toEqual([{ b: null }])
})

test('a database from before 1.0 is refused with advice, and not changed', async () => {
  await write('0001_people.sql', 'create table people (id int);')
  await migrate(database.ownerUrl, { from: folder })

  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    'This database was created by a version before 1.0 (it has 0001_people.sql) and cannot be migrated. Use a new, empty database. For `pnpm dev`, delete the folder .local and start again.',
  )
  expect(await query("select to_regclass('users') as users")).toEqual([{ users: null }])
})

test('a failed migration is rolled back and can be corrected', async () => {
  await write('0001_a.sql', 'create table a (id int);')
  await write('0002_b.sql', 'create table b (id int); select 1 / 0;')
  await expect(migrate(database.ownerUrl, { from: folder })).rejects.toThrow('division by zero')
  expect(await query("select to_regclass('a') as a, to_regclass('b') as b")).toEqual([
    { a: 'a', b: null },
  ])
  await write('0002_b.sql', 'create table b (id int);')

  expect(await migrate(database.ownerUrl, { from: folder })).toEqual(['0002_b.sql'])
})

test('a migration waits half a second for a lock, so that calls do not queue behind it, and tries again', async () => {
  await write('0001_a.sql', 'create table a (id int);')
  await migrate(database.ownerUrl, { from: folder })
  await write('0002_b.sql', 'alter table a add column b text;')
  const reader = new pg.Client({ connectionString: database.ownerUrl })
  await reader.connect()
  await reader.query('begin; lock table a in access share mode')

  const migrating = migrate(database.ownerUrl, { from: folder })
  await setTimeout(700)
  const start = performance.now()
  await query('select from a')
  const waited = performance.now() - start
  await reader.query('commit')
  await reader.end()

  expect(await migrating).toEqual(['0002_b.sql'])
  expect(waited).toBeLessThan(1_000)
})

test('a migration in batches changes some rows at a time, and goes on where it was interrupted', async () => {
  await write('0001_a.sql', 'create table a (id int); insert into a select generate_series(1, 25);')
  await write('0002_b.sql', 'alter table a add column half int check (half < 10);')
  await migrate(database.ownerUrl, { from: folder })
  const batch = `-- in batches
    update a set half = id / 2 where id in (select id from a where half is null order by id limit 10)`
  await write('0003_c.sql', batch)

  await expect(migrate(database.ownerUrl, { from: folder })).rejects.toThrow('a_half_check')
  expect(await query('select count(*)::int from a where half is not null')).toEqual([{ count: 10 }])
  await query('alter table a drop constraint a_half_check')
  const lines: string[] = []
  await migrate(database.ownerUrl, { from: folder, report: (line) => lines.push(line) })

  expect(lines).toEqual(['0003_c.sql: 10 rows', '0003_c.sql: 15 rows', '0003_c.sql: 15 rows'])
  expect(await query('select from a where half is distinct from id / 2')).toEqual([])
})

test('an index that was interrupted is built again', async () => {
  await write('0001_a.sql', 'create table a (id int); insert into a values (1), (1);')
  const build =
    '-- outside a transaction\ncreate unique index concurrently if not exists a_id on a (id);\n'
  await write('0002_b.sql', build)
  await expect(migrate(database.ownerUrl, { from: folder })).rejects.toThrow('could not create')
  await query('delete from a where ctid = (select max(ctid) from a)')

  expect(await migrate(database.ownerUrl, { from: folder })).toEqual(['0002_b.sql'])
  expect(
    await query("select indisvalid from pg_index where indexrelid = 'a_id'::regclass"),
  ).toEqual([{ indisvalid: true }])
})
