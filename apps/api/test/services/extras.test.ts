import * as contract from '@kakehashi/contract/services/extras'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LiveListener } from '../support/live-listener.ts'
import { openOffice, type Office, type SignedInUser } from '../support/office.ts'

let office: Office
let clerk: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  clerk = await office.signedIn('admin')
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.deleteFrom('settings').where('key', '=', 'extras').execute()
})

const list = async () => (await clerk.browser.call(contract.listExtras)).body
const certificate = { name: 'Certificate', nameJa: '証明書', price: 10.5, unit: 'document' }
const save = (extraId: string, change: object = {}) =>
  clerk.browser.call(contract.saveExtra, {
    params: { extraId },
    body: { ...certificate, ...change },
  })

async function countEvents(): Promise<number> {
  const events = await office.db
    .selectFrom('events')
    .select('id')
    .where('subject_kind', '=', 'settings')
    .where('subject_id', '=', 'extras')
    .execute()
  return events.length
}

test('a new office has no extras', async () => {
  expect(await list()).toEqual([])
})

test('an admin adds an extra, changes it and removes it, and open screens hear of it', async () => {
  const id = crypto.randomUUID()
  const stream = await LiveListener.open(clerk.browser)
  expect(await save(id)).toMatchObject({ status: 200, body: { _id: id, ...certificate } })
  await save(id)
  expect(await list()).toEqual([{ _id: id, ...certificate }])
  await stream.until(() => stream.tags.includes('Service'))
  stream.close()

  await save(id, { price: 12, unit: 'each' })
  expect(await list()).toEqual([{ _id: id, ...certificate, price: 12, unit: 'each' }])
  const params = { extraId: id }
  expect((await clerk.browser.call(contract.removeExtra, { params })).status).toBe(200)
  expect((await clerk.browser.call(contract.removeExtra, { params })).status).toBe(200)
  expect(await list()).toEqual([])
})

test('every change of an extra is in the history, once', async () => {
  const before = await countEvents()
  await save(crypto.randomUUID())
  expect(await countEvents()).toBe(before + 1)
})

test.each([{ name: '' }, { nameJa: ' ' }, { price: 0 }, { price: 1.005 }, { unit: 'word' }])(
  'an extra with %o is refused',
  async (change) => {
    expect((await save(crypto.randomUUID(), change)).status).toBe(400)
    expect(await list()).toEqual([])
  },
)

test('there is a limit, which an existing extra does not reach', async () => {
  const extras = Array.from({ length: 50 }, () => ({
    id: crypto.randomUUID(),
    name: 'Post',
    nameJa: '郵送',
    priceCents: 500,
    unit: 'each',
  }))
  await office.changeSetting('extras', extras)
  expect((await save(crypto.randomUUID())).body).toMatchObject({ code: 'too-many-extras' })
  expect((await save(extras[0]?.id ?? '')).status).toBe(200)
})
