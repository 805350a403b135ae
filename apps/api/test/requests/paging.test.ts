import { listMessages as messagesCall } from '@kakehashi/contract/requests/messages'
import { listRequests as requestsCall } from '@kakehashi/contract/requests/requests'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAwaitingReply } from '../../src/requests/conversations/queries.ts'
import { toCursor } from '../../src/db/cursor.ts'
import { listMessages } from '../../src/requests/messages/queries.ts'
import type { Browser } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import { seedRequest } from '../support/seed-request.ts'
import { seedService } from '../support/services.ts'
import { listRequests } from '../../src/requests/queries.ts'
import { seedRequests, seedMessages } from '../support/seed-many-requests.ts'
import { indexedLists } from './indexed-lists.ts'

const count = process.env['FULL'] ? 100_000 : 50_000
const messageCount = 5_000

let office: Office
let serviceId: string
let clerk: SignedInUser
let regular: SignedInUser
let occasional: SignedInUser
let translator: SignedInUser
let thread: string

beforeAll(async () => {
  office = await openOffice()
  clerk = await office.signedIn('admin')
  regular = await office.signedIn('customer')
  occasional = await office.signedIn('customer')
  translator = await office.signedIn('translator')
  serviceId = await seedService(office)
  await seedRequests(office.adminDb, {
    count,
    atOnce: 1_000,
    serviceId,
    userIds: [regular.user._id, occasional.user._id],
    translatorId: translator.user._id,
  })
  thread = await seedRequest(office, regular.user._id, { createdAt: new Date('2019-01-01') })
  await seedMessages(office.db, thread, regular.user._id, messageCount)
  await analyze(office.adminDb)
}, 60_000)
afterAll(() => office.close())

interface Item {
  readonly _id: string
  readonly createdAt: string
}

/** Follows the Link headers and returns every page. */
async function walk(browser: Browser, path: string): Promise<Item[][]> {
  const pages: Item[][] = []
  for (let next: string | undefined = path; next;) {
    const { status, headers, body }: { status: number; headers: Headers; body: Item[] } =
      await browser.send('GET', next)
    expect(status).toBe(200)
    pages.push(body)
    next = /^<([^>]+)>; rel="(?:next|prev)"$/.exec(headers.get('link') ?? '')?.[1]
  }
  return pages
}

async function idsAt({ browser }: SignedInUser, path: string): Promise<string[]> {
  return (await walk(browser, path)).flat().map(({ _id }) => _id)
}

