import { search } from '@kakehashi/contract/search'
import { leave } from '@kakehashi/contract/accounts/account-data'
import { deleteUser, updateProfile } from '@kakehashi/contract/accounts/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls, CustomerView } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { analyze, plansOf } from '../support/query-plan.ts'
import { seedManyPeople } from '../support/seed-many-people.ts'
import { searchOffice, searchSimilar } from '../../src/search/queries.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let hanako: SignedInUser
let request: CustomerView

const yamada = {
  firstName: 'Hanako',
  lastName: 'Yamada',
  nameJa: '山田 花子',
  nameKana: 'やまだ はなこ',
  email: 'hanako.yamada@mail.example',
  phone: '090-1234-5678',
}

beforeAll(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  clerk = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  await office.signedIn('customer', { firstName: 'Taro', lastName: 'Yamashita' })
  hanako = await office.signedIn('customer', yamada)
  request = await calls.submitRequest(hanako)
})
afterAll(() => office.close())

async function find(q: string) {
  const { status, body } = await clerk.browser.call(search, { query: { q } })
  expect(status).toBe(200)
  return {
    users: body.people.map(({ _id }) => _id),
    requests: body.requests.map(({ _id }) => _id),
  }
}

async function similar(q: string) {
  const { body } = await clerk.browser.call(search, { query: { q } })
  return {
    users: body.similar.people.map((person) => person._id),
    requests: body.similar.requests.map((one) => one._id),
  }
}

const queries = [
  '山田',
  '山田花子',
  '山田 花子',
  '花子',
  'やまだ',
  'ヤマダ',
  'ﾔﾏﾀﾞ',
  'Yamada',
  'YAMADA',
  'ｙａｍａｄａ',
  'yamad',
  'hanako',
  'Yamada Hanako',
  'hanako yam',
  '  yamada  ',
  'はなこ 山田',
  '09012345678',
  '090-1234-5678',
  '090 1234',
  '0901234',
  '+81 90-1234-5678',
  '819012',
  'hanako.yamada@mail.example',
  'hanako.yam',
  'HANAKO.YAMADA@',
  'yamada 090',
]
test.each(queries)('Hanako Yamada and her request are found by %s', async (q) => {
  expect(await find(q)).toEqual({ users: [hanako.user._id], requests: [request._id] })
})

test('a common prefix finds both users', async () => {
  const { users, requests } = await find('yam')

  expect(users).toHaveLength(2)
  expect(users).toContain(hanako.user._id)
  expect(requests).toEqual([request._id])
})

test('a request is found by its order number, with or without dashes and letter, and by its last digits', async () => {
  const number = request.orderNumber
  const [letter = '', year = '', digits = ''] = number.split('-')
  const whole = [
    number,
    number.replaceAll('-', ''),
    number.toLowerCase(),
    `${letter} ${year} ${digits}`,
  ]
  for (const q of [...whole, `${year}-${digits}`, `${year}${digits}`, digits]) {
    expect({ q, ...(await find(q)) }).toEqual({ q, users: [], requests: [request._id] })
  }
})

test.each(['5678', '4-5678', '345678', '２３４５６７８'])(
  'Hanako Yamada and her request are found by the last digits of the phone: %s',
  async (q) => {
    expect(await find(q)).toEqual({ users: [hanako.user._id], requests: [request._id] })
  },
)

test('a request is found by the last three digits of its number, the exact number first', async () => {
  const later = await office.signedIn('customer', { phone: '080-0000-1111' })
  const seeded: string[] = []
  for (const number of ['K-2025-00278', 'K-2026-01278', 'K-2026-00278', 'K-2026-02789']) {
    const { _id } = await calls.submitRequest(later)
    await office.db
      .updateTable('requests')
      .set({ order_number: number })
      .where('id', '=', _id)
      .execute()
    seeded.push(_id)
  }
  const [older, thousands, exact] = seeded

  expect(await find('278')).toEqual({ users: [], requests: [exact, older, thousands] })
  expect(await find('0278')).toEqual({ users: [], requests: [exact, older] })
  // Two digits would match one order in a hundred.
  expect(await find('78')).toEqual({ users: [], requests: [] })
})

