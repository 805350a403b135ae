import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('a migration waits at most five seconds for a lock, so that calls do not queue behind it', async () => {
  await write('0001_a.sql', "create table seen as select current_setting('lock_timeout') as held;")
  await migrate(database.ownerUrl, { from: folder })

  expect(await query('select held from seen')).toEqual([{ held: '5s' }])
})
