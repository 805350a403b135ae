import { endpoint } from '@kakehashi/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { duration } from '../../src/clock.ts'
import { sweep } from '../../src/jobs/delete-expired.ts'
import { Refusal } from '../../src/refusal.ts'
import type { Browser } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { Api } from '../../src/http/serve-endpoint.ts'

const placeOrder = endpoint({
  method: 'POST',
  path: '/api/test-orders/:shelf',
  summary: 'Writes one row',
  permission: 'signed-in',
  params: z.strictObject({ shelf: z.string() }),
  body: z.strictObject({ item: z.string() }),
  reply: z.strictObject({ number: z.number() }),
  refusals: ['not-found'],
  isIdempotent: true,
})

function serveOrders(api: Api) {
  api.serve(placeOrder, async ({ body, trx, reply }) => {
    const { rows } = await sql<{ number: number }>`
      insert into orders (item) values (${body.item}) returning number`.execute(trx)
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
  office = await openOffice(serveOrders)
  await sql`create table orders (number serial primary key, item text not null)`.execute(office.db)
})
afterAll(() => office.close())

function order(browser: Browser, item: string, key?: string, shelf = 'a') {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return browser.call(placeOrder, { params: { shelf }, body: { item }, headers })
}

async function ordersOf(item: string): Promise<number> {
  const { rows } = await sql`select 1 from orders where item = ${item}`.execute(office.db)
  return rows.length
}

test('a repeated call with the same key gets the first reply and runs once', async () => {
  const { browser } = await office.signedIn('customer')
  const first = await order(browser, 'passport', 'key-1')
  const second = await order(browser, 'passport', 'key-1')

  expect(first.status).toBe(201)
  expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body })
  expect(await ordersOf('passport')).toBe(1)
})

test('fifty concurrent calls with the same key run once', async () => {
  const { browser } = await office.signedIn('customer')
  const calls = Array.from({ length: 50 }, () => order(browser, 'birth certificate', 'key-1'))
  const answers = await Promise.all(calls)

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
  expect(await ordersOf('birth certificate')).toBe(1)
})

test('a key that is reused with another body is refused', async () => {
  const { browser } = await office.signedIn('customer')
  await order(browser, 'licence', 'key-1')
  const other = await order(browser, 'another licence', 'key-1')

  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
  expect(await ordersOf('another licence')).toBe(0)
})

test('a call without a key, with another key, to another path or by another user runs again', async () => {
  const { browser } = await office.signedIn('customer')
  const { browser: otherUser } = await office.signedIn('customer')
  await order(browser, 'lease', 'key-1')
  await order(browser, 'lease')
  await order(browser, 'lease')
  await order(browser, 'lease', 'key-2')
  await order(browser, 'lease', 'key-1', 'b')
  await order(otherUser, 'lease', 'key-1')

  expect(await ordersOf('lease')).toBe(6)
})

test.each([
  ['refused', 404],
  ['failed', 500],
])('a %s call frees its key and stores nothing', async (item, status) => {
  const { browser } = await office.signedIn('customer')
  failing = true
  expect((await order(browser, item, 'key-1')).status).toBe(status)
  expect(await ordersOf(item)).toBe(0)
  failing = false

  expect((await order(browser, item, 'key-1')).status).toBe(201)
  expect(await ordersOf(item)).toBe(1)
})

test('a key is kept for longer than a browser may repeat the call', async () => {
  const { browser } = await office.signedIn('customer')
  const { body: first } = await order(browser, 'deed', 'key-1')
  office.clock.advance(7 * duration.day + duration.hour)
  await sweep(office.db, office.clock.now())
  expect((await order(browser, 'deed', 'key-1')).body).toEqual(first)
  office.clock.advance(duration.day)
  await sweep(office.db, office.clock.now())

  expect((await order(browser, 'deed', 'key-1')).body).not.toEqual(first)
  expect(await ordersOf('deed')).toBe(2)
})

test.each(['', 'two words', 'x'.repeat(201)])('%j is not a valid key', async (key) => {
  const { browser } = await office.signedIn('customer')

  expect((await order(browser, 'will', key)).status).toBe(400)
  expect(await ordersOf('will')).toBe(0)
})

test('a visitor gets 401, also with a key', async () => {
  expect((await order(office.visitor(), 'visa', 'key-1')).status).toBe(401)
})
