import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply, Browser } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

const count = 260

let office: Office
let admin: Browser
beforeAll(async () => {
  office = await openOffice()
  admin = (await office.signedIn('admin')).browser
  await office.signedIn('translator')
  await office.signedIn('contractor')
  // All with the same creation time, as after an import.
  const created_at = new Date('2025-04-01T00:00:00.123Z')
  const rows = Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    first_name: 'Many',
    last_name: `Caller ${index}`,
    email: `many.${index}@example.com`,
    phone: '090-0000-0000',
    branch: 'ARMY' as const,
    password_hash: 'none',
    created_at,
  }))
  await office.db.insertInto('users').values(rows).execute()
})
afterAll(() => office.close())

async function walk(query: Record<string, string>): Promise<UserView[][]> {
  const pages: UserView[][] = []
  let path: string | undefined = `/api/users?${new URLSearchParams(query)}`
  while (path) {
    const { status, headers, body }: Reply<UserView[]> = await admin.send('GET', path)
    expect(status).toBe(200)
    pages.push(body)
    path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  return pages
}

test.each(['100', '7', '52', '500'])(
  'the Link headers lead through the whole list in pages of %s, each user once',
  async (limit) => {
    const rows = (await walk({ limit })).flat()

    expect(rows).toHaveLength(count + 3)
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(count + 3)
  },
)

test('the list is newest first, a hundred per page by default', async () => {
  const [first = [], ...rest] = await walk({})
  const times = [...first, ...rest.flat()].map(({ createdAt }) => createdAt)

  expect(first).toHaveLength(100)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(first[0]).toMatchObject({ isContractor: true })
})

test('a new registration does not shift the next page', async () => {
  const first = await admin.call(users.listUsers, { query: { limit: '50', role: 'customer' } })
  const { user } = await office.register()
  const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const { body: second } = await admin.send<UserView[]>('GET', next)
  const ids = [...first.body, ...second].map(({ _id }) => _id)
  await office.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', user._id)
    .execute()

  expect(new Set(ids).size).toBe(100)
  expect(ids).not.toContain(user._id)
})

test('the list can be filtered by role, on every page', async () => {
  const customers = (await walk({ role: 'customer', limit: '90' })).flat()
  const translators = (await walk({ role: 'translator', limit: '1' })).flat()
  const admins = (await walk({ role: 'admin' })).flat()

  expect(customers).toHaveLength(count)
  expect(customers.some((one) => one.isAdmin || one.isTranslator || one.isContractor)).toBe(false)
  expect(translators).toMatchObject([{ isContractor: true }, { isTranslator: true }])
  expect(admins).toMatchObject([{ isAdmin: true }])
})

test.each([
  { limit: '0' },
  { limit: '501' },
  { limit: '2.5' },
  { limit: 'many' },
  { role: 'owner' },
  { offset: '10' },
])('the query %o is refused', async (query) => {
  expect((await admin.call(users.listUsers, { query })).status).toBe(400)
})

test.each([
  'nonsense',
  Buffer.from('2026-13-45T00:00:00.000Z 00000000-0000-7000-8000-000000000000').toString(
    'base64url',
  ),
  Buffer.from('2026-01-01T00:00:00.000Z not-an-id').toString('base64url'),
  '',
])('an invalid cursor is refused: %s', async (cursor) => {
  const { status, body } = await admin.call(users.listUsers, { query: { cursor } })

  expect(status).toBe(400)
  expect(body.message).toBe('Bad Request')
})

test('the list contains no credentials', async () => {
  const { body } = await admin.call(users.listUsers, { query: { limit: '500' } })

  expect(JSON.stringify(body)).not.toMatch(/password|hash|totp|secret/i)
})
