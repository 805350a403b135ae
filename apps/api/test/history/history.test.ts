import { leave } from '@kakehashi/contract/accounts/account-data'
import * as users from '@kakehashi/contract/accounts/users'
import { downloadFile } from '@kakehashi/contract/documents/files'
import * as contract from '@kakehashi/contract/history'
import { describeEvent } from '@kakehashi/domain/history/event-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { erasePeople } from '../../src/jobs/erase-people.ts'
import { seedDocument } from '../documents/support/seed-document.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, owner, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer', { firstName: 'Miriam', lastName: 'Vance' })
})
afterAll(() => office.close())

const list = (query: Record<string, string>, by = owner) =>
  by.browser.call(contract.listHistory, { query })
const kindsOf = (entries: readonly contract.HistoryEntry[]) => entries.map(({ kind }) => kind)

test('an owner sees who did what, newest first, and a clerk does not', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 150 })
  const { body } = await list({ limit: '2' })
  expect(body[0]).toMatchObject({
    kind: 'request.quoted',
    by: { _id: clerk.user._id },
    about: { kind: 'request', _id: id, stage: 'payment' },
  })
  expect(body).toHaveLength(2)
  expect((await list({}, clerk)).status).toBe(403)
})

test('the pages together are the whole history, each entry once and in order', async () => {
  const all = (await list({ limit: '200' })).body
  const paged: contract.HistoryEntry[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: '3', ...(cursor !== undefined && { cursor }) })
    paged.push(...page.body)
    cursor = /cursor=([^>&]+)/.exec(page.headers.get('link') ?? '')?.[1]
  } while (cursor !== undefined)
  expect(paged).toEqual(all)
  const times = all.map(({ at, _id }) => `${at} ${_id}`)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('of a person: what they did, and what was done to their account', async () => {
  const { firstName, lastName, email } = customer.user
  await clerk.browser.call(users.updateUser, {
    params: { userId: customer.user._id },
    body: {
      firstName: 'Mirjam',
      lastName,
      email,
      isAdmin: false,
      isTranslator: false,
      isContractor: false,
    },
  })
  const { body } = await list({ person: customer.user._id })
  expect(firstName).toBe('Miriam')
  expect(kindsOf(body)).toEqual(
    expect.arrayContaining(['user.registered', 'request.created', 'user.changed-by-staff']),
  )
  expect(body[0]).toMatchObject({
    fields: ['first_name'],
    about: { kind: 'user', name: 'Mirjam Vance' },
  })
  const others = body.filter(({ by }) => by?._id !== customer.user._id)
  expect(kindsOf(others)).toEqual(['user.changed-by-staff'])
  expect(kindsOf((await list({ person: customer.user._id, group: 'requests' })).body)).toEqual([
    'request.created',
  ])
})

test('of a request by its order number, with who read which of its documents', async () => {
  const fileId = await seedDocument(office, customer.user._id)
  const { id, order_number: orderNumber } = await office.db
    .selectFrom('requests')
    .innerJoin('files', 'files.request_id', 'requests.id')
    .select(['requests.id', 'order_number'])
    .where('files.id', '=', fileId)
    .executeTakeFirstOrThrow()
  await calls.submitRequest(customer)
  const opened = await clerk.browser.call(downloadFile, { params: { id: fileId }, query: {} })
  expect(opened.status).toBe(200)
  const { body } = await list({ order: orderNumber.toLowerCase() })
  expect(new Set(body.map(({ about }) => (about?.kind === 'request' ? about._id : '')))).toEqual(
    new Set([id]),
  )
  const readings = (await list({ order: orderNumber, group: 'readings' })).body
  expect(readings).toMatchObject([
    { kind: 'file.downloaded', by: { _id: clerk.user._id }, about: { orderNumber } },
  ])
  const byClerk = await list({ order: orderNumber, person: clerk.user._id })
  expect(kindsOf(byClerk.body)).toEqual(['file.downloaded'])
  expect((await list({ order: 'K-1999-0001' })).body).toEqual([])
})

test('of a period, in days of the office', async () => {
  const today = '2026-11-26'
  // Half past midnight in Okinawa is still the day before in London.
  office.clock.setTo(new Date('2026-11-25T15:30:00.000Z'))
  const late = await office.signedIn('customer')
  owner = await office.signIn(owner.user.email, owner.password)
  const of = async (query: Record<string, string>) =>
    kindsOf((await list({ person: late.user._id, ...query })).body)
  expect(await of({ from: today, to: today })).toContain('user.registered')
  expect(await of({ to: '2026-11-25' })).toEqual([])
  expect(await of({ from: '2026-11-27' })).toEqual([])
})

test('an erased person is a deleted person in the history, whose entries stay', async () => {
  const gone = await office.signedIn('customer', { firstName: 'Quirina', lastName: 'Underhill' })
  await gone.browser.call(leave, { body: { currentPassword: gone.password } })
  office.clock.advance(7 * duration.day)
  await erasePeople(office.db, office.clock.now())
  owner = await office.signIn(owner.user.email, owner.password)
  const { body } = await list({ person: gone.user._id })
  expect(kindsOf(body)).toEqual(expect.arrayContaining(['user.registered', 'user.erased']))
  expect(JSON.stringify(body)).not.toContain('Quirina')
  for (const { by, about } of body) {
    expect(by?.name).toBeUndefined()
    expect(about).toEqual({ kind: 'user', _id: gone.user._id })
  }
})

test('every kind that the office has recorded has words in both languages', async () => {
  const rows = await office.db.selectFrom('events').select('kind').distinct().execute()
  const withoutWords = rows.filter(({ kind }) => describeEvent(kind).ja === kind)
  expect(withoutWords).toEqual([])
  expect(rows.length).toBeGreaterThan(5)
})
