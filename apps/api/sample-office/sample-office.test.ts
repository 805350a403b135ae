import { createHash } from 'node:crypto'
import * as contract from '@kakehashi/contract/dashboard'
import { filePath } from '@kakehashi/contract/documents/file-reference'
import * as requests from '@kakehashi/contract/requests/requests'
import { isTranslationAvailable } from '@kakehashi/domain/request/state'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { after, duration } from '../src/clock.ts'
import { countFigures } from '../src/figures/count.ts'
import { recount } from '../test/counters/recount.ts'
import { readPaper } from '../test/support/certificates.ts'
import { countPlainly, storedFigures } from '../test/support/plain-figures.ts'
import type { DB } from '../src/db/schema.gen.ts'
import { sealEvents } from '../src/events/seal.ts'
import { verifyEvents } from '../src/events/verify.ts'
import type { Office, SignedInUser } from '../test/support/office.ts'
import { openOffice } from '../test/support/office.ts'
import { fillSampleOffice } from './fill.ts'
import { samplePassword } from './people.ts'
import { connectWithPreparedStatements } from './prepared-connection.ts'

let office: Office
let filledAt: Date
beforeAll(async () => {
  office = await openOffice(undefined, { isNew: true })
  filledAt = office.clock.now()
  const db = connectWithPreparedStatements(office.database.url, 8)
  await fillSampleOffice({ ...office, db }, filledAt)
  await db.destroy()
}, 300_000)
afterAll(() => office.close())

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int from (${query}) as found`.execute(office.db)
  return rows[0]?.count ?? 0
}

function sha256(bytes: ArrayBuffer): Buffer {
  return createHash('sha256').update(Buffer.from(bytes)).digest()
}

const signIn = (name: string) => office.signIn(`${name}@example.com`, samplePassword)

// The first test, because a login in a new browser is mailed.
test('no mail waits for anything that is past', async () => {
  const waiting = sql`
    select from graphile_worker.jobs where task_identifier not in ('draw-preview', 'render-site')`
  expect(await countOf(waiting)).toBe(0)
  expect(await countOf(sql`select from notices where state <> 'sent' or sent_at is null`)).toBe(0)
  expect(await countOf(sql`select from requests where remind_at <= ${filledAt}`)).toBe(0)
})

test('staff need no two-step login, and the owner is told so', async () => {
  const { browser, user } = await signIn('owner')
  const { body } = await browser.call(contract.dashboard, { query: { newest: '0' } })

  expect(user).not.toHaveProperty('signInRequirement')
  expect(body.staffNeedSecondFactor).toBe(false)
})

test('the year is full, and every stage has work waiting in it', async () => {
  const { browser } = await signIn('admin')
  const { body } = await browser.call(contract.dashboard, { query: { newest: '5' } })

  for (const stage of ['quote', 'payment', 'translate', 'review', 'delivery'] as const) {
    expect(body.stages[stage].count).toBeGreaterThanOrEqual(6)
    expect(body.stages[stage].count).toBeLessThanOrEqual(15)
    expect(body.stages[stage].newest).toHaveLength(5)
  }
  expect(body.stages.complete.count).toBeGreaterThan(200)
  expect(body.balanceDue).toBeGreaterThanOrEqual(5)
  expect(body.unread).toBeGreaterThanOrEqual(8)
  // Most requests have been viewed.
  expect(body.unread).toBeLessThan(30)
  expect(body.customers).toBe(81)
  expect(body.translators).toBe(7)
  expect(Object.values(body.serviceComponent)).not.toContain(0)
  expect(Object.values(body.referralSource)).not.toContain(0)
  expect(await countOf(sql`select from requests`)).toBeGreaterThanOrEqual(290)
  const since = (days: number) =>
    countOf(sql`select from requests where created_at
      between ${after(filledAt, -days * duration.day)} and ${filledAt}`)
  expect(await since(366)).toBeGreaterThanOrEqual(280)
  expect(await since(740)).toBe(await countOf(sql`select from requests`))
})

test('whatever can happen to a request has happened to some', async () => {
  const seen = await sql<{ kind: string }>`select distinct kind from events`.execute(office.db)
  const kinds = ['returned', 'requoted', 'quote-declined', 'closed', 'promised', 'released']
  const money = ['payment-recorded', 'payment-corrected', 'refunded', 'paid']
  for (const kind of [...kinds, ...money, 'document-added', 'message-written', 'note-written']) {
    expect(seen.rows).toContainEqual({ kind: `request.${kind}` })
  }
  expect(
    await countOf(sql`select from quotes where answer is null and expires_at < now()`),
  ).toBeGreaterThan(1)
  expect(await countOf(sql`select from requests where customer_unread > 0`)).toBeGreaterThan(5)
  const reminded = sql`select from notices where kind in ('quote-reminder', 'pickup-reminder')`
  expect(await countOf(reminded)).toBeGreaterThan(5)
})

test.each(['customer', 'staff'])(
  'the %s side of the threads does not repeat itself',
  async (side) => {
    const said = sql`select distinct comment from messages where sender = ${side}`
    expect(await countOf(said)).toBeGreaterThan(60)
  },
)

test('each sample person finds something to do', async () => {
  const customer = await signIn('customer')
  const { body: own } = await customer.browser.call(requests.myRequests)
  expect(new Set(own.map(({ stage }) => stage)).size).toBe(6)

  const translator = await signIn('translator')
  const { body: assigned } = await translator.browser.call(requests.assignedRequests)
  expect(assigned.length).toBeGreaterThanOrEqual(4)
})

test('one request is late, and it belongs to the sample customer', async () => {
  const { browser } = await signIn('admin')
  const { body } = await browser.call(contract.dashboard, { query: { newest: '5' } })
  const customer = await signIn('customer')

  expect(body.late.map(({ user }) => user)).toEqual([customer.user._id])
})

test('no figure differs from what a recount finds', async () => {
  const { stored, counted } = await recount(office.db)

  expect(stored).toEqual(counted)
  expect(Object.keys(stored).length).toBeGreaterThan(200)
})

test("no figure of the owner's dashboard differs from a plain count", async () => {
  await countFigures(office.db)
  const stored = await storedFigures(office.db)

  expect(stored).toEqual(await countPlainly(office.db))
  expect(new Set(Object.keys(stored).map((key) => key.split(' ')[2])).size).toBeGreaterThan(13)
})

test('the ledger sums up to what each request says was paid', async () => {
  const wrong = sql`
    select from requests left join payments on payments.request_id = requests.id
    group by requests.id having coalesce(sum(difference_cents), 0) <> paid_cents`

  expect(await countOf(wrong)).toBe(0)
  expect(await countOf(sql`select from payments`)).toBeGreaterThan(200)
})

test('every quote, answer and stage has its event, in the order of time', async () => {
  const backwards = sql`
    select from (select at - lag(at) over (partition by subject_id order by id) as passed
      from events where subject_kind = 'request') as steps where passed < interval '0'`

  expect(await countOf(backwards)).toBe(0)
  expect(await countOf(sql`select from quotes`)).toBe(
    await countOf(sql`select from events where kind in ('request.quoted', 'request.requoted')`),
  )
})

test('the history can be sealed and is whole', async () => {
  const { sealed } = await sealEvents(office.db, office.historyKeys)

  expect(sealed).toBeGreaterThan(2_000)
  expect(await verifyEvents(office.db, { keys: office.historyKeys })).toMatchObject({
    isIntact: true,
  })
})

test('photographs of the past are drawn after those that come in now', async () => {
  const drawings = sql`select from graphile_worker.jobs where task_identifier = 'draw-preview'`
  expect(await countOf(drawings)).toBeGreaterThan(20)
  expect(await countOf(sql`${drawings} and priority < 10`)).toBe(0)
})

test('names are noted and partly confirmed, and templates are half filled at the desk', async () => {
  const named = sql`select from name_entries join requests on requests.id = request_id`
  expect(await countOf(named)).toBeGreaterThan(20)
  expect(await countOf(sql`${named} where confirmed_at is null`)).toBeGreaterThan(3)
  expect(await countOf(sql`${named} where confirmed_at is not null`)).toBeGreaterThan(10)
  const drafts = sql`select from translation_drafts join files on files.id = file_id
    join requests on requests.id = files.request_id`
  expect(await countOf(sql`${drafts} where stage = 'translate'`)).toBeGreaterThan(1)
  expect(await countOf(sql`${drafts} where stage in ('review', 'delivery')`)).toBeGreaterThan(1)
})

test('a translation has the number of its order at the foot of the page', async () => {
  const admin = await signIn('admin')
  const translations = await office.db
    .selectFrom('files')
    .innerJoin('translation_drafts', 'translation_drafts.file_id', 'files.id')
    .innerJoin('requests', 'requests.id', 'files.request_id')
    .select(['requests.translation_id', 'requests.order_number'])
    .where('requests.translation_id', 'is not', null)
    .execute()
  expect(translations.length).toBeGreaterThan(1)
  for (const { translation_id: id, order_number: number } of translations) {
    const reply = await admin.browser.open(filePath(id ?? ''))
    expect(readPaper(Buffer.from(await reply.arrayBuffer())).text).toContain(number)
  }
})

interface Attached extends Pick<
  Selectable<DB['requests']>,
  'stage' | 'released_at' | 'total_cents' | 'paid_cents' | 'translation_id'
> {
  readonly id: string
  readonly role: 'document' | 'translation'
}

function isOpenToCustomer({ id, role, ...request }: Attached): boolean {
  if (role === 'document') return true
  const { stage, released_at, total_cents, paid_cents, translation_id } = request
  const state = { stage, releasedAt: released_at, totalCents: total_cents, paidCents: paid_cents }
  return id === translation_id && isTranslationAvailable(state)
}

const customers = new Map<string, Promise<SignedInUser>>()
function customerOf(email: string): Promise<SignedInUser> {
  const customer = customers.get(email) ?? office.signIn(email, samplePassword)
  customers.set(email, customer)
  return customer
}

async function listPapers() {
  const papers = await office.db
    .selectFrom('files')
    .innerJoin('requests', 'requests.id', 'files.request_id')
    .innerJoin('users', 'users.id', 'requests.user_id')
    .select(['files.id', 'files.role', 'files.sha256', 'files.media_type', 'users.email'])
    .select(['stage', 'released_at', 'total_cents', 'paid_cents', 'translation_id'])
    .execute()
  await office.changeSetting('bulkReading', { documents: papers.length, minutes: 10 })
  return papers
}

test('every paper is what was sent', async () => {
  const papers = await listPapers()
  const admin = await signIn('admin')
  const wrong: string[] = []
  for (const paper of papers) {
    // Only they get the file itself, and not a copy.
    const reader = paper.role === 'document' ? await customerOf(paper.email) : admin
    const reply = await reader.browser.open(filePath(paper.id))
    const isTheSame = sha256(await reply.arrayBuffer()).equals(paper.sha256)
    if (!reply.ok || !isTheSame) wrong.push(paper.id)
  }
  expect(wrong).toEqual([])
  expect(papers).toHaveLength(await countOf(sql`select from files`))
  expect(new Set(papers.map(({ media_type }) => media_type)).size).toBe(3)
}, 120_000)

test('a customer opens the translations that are released, and no others', async () => {
  const translations = (await listPapers()).filter(({ role }) => role === 'translation')
  const [released, kept] = [true, false].map((isOpen) =>
    translations.filter((paper) => isOpenToCustomer(paper) === isOpen).slice(0, 10),
  )
  const statuses = async (papers: typeof translations = []) => {
    const replies = papers.map(async ({ id, email }) => {
      const { browser } = await customerOf(email)
      return (await browser.open(filePath(id))).status
    })
    return new Set(await Promise.all(replies))
  }
  expect(await statuses(released)).toEqual(new Set([200]))
  expect(await statuses(kept)).toEqual(new Set([404]))
}, 120_000)

const tables = ['users', 'services', 'requests', 'files', 'messages', 'events', 'notices']

function sizes(): Promise<number[]> {
  return Promise.all(tables.map((table) => countOf(sql`select from ${sql.table(table)}`)))
}

test('a second start adds nothing', async () => {
  const before = await sizes()
  await fillSampleOffice(office, office.clock.now())

  expect(await sizes()).toEqual(before)
})
