import type { ServiceView } from '@kakehashi/contract/services'
import * as services from '@kakehashi/contract/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { offerService } from '../support/services.ts'

let office: Office
let admin: SomeoneSignedIn
let colleague: SomeoneSignedIn
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
  colleague = await office.signedIn('admin', { firstName: 'Keiko', lastName: 'Oshiro' })
})
afterAll(() => office.close())

async function open(id: string, { browser }: SomeoneSignedIn): Promise<ServiceView> {
  return (await browser.call(services.getService, { params: { id } })).body
}

/** The edit page as it was opened, with something changed. */
function save(by: SomeoneSignedIn, opened: ServiceView, change: Partial<ServiceView>) {
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
])('an edit page left open does not put back an old %s', async (_what, theirs) => {
  const id = await offerService(office)
  const leftOpen = await open(id, admin)
  expect((await save(colleague, await open(id, colleague), theirs)).status).toBe(200)
  const mine = { description: 'Typed for ten minutes' }
  const refused = await save(admin, leftOpen, mine)

  expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile'])
  expect(refused.body.message).toContain('Keiko Oshiro')
  const now = await open(id, admin)
  expect(now).toMatchObject(theirs)
  expect((await save(admin, now, mine)).body).toMatchObject({ ...theirs, ...mine })
})

test('the same save sent again is done already, and answers with what is seen now', async () => {
  const opened = await open(await offerService(office), admin)
  const [first, again] = [
    await save(admin, opened, { price: 70 }),
    await save(admin, opened, { price: 70 }),
  ]

  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
})

test('a call that does not say what it has seen is taken at its word', async () => {
  const id = await offerService(office)
  const { version: _, ...leftOpen } = await open(id, admin)
  await save(colleague, await open(id, colleague), { price: 60 })

  expect((await save(admin, leftOpen, { price: 45 })).body.price).toBe(45)
})

test('visitors are told nothing from which a price could be guessed', async () => {
  const id = await offerService(office)
  const visitor = office.visitor()
  const { body: list } = await visitor.call(services.listServices)
  const { body: one } = await visitor.call(services.getService, { params: { id } })

  for (const seen of [...list, one]) expect(seen).not.toHaveProperty('version')
})
