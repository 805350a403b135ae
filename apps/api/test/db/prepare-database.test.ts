import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../src/db/prepare-database.ts'
import type { FreshDatabase } from '../support/fresh-database.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let office: FreshDatabase
let empty: FreshDatabase
beforeAll(async () => {
  office = await freshDatabase()
  empty = await freshDatabase('template0')
})
afterAll(async () => {
  await office.drop()
  await empty.drop()
})

function start(DATABASE_URL: string, NODE_ENV: 'production' | 'test' = 'production') {
  return prepareDatabase({ NODE_ENV, DATABASE_URL, MIGRATION_DATABASE_URL: undefined })
}

test("production starts with the application's role", async () => {
  expect(await start(office.url)).toEqual([])
})

test('production refuses a superuser and the owner of the tables, and names the setting', async () => {
  await expect(start(office.adminUrl)).rejects.toThrow(
    /^DATABASE_URL signs in as postgres, which is a superuser/,
  )
  await expect(start(office.ownerUrl)).rejects.toThrow(
    /^DATABASE_URL signs in as kakehashi_owner, which owns the tables/,
  )
})

test('production does not migrate by itself, and says how to', async () => {
  await expect(start(empty.url)).rejects.toThrow('Run `kakehashi migrate` first')
})

test('elsewhere one role is enough, and the process migrates by itself', async () => {
  expect((await start(empty.ownerUrl, 'test')).length).toBeGreaterThan(0)
  expect(await start(empty.ownerUrl, 'test')).toEqual([])
})