async function idsWhere(condition: string, order = 'created_at desc, id desc'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from requests where ${sql.raw(condition)} order by ${sql.raw(order)}`.execute(
    office.db,
  )
  return rows.map(({ id }) => id)
}

const dueFirst = "coalesce(due_on, 'infinity'), created_at, id"
const open = 'completed_at is null and closed_at is null'

test(`${count} requests, a thousand with each time, are each on one page, newest first`, async () => {
  const pages = await walk(clerk.browser, '/api/requests?limit=500')
  const ids = pages.flat().map(({ _id }) => _id)

  expect(ids).toHaveLength(count + 1)
  expect(ids).toEqual(await idsWhere('true'))
}, 120_000)

test.each([
  ['stage=payment', "stage = 'payment' and closed_at is null"],
  ['stage=due', 'due_on is not null and closed_at is null', dueFirst],
  ['stage=quote&sort=due', "stage = 'quote' and closed_at is null", dueFirst],
  ['stage=complete', "stage = 'complete' and closed_at is null"],
  ['stage=cancelled', 'closed_at is not null'],
  ['stage=balance-due', "stage = 'complete' and completed_at is null"],
])(
  'the list %s is complete, for any page size',
  async (query, condition, order?: string) => {
    const expected = await idsWhere(condition, order)
    for (const limit of [333, 500]) {
      const pages = await walk(clerk.browser, `/api/requests?${query}&limit=${limit}`)
      expect(pages.flat().map(({ _id }) => _id)).toEqual(expected)
    }
  },
  120_000,
)

test('the lists of a customer and of a translator are complete, for staff and for themselves', async () => {
  const user = occasional.user._id
  const translatorId = translator.user._id
  const theirs = await idsWhere(`user_id = '${user}'`)
  const assigned = await idsWhere(`translator_id = '${translatorId}' and ${open}`)

  expect(await idsAt(clerk, `/api/requests?user=${user}&limit=500`)).toEqual(theirs)
  expect(await idsAt(occasional, '/api/requests/myrequests?limit=100')).toEqual(theirs)
  expect(await idsAt(clerk, `/api/requests?translator=${translatorId}&limit=500`)).toEqual(assigned)
  expect(await idsAt(translator, '/api/requests/assigned?limit=100')).toEqual(assigned)
  expect([theirs.length, assigned.length].every((length) => length > 1_000)).toBe(true)
}, 60_000)

test('a long thread is complete, with each message once and oldest first on every page', async () => {
  const pages = await walk(regular.browser, `/api/requests/${thread}/messages?limit=200`)
  const ids = pages.toReversed().flatMap((page) => page.map(({ _id }) => _id))
  const { rows } = await sql<{ id: string }>`
    select id from messages where request_id = ${thread} order by created_at, id`.execute(office.db)

  expect(ids).toHaveLength(messageCount)
  expect(ids).toEqual(rows.map(({ id }) => id))
}, 60_000)

const someId = '01a1dd6e-240a-750e-b4c5-f2d55333f86f'
const encoded = (text: string) => Buffer.from(text).toString('base64url')
const invalidCursors = [
  '',
  'x',
  '%00',
  "' or 1=1",
  encoded('2026-01-01T00:00:00.000Z'),
  encoded(someId),
  encoded(`2026-13-45T00:00:00.000Z ${someId}`),
  encoded(`2026-01-01T00:00:00.000Z ${someId}x`),
  encoded(`infinity ${someId}`),
  encoded(`+02026-01-01T00:00:00.000Z ${someId}`),
  'a'.repeat(201),
]
test.each(invalidCursors)('an invalid cursor is refused: %j', async (cursor) => {
  const lists = await clerk.browser.call(requestsCall, { query: { cursor } })
  const own = await regular.browser.send(
    'GET',
    `/api/requests/myrequests?cursor=${encodeURIComponent(cursor)}`,
  )
  const params = { requestId: thread }
  const messages = await clerk.browser.call(messagesCall, { params, query: { before: cursor } })

  expect([lists.status, own.status, messages.status]).toEqual([400, 400, 400])
})

test.each(['0000-01-01', '9999-12-31'])('a cursor with the date %s is accepted', async (day) => {
  const cursor = encoded(`${day}T00:00:00.000Z ${someId}`)

  expect((await clerk.browser.call(requestsCall, { query: { cursor } })).status).toBe(200)
})

const newest = { id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', created_at: new Date('2030-01-01') }
const deep = { id: newest.id, created_at: new Date('2020-01-01T05:00:00Z') }
test.each(indexedLists)(
  'the list of %s is read from its index, never sorted',
  async (_, page, ...indexes) => {
    const ids = {
      service: serviceId,
      customer: occasional.user._id,
      translator: translator.user._id,
    }
    for (const after of [undefined, newest, deep]) {
      const [plan] = await plansOf(office.database.url, (db) =>
        listRequests(db, { ...page(ids), limit: 50, after }),
      )
      expect(plan?.steps.filter((step) => /Sort|Seq Scan requests|Bitmap/.test(step))).toEqual([])
      const used = indexes.filter((index) => plan?.steps.includes(`Index Scan ${index}`))
      expect(used).toHaveLength(1)
    }
  },
)

test('the list of waiting customers is read from its index, never sorted', async () => {
  for (const after of [undefined, newest, deep]) {
    const [plan] = await plansOf(office.database.url, (db) =>
      listAwaitingReply(db, { limit: 50, after }),
    )
    expect(plan?.steps).toContain('Index Scan requests_awaiting_reply')
    expect(plan?.steps.filter((step) => /Sort|Seq Scan requests/.test(step))).toEqual([])
  }
})

test('a page of a thread is read from its index, never sorted', async () => {
  for (const before of [undefined, deep]) {
    const [plan] = await plansOf(office.database.url, (db) =>
      listMessages(db, thread, { limit: 50, before }),
    )
    expect(plan?.steps).toContain('Index Scan messages_of_request')
    expect(plan?.steps.filter((step) => /Sort|Seq Scan messages/.test(step))).toEqual([])
  }
})

test('the cursor is the last row of the page', async () => {
  const { headers, body } = await clerk.browser.call(requestsCall, { query: { limit: '7' } })
  const last = body.at(-1)
  const cursor = toCursor({ id: last?._id ?? '', created_at: new Date(last?.createdAt ?? '') })

  expect(headers.get('link')).toBe(`</api/requests?limit=7&cursor=${cursor}>; rel="next"`)
})