test('a misspelled name finds similar names and their requests', async () => {
  const adam = await office.signedIn('customer', { firstName: 'Adam', lastName: 'Kowalski' })
  const other = await office.signedIn('customer', { firstName: 'Piotr', lastName: 'Kowalczyk' })
  const { _id } = await calls.submitRequest(adam)
  // Most similar first.
  expect(await similar('kowalsky')).toEqual({
    users: [adam.user._id, other.user._id],
    requests: [_id],
  })
  expect(await find('kowalsky')).toEqual({ users: [], requests: [] })
  expect(await similar('kowalsky adam')).toEqual({ users: [adam.user._id], requests: [_id] })
  expect(await similar('Kovalski Adan')).toEqual({ users: [adam.user._id], requests: [_id] })
  // The exact spelling finds what is meant.
  expect(await similar('kowalski')).toEqual({ users: [], requests: [] })
  for (const q of ['kow', 'kowalsky zoe', '山田', '5679', 'kowalsky 278']) {
    expect({ q, ...(await similar(q)) }).toEqual({ q, users: [], requests: [] })
  }
})

test.each(['', 'y', '山', 'や', '0', ' ', '%', '_', '%%', '__', '*', "'", '\\', '山%', 'y%', 'y_'])(
  'fewer than two letters or digits find nothing: %j',
  async (q) => {
    expect(await find(q)).toEqual({ users: [], requests: [] })
  },
)

test.each(['ya%da', 'y_mada', '%amada', '_amada', 'amada', 'yamada smith', '1234', 'mail.example'])(
  'wildcards and the middle of a word find nothing: %s',
  async (q) => {
    expect(await find(q)).toEqual({ users: [], requests: [] })
  },
)

test('after a change of name, the user is found by the new name and the request by the old one', async () => {
  const customer = await office.signedIn('customer', { firstName: 'Midori', lastName: 'Kobayashi' })
  const { _id: requestId } = await calls.submitRequest(customer)
  const { user, browser } = customer
  const names = { firstName: 'Midori', lastName: 'Thompson' }
  const body = { ...names, email: user.email, phone: user.phone }
  expect((await browser.call(updateProfile, { body })).status).toBe(200)

  expect(await find('kobayashi')).toEqual({ users: [], requests: [requestId] })
  expect(await find('thompson')).toEqual({ users: [user._id], requests: [] })
})

test('a deleted user is not found, and their requests only by number once they are erased', async () => {
  const deleted = await office.signedIn('customer', {
    lastName: 'Ichikawa',
    phone: '070-9999-0001',
  })
  const left = await office.signedIn('customer', { lastName: 'Ichikawa', phone: '070-9999-0002' })
  const { _id: id, orderNumber } = await calls.submitRequest(left)
  await calls.put(clerk, id, '/close', { reason: '' })
  await clerk.browser.call(deleteUser, { params: { id: deleted.user._id } })
  await left.browser.call(leave, { body: { currentPassword: left.password } })

  expect(await find('ichikawa')).toEqual({ users: [], requests: [id] })
  expect(await find('0709999')).toEqual({ users: [], requests: [id] })
  await eraseNow(office, left.user._id)
  expect(await find('ichikawa')).toEqual({ users: [], requests: [] })
  expect(await find('0709999')).toEqual({ users: [], requests: [] })
  expect((await find(orderNumber)).requests).toEqual([id])
})

test('users with the same name are listed newest first', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { user } = await office.signedIn('customer', { lastName: 'Nakamura' })
    ids.unshift(user._id)
  }

  expect((await find('nakamura')).users).toEqual(ids)
})

test('two words find one user among thousands who share the first word', async () => {
  const { user } = await office.signedIn('customer', {
    firstName: 'Chiyoko',
    lastName: 'Matsumoto',
  })
  await sql`insert into search_words (subject_kind, subject_id, word)
    select 'user', uuidv7(), 'matsumoto' from generate_series(1, 2000)`.execute(office.db)

  for (const q of ['matsumoto chiyoko', 'chiyoko matsumoto', 'matsumoto chi', 'matsumoto 09']) {
    expect((await find(q)).users).toContain(user._id)
  }
})

test('only staff may search', async () => {
  expect((await hanako.browser.call(search, { query: { q: 'yamada' } })).status).toBe(403)
  expect((await office.visitor().call(search, { query: { q: 'yamada' } })).status).toBe(401)
})

test('numbers and similar names are looked up in their indexes', async () => {
  await seedManyPeople(office.adminDb, 20_000)
  await analyze(office.adminDb)
  const plans = await plansOf(office.database.url, async (db) => {
    await searchOffice(db, '5678', 20)
    await searchSimilar(db, 'kowalsky', { people: [], requests: [] })
  })
  const steps = plans.flatMap((plan) => plan.steps)

  expect(steps.filter((step) => /Seq Scan (?:users|search_words)/.test(step))).toEqual([])
  expect(steps.join(' ')).toContain('users_phone_end')
  expect(steps.join(' ')).toContain('search_words_similar')
})
