import { endpoint } from '@kakehashi/contract/http/endpoint'
import { applicationRole } from '@kakehashi/local/postgres-roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { duration } from '../../src/clock.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { Refusal } from '../../src/refusal.ts'
import type { Browser } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { Api } from '../../src/http/serve-endpoint.ts'

const insertItem = endpoint({
  method: 'POST',
  path: '/api/test-items/:list',
  summary: 'Writes one row',
  permission: 'signed-in',
  params: z.strictObject({ list: z.string() }),
  body: z.strictObject({ item: z.string() }),
  reply: z.strictObject({ number: z.number() }),
  refusals: ['not-found'],
  isIdempotent: true,
})

function serveItems(api: Api) {
  api.serve(insertItem, async ({ body, trx, reply }) => {
    const { rows } = await sql<{ number: number }>`
      insert into items (item) values (${body.item}) returning number`.execute(trx)
    if (body.item === 'refused' && (await isFailing())) throw new Refusal('not-found')
    if (body.item === 'failed' && (await isFailing())) throw new Error('failed in the handler')
    reply.status(201)
    return { number: rows[0]?.number ?? 0 }
  })
}

let office: Office
let failing = true
const isFailing = async () => failing
beforeAll(async () => {
  office = await openOffice(serveItems)
  await sql`
    create table items (number serial primary key, item text not null);
    grant all on items, items_number_seq to ${sql.id(applicationRole)}`.execute(office.adminDb)
})
afterAll(() => office.close())

function insert(browser: Browser, item: string, key?: string, list = 'a') {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return browser.call(insertItem, { params: { list }, body: { item }, headers })
}

async function countOf(item: string): Promise<number> {
  const { rows } = await sql`select 1 from items where item = ${item}`.execute(office.db)
  return rows.length
}

test('a repeated call with the same key gets the first reply and runs once', async () => {
  const { browser } = await office.signedIn('customer')
  const first = await insert(browser, 'passport', 'key-1')
  const second = await insert(browser, 'passport', 'key-1')

  expect(first.status).toBe(201)
  expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body })
  expect(await countOf('passport')).toBe(1)
})

test('fifty concurrent calls with the same key run once', async () => {
  const { browser } = await office.signedIn('customer')
  const calls = Array.from({ length: 50 }, () => insert(browser, 'birth certificate', 'key-1'))
  const replies = await Promise.all(calls)

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.number)).size).toBe(1)
  expect(await countOf('birth certificate')).toBe(1)
})

test('a key that is reused with another body is refused', async () => {
  const { browser } = await office.signedIn('customer')
  await insert(browser, 'licence', 'key-1')
  const other = await insert(browser, 'another licence', 'key-1')

  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
  expect(await countOf('another licence')).toBe(0)
})

test('a call without a key, with another key, to another path or by another user runs again', async () => {
  const { browser } = await office.signedIn('customer')
  const { browser: otherUser } = await office.signedIn('customer')
  await insert(browser, 'lease', 'key-1')
  await insert(browser, 'lease')
  await insert(browser, 'lease')
  await insert(browser, 'lease', 'key-2')
  await insert(browser, 'lease', 'key-1', 'b')
  await insert(otherUser, 'lease', 'key-1')

  expect(await countOf('lease')).toBe(6)
})

test.each([
  ['refused', 404],
  ['failed', 500],
])('a %s call frees its key and stores nothing', async (item, status) => {
  const { browser } = await office.signedIn('customer')
  failing = true
  expect((await insert(browser, item, 'key-1')).status).toBe(status)
  expect(await countOf(item)).toBe(0)
  failing = false

  expect((await insert(browser, item, 'key-1')).status).toBe(201)
  expect(await countOf(item)).toBe(1)
})

test('a key is kept for longer than a browser may repeat the call', async () => {
  const { browser } = await office.signedIn('customer')
  const { body: first } = await insert(browser, 'deed', 'key-1')
  office.clock.advance(7 * duration.day + duration.hour)
  await deleteExpired(office.db, office.clock.now())
  expect((await insert(browser, 'deed', 'key-1')).body).toEqual(first)
  office.clock.advance(duration.day)
  await deleteExpired(office.db, office.clock.now())

  expect((await insert(browser, 'deed', 'key-1')).body).not.toEqual(first)
  expect(await countOf('deed')).toBe(2)
})

test.each(['', 'two words', 'x'.repeat(201)])('%j is not a valid key', async (key) => {
  const { browser } = await office.signedIn('customer')

  expect((await insert(browser, 'will', key)).status).toBe(400)
  expect(await countOf('will')).toBe(0)
})

test('a visitor gets 401, also with a key', async () => {
  expect((await insert(office.visitor(), 'visa', 'key-1')).status).toBe(401)
})
