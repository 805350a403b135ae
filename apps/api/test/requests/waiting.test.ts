import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import { writeMessage } from '@kakehashi/contract/requests/messages'
import { markRead } from '@kakehashi/contract/requests/requests'
import { getWaiting } from '@kakehashi/contract/requests/waiting'
import { readyOn, dayAt } from '@kakehashi/domain/calendar/working-days'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { listMayWait } from '../../src/requests/waiting/queries.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import type { CustomerView, RequestCalls } from '../support/request-calls.ts'
import { seedRequests } from '../support/seed-many-requests.ts'
import { seedRequest } from '../support/seed-request.ts'
import { seedService } from '../support/services.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
})
afterAll(() => office.close())

beforeEach(async () => {
  customer = await office.signedIn('customer')
})

const quote = { isQuoted: true, deposit: 20, totalPrice: 45 }

async function waiting(person = customer) {
  return (await person.browser.call(getWaiting)).body
}

async function kinds(): Promise<string[]> {
  return (await waiting()).items.map(({ kind }) => kind)
}

function write(by: SignedInUser, requestId: string, comment: string) {
  return by.browser.call(writeMessage, { params: { requestId }, body: { comment } })
}

test('each step of a request tells its customer what waits for them', async () => {
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  expect(await kinds()).toEqual([])

  await calls.put(clerk, id, '', quote)
  const [offered] = (await waiting()).items
  expect(offered).toMatchObject({
    kind: 'quote',
    request: id,
    orderNumber,
    requestItem: calls.service,
    amount: 45,
    ready: { condition: 'accept-and-pay' },
  })
  const { usualWorkingDays } = await calls.read<CustomerView>(customer, id)
  expect(offered?.ready?.on).toBe(readyOn(office.clock.now(), usualWorkingDays, sampleCalendar()))

  await calls.put(customer, id, '/answer', { quoteVersion: 1, answer: 'accepted' })
  expect((await waiting()).items).toMatchObject([
    { kind: 'deposit', amount: 20, ready: { condition: 'pay' } },
  ])
  await calls.put(clerk, id, '/paid', { paidAmount: 20 })
  expect(await kinds()).toEqual([])
})

test('a translation waits to be collected; after delivery its balance waits', async () => {
  const id = await seedRequest(office, customer.user._id, { stage: 'delivery', paidCents: 4000 })
  expect((await waiting()).items).toMatchObject([
    { kind: 'translation', amount: 60, canDownload: false },
  ])
  await calls.put(clerk, id, '', { isDelivered: true })
  expect((await waiting()).items).toMatchObject([{ kind: 'balance', amount: 60 }])
})

test('an unread message waits for the customer while the office goes on with the work', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  expect(await calls.read(customer, id)).toMatchObject({ actsNow: 'office', waiting: [] })
  await write(clerk, id, 'Page 2 is missing. Please send it.')
  await write(clerk, id, 'A photo is enough.')

  expect(await calls.read(customer, id)).toMatchObject({
    actsNow: 'office',
    waiting: ['message'],
  })
  expect((await waiting()).items).toMatchObject([
    { kind: 'message', unread: 2, comment: 'A photo is enough.' },
  ])

  await customer.browser.call(markRead, { params: { requestId: id } })
  expect(await calls.read(customer, id)).toMatchObject({ actsNow: 'office', waiting: [] })
  expect(await kinds()).toEqual([])
})

test('the office’s message is quoted, not the customer’s reply', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await write(clerk, id, 'Which spelling is right?')
  office.clock.advance(duration.minute)
  await write(customer, id, 'I will look it up')
  expect((await waiting()).items).toMatchObject([{ comment: 'Which spelling is right?' }])
})

test('a request is listed from the day after its promised day, until it is made', async () => {
  const id = await seedRequest(office, customer.user._id, { stage: 'translate', paidCents: 10_000 })
  const promisedOn = dayAt(
    new Date(office.clock.now().getTime() - duration.day),
    sampleOffice.timeZone,
  )
  await office.db
    .updateTable('requests')
    .set({ promised_on: promisedOn })
    .where('id', '=', id)
    .execute()
  expect((await waiting()).items).toMatchObject([{ kind: 'late', late: { promisedOn } }])
  expect(await calls.read(customer, id)).toMatchObject({ actsNow: 'office', waiting: [] })
})

test('quotes come first, then messages; the newest request first', async () => {
  const older = await seedRequest(office, customer.user._id, { stage: 'payment' })
  office.clock.advance(duration.minute)
  const newer = await seedRequest(office, customer.user._id, { stage: 'payment' })
  await seedRequest(office, customer.user._id, { stage: 'delivery' })
  await write(clerk, older, 'Hello')
  const { items, requests } = await waiting()
  expect(items.map(({ kind, request }) => [kind, request]).slice(0, 3)).toEqual([
    ['quote', newer],
    ['quote', older],
    ['message', older],
  ])
  expect(items[3]?.kind).toBe('translation')
  expect(requests).toBe(3)
})

test('cancelled requests wait for nobody, and others’ requests are not listed', async () => {
  await seedRequest(office, customer.user._id, { stage: 'payment', isClosed: true })
  const other = await office.signedIn('customer')
  await seedRequest(office, other.user._id, { stage: 'payment' })
  expect(await kinds()).toEqual([])
  expect((await waiting(other)).items).toHaveLength(1)
  expect((await waiting(clerk)).items).toEqual([])
})

test('an e-mail address waits to be confirmed', async () => {
  expect((await waiting()).unconfirmedEmail).toBe(customer.user.email)
  await office.db
    .updateTable('users')
    .set({ email_verified_at: office.clock.now() })
    .where('id', '=', customer.user._id)
    .execute()
  expect(await waiting()).not.toHaveProperty('unconfirmedEmail')
})

describe('a customer with thousands of requests', () => {
  test('gets at most twenty rows, read from an index', async () => {
    const other = await office.signedIn('customer')
    await seedRequests(office.adminDb, {
      count: 10_000,
      atOnce: 1000,
      serviceId: await seedService(office),
      userIds: [customer.user._id, other.user._id],
      translatorId: clerk.user._id,
    })
    // Years of finished work. Without triggers, which would take minutes.
    await office.adminDb.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`update requests set closed_at = created_at where stage <> 'complete' and user_id = ${customer.user._id}`.execute(
        trx,
      )
    })
    for (let count = 0; count < 21; count += 1) {
      await seedRequest(office, customer.user._id, { stage: 'payment' })
    }
    await analyze(office.adminDb)
    expect((await waiting()).items).toHaveLength(20)
    const [plan] = await plansOf(office.database.url, (db) =>
      listMayWait(db, customer.user._id, '2026-11-16', new Date()),
    )
    expect(plan?.steps).toContain('Index Scan requests_of_user_open')
    expect(plan?.steps.filter((step) => /Sort|Seq Scan requests|Bitmap/.test(step))).toEqual([])
  }, 60_000)
})
