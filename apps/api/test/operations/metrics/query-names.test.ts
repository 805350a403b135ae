import { expect, test } from 'vitest'
import { createQueryNames } from '../../../src/operations/metrics/query-name.ts'

const nameOf = createQueryNames()

test.each([
  ['select "id" from "requests" where "id" = $1', 'select requests'],
  ['insert into "events" ("id") values ($1)', 'insert events'],
  ['update "users" set "email" = $1 where "id" = $2', 'update users'],
  ['delete from "sessions" where "id" = $1', 'delete sessions'],
  ['select (select max("at") from "events") as "at" from "users"', 'select users'],
  ['with "old" as (select 1 from "files") delete from "previews" using "old"', 'delete previews'],
  [
    "select graphile_worker.add_job($1, '{}'::json, queue_name => $2)",
    'select graphile_worker.add_job',
  ],
  ["select pg_notify('live', $1)", 'select pg_notify'],
  ['select id from graphile_worker.jobs', 'select graphile_worker.jobs'],
  ['select 1', 'select'],
  ['begin', 'begin'],
  ['lock table users in access exclusive mode', 'lock'],
])('%s is called %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test('a value never becomes part of a name, whoever wrote it into a query', () => {
  const texts = [
    "select 'from secret' as a",
    `select "x" from "hanako@example.com"`,
    "update nowhere set a = 'it''s from (users'",
    "insert into somewhere values ('from users')",
  ]
  expect(texts.map(nameOf)).toEqual(['select', 'select', 'update', 'insert'])
})
