import { search } from '@kakehashi/contract/search'
import { leave } from '@kakehashi/contract/account-data'
import { deleteUser, updateProfile } from '@kakehashi/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls, CustomerView } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let hanako: SignedInUser
let order: CustomerView

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
  order = await calls.submitRequest(hanako)
})
afterAll(() => office.close())

async function find(q: string) {
  const { status, body } = await clerk.browser.call(search, { query: { q } })
  expect(status).toBe(200)
  return {
    people: body.people.map(({ _id }) => _id),
    orders: body.requests.map(({ _id }) => _id),
  }
}

const waysToSay = [
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
test.each(waysToSay)('Hanako Yamada and her order are found by %s', async (q) => {
  expect(await find(q)).toEqual({ people: [hanako.user._id], orders: [order._id] })
})

test('the beginning that two people share finds both', async () => {
  const { people, orders } = await find('yam')

  expect(people).toHaveLength(2)
  expect(people).toContain(hanako.user._id)
  expect(orders).toEqual([order._id])
})

test('an order is found by its number, with dashes or without, with its letter or without, and by its tail', async () => {
  const number = order.orderNumber
  const [letter = '', year = '', tail = ''] = number.split('-')
  const said = [
    number,
    number.replaceAll('-', ''),
    number.toLowerCase(),
    `${letter} ${year} ${tail}`,
  ]
  for (const q of [...said, `${year}-${tail}`, `${year}${tail}`, tail]) {
    expect({ q, ...(await find(q)) }).toEqual({ q, people: [], orders: [order._id] })
  }
})

test.each(['', 'y', '山', 'や', '0', ' ', '%', '_', '%%', '__', '*', "'", '\\', '山%', 'y%', 'y_'])(
  'one character, or none that counts, finds nothing: %j',
  async (q) => {
    expect(await find(q)).toEqual({ people: [], orders: [] })
  },
)

test.each(['ya%da', 'y_mada', '%amada', '_amada', 'amada', 'yamada smith', '1234', 'mail.example'])(
  'a sign is no wildcard, and the middle of a word is no beginning: %s',
  async (q) => {
    expect(await find(q)).toEqual({ people: [], orders: [] })
  },
)

test('a changed name finds the person by the new one and no longer by the old; the order keeps the name it was placed under', async () => {
  const bride = await office.signedIn('customer', { firstName: 'Midori', lastName: 'Kobayashi' })
  const { _id: placed } = await calls.submitRequest(bride)
  const { user, browser } = bride
  const names = { firstName: 'Midori', lastName: 'Thompson' }
  const body = { ...names, email: user.email, phone: user.phone }
  expect((await browser.call(updateProfile, { body })).status).toBe(200)

  expect(await find('kobayashi')).toEqual({ people: [], orders: [placed] })
  expect(await find('thompson')).toEqual({ people: [user._id], orders: [] })
})

test('whoever was deleted or has left is not found, nor what they ordered by how they were reached', async () => {
  const deleted = await office.signedIn('customer', {
    lastName: 'Ichikawa',
    phone: '070-9999-0001',
  })
  const left = await office.signedIn('customer', { lastName: 'Ichikawa', phone: '070-9999-0002' })
  const { _id: id } = await calls.submitRequest(left)
  await calls.put(clerk, id, '/close', { reason: '' })
  await clerk.browser.call(deleteUser, { params: { id: deleted.user._id } })
  await left.browser.call(leave, { body: { currentPassword: left.password } })

  expect((await find('ichikawa')).people).toEqual([])
  expect((await find('ichikawa')).orders).toEqual([id])
  expect(await find('0709999')).toEqual({ people: [], orders: [] })
})

test('of people with the same name, the newest come first', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { user } = await office.signedIn('customer', { lastName: 'Nakamura' })
    ids.unshift(user._id)
  }

  expect((await find('nakamura')).people).toEqual(ids)
})

test('two words find someone among thousands who share the first', async () => {
  const { user } = await office.signedIn('customer', {
    firstName: 'Chiyoko',
    lastName: 'Matsumoto',
  })
  await sql`insert into search_words (subject_kind, subject_id, word)
    select 'user', uuidv7(), 'matsumoto' from generate_series(1, 2000)`.execute(office.db)

  for (const q of ['matsumoto chiyoko', 'chiyoko matsumoto', 'matsumoto chi', 'matsumoto 09']) {
    expect((await find(q)).people).toContain(user._id)
  }
})

test('only the office searches', async () => {
  expect((await hanako.browser.call(search, { query: { q: 'yamada' } })).status).toBe(403)
  expect((await office.visitor().call(search, { query: { q: 'yamada' } })).status).toBe(401)
})
