import type { ServiceView } from '@kakehashi/contract/services/services'
import * as services from '@kakehashi/contract/services/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedService } from '../support/services.ts'

let office: Office
let admin: SignedInUser
let colleague: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
  colleague = await office.signedIn('admin', { firstName: 'Keiko', lastName: 'Oshiro' })
})
afterAll(() => office.close())

async function open(id: string, { browser }: SignedInUser): Promise<ServiceView> {
  return (await browser.call(services.getService, { params: { id } })).body
}

/** Submits the edit form as it was loaded, with some fields changed. */
function save(by: SignedInUser, opened: ServiceView, change: Partial<ServiceView>) {
  const { _id: serviceId, name, description, price, icon, image, version } = opened
  const body = { name, description, price, icon, image, version, ...change }
  return by.browser.call(services.updateService, { params: { serviceId }, body })
}

test.each<[string, Partial<ServiceView>]>([
  ['price', { price: 60 }],
  ['name', { name: 'Powers of attorney' }],
  ['Japanese name', { nameJa: '委任状' }],
  ['Japanese description', { descriptionJa: '委任状など' }],
  ['number of days', { usualWorkingDays: 9 }],
  ['picture', { image: 'https://example.com/a.png' }],
])('an outdated edit form does not restore an old %s', async (_what, otherChange) => {
  const id = await seedService(office)
  const outdated = await open(id, admin)
  expect((await save(colleague, await open(id, colleague), otherChange)).status).toBe(200)
  const ownChange = { description: 'Typed for ten minutes' }
  const refused = await save(admin, outdated, ownChange)

  expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile'])
  expect(refused.body.message).toContain('Keiko Oshiro')
  const current = await open(id, admin)
  expect(current).toMatchObject(otherChange)
  expect((await save(admin, current, ownChange)).body).toMatchObject({
    ...otherChange,
    ...ownChange,
  })
})

test('saving the same form twice succeeds both times', async () => {
  const opened = await open(await seedService(office), admin)
  const [first, second] = [
    await save(admin, opened, { price: 70 }),
    await save(admin, opened, { price: 70 }),
  ]

  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
})

test('a save without a version is always accepted', async () => {
  const id = await seedService(office)
  const { version: _, ...outdated } = await open(id, admin)
  await save(colleague, await open(id, colleague), { price: 60 })

  expect((await save(admin, outdated, { price: 45 })).body.price).toBe(45)
})

test('visitors do not get the version, from which a price could be guessed', async () => {
  const id = await seedService(office)
  const visitor = office.visitor()
  const { body: list } = await visitor.call(services.listServices)
  const { body: one } = await visitor.call(services.getService, { params: { id } })

  for (const service of [...list, one]) expect(service).not.toHaveProperty('version')
})
