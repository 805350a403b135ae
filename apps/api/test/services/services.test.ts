import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import * as services from '@kakehashi/contract/services/services'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedUser, createCaller } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import { comparableReply, sortedStatuses } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedService, sampleService } from '../support/services.ts'
import { findPublishedServiceByName } from '../../src/services/queries.ts'

let office: Office
let admin: Browser
let visitor: Browser
beforeAll(async () => {
  office = await openOffice()
  admin = (await seedUser(office, { isAdmin: true })).browser
  visitor = office.visitor()
})
afterAll(() => office.close())
beforeEach(() => office.db.deleteFrom('services').execute())

async function blankService(): Promise<string> {
  return (await admin.call(services.createService)).body._id
}

function change(serviceId: string, body: object = {}, browser = admin) {
  const params = { serviceId }
  return browser.call(services.updateService, { params, body: { ...sampleService(), ...body } })
}

async function offeredNames(): Promise<string[]> {
  return (await visitor.call(services.listServices)).body.map(({ name }) => name)
}

const drafts = { query: { drafts: '1' } }

describe('a service is a draft until it has a name, a description and a price', () => {
  test('a new service is listed only for admins who ask for drafts', async () => {
    const id = await blankService()

    expect((await visitor.call(services.listServices)).body).toEqual([])
    expect((await admin.call(services.listServices)).body).toEqual([])
    expect((await admin.call(services.listServices, drafts)).body).toMatchObject([
      { _id: id, name: '', slug: '', description: '', isDraft: true, usualWorkingDays: 3 },
    ])
  })

  test('a complete service is listed for everyone', async () => {
    const id = await blankService()
    const { status, body } = await change(id, {
      serviceId: id,
      name: 'International Business',
      nameJa: '国際ビジネス',
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'International Business', price: 45.5, isDraft: false })
    const { body: offered } = await visitor.call(services.listServices)
    expect(offered).toEqual([
      {
        _id: id,
        name: 'International Business',
        nameJa: '国際ビジネス',
        kind: 'translation',
        slug: 'international-business',
        description: 'Contracts, affidavits and the like',
        icon: '',
        image: '',
        usualWorkingDays: 3,
        createdAt: body.createdAt,
      },
    ])
  })

  test('for everyone else a draft or withdrawn service is the same as a missing one', async () => {
    const draft = await blankService()
    const withdrawn = await seedService(office)
    await office.db
      .updateTable('services')
      .set({ archived_at: office.clock.now() })
      .where('id', '=', withdrawn)
      .execute()
    for (const kind of ['visitor', 'customer', 'translator', 'admin with weak sign-in'] as const) {
      const { browser } = await createCaller(office, kind)
      const getService = async (id: string) =>
        comparableReply(await browser.call(services.getService, { params: { id } }))
      const absent = await getService(uuidv7())

      expect(absent.status).toBe(404)
      expect(await getService(draft)).toEqual(absent)
      expect(await getService(withdrawn)).toEqual(absent)
      expect(await getService('no-such-service')).toEqual(absent)
    }
    expect((await admin.call(services.getService, { params: { id: draft } })).body).toMatchObject({
      isDraft: true,
    })
    const { body } = await admin.call(services.getService, { params: { id: withdrawn } })
    expect(body).toMatchObject({ isDraft: false, archivedAt: expect.any(String) })
  })

  test.each([
    ['visitor', 401, 'not-signed-in'],
    ['customer', 403, 'forbidden'],
    ['translator', 403, 'forbidden'],
    ['admin with weak sign-in', 403, 'must-change-password'],
  ] as const)('drafts are not listed for: %s', async (kind, status, code) => {
    const { browser } = await createCaller(office, kind)
    const reply = await browser.call(services.listServices, drafts)

    expect([reply.status, Object(reply.body).code]).toEqual([status, code])
  })

  test('a service can be requested by its full name only, and not while it is a draft', async () => {
    await blankService()
    const id = await seedService(office, 'Legal Documents')

    expect(await findPublishedServiceByName(office.db, 'Legal Documents')).toMatchObject({ id })
    expect(await findPublishedServiceByName(office.db, 'legal documents')).toMatchObject({ id })
    expect(await findPublishedServiceByName(office.db, 'Legal')).toBeUndefined()
    expect(await findPublishedServiceByName(office.db, '')).toBeUndefined()
    await office.db.updateTable('services').set({ price_cents: null }).execute()
    expect(await findPublishedServiceByName(office.db, 'Legal Documents')).toBeUndefined()
  })
})

test('services are listed oldest first', async () => {
  for (const name of ['Legal', 'Medical', 'Technical']) {
    await seedService(office, name)
    office.clock.advance(1_000)
  }

  expect(await offeredNames()).toEqual(['Legal', 'Medical', 'Technical'])
})

test('a service is found by its id and by its name', async () => {
  const names = ['Legal', 'Konin-Todoke (婚姻届)', '訳'.repeat(100)]
  for (const name of names) {
    const _id = await seedService(office, name)

    for (const id of [_id, name, name.toUpperCase()]) {
      const { body } = await visitor.call(services.getService, { params: { id } })
      expect(body).toMatchObject({ _id, name })
    }
  }
  await blankService()
  expect((await admin.call(services.getService, { params: { id: '!!' } })).status).toBe(404)
})

test('a repeated call with the same idempotency key creates one service', async () => {
  const headers = { 'idempotency-key': uuidv7() }
  const replies = await Promise.all(
    [1, 2, 3].map(() => admin.call(services.createService, { headers })),
  )

  expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1)
  expect((await admin.call(services.listServices, drafts)).body).toHaveLength(1)
})

describe('changing a service', () => {
  test('keeps fields that are missing from the form and clears fields that are empty', async () => {
    const id = await blankService()
    const picture = 'https://example.com/image.png'
    await change(id, {
      icon: 'https://example.com/icon.png',
      image: picture,
      nameJa: '法律文書',
      descriptionJa: '契約書など\n宣誓供述書など',
      usualWorkingDays: 5,
    })
    const { icon: _, image: __, ...required } = sampleService()
    const kept = await admin.call(services.updateService, {
      params: { serviceId: id },
      body: required,
    })
    const emptied = await change(id, { nameJa: '', descriptionJa: null, usualWorkingDays: 0 })

    expect(kept.body).toMatchObject({
      icon: 'https://example.com/icon.png',
      image: picture,
      nameJa: '法律文書',
      descriptionJa: '契約書など\n宣誓供述書など',
      usualWorkingDays: 5,
    })
    expect(emptied.body).toMatchObject({ icon: '', image: '', usualWorkingDays: 0 })
    expect(emptied.body).not.toHaveProperty('nameJa')
    expect(emptied.body).not.toHaveProperty('descriptionJa')
  })

  test('stores the URL of an external picture without fetching it', async () => {
    let connections = 0
    const external = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await once(external.listen(0, '127.0.0.1'), 'listening')
    // A server that listens on a port has an address with one.
    const { port } = external.address() as AddressInfo
    const address = `https://127.0.0.1:${port}/picture.png`
    const { body } = await change(await blankService(), { icon: address, image: address })
    await visitor.call(services.listServices)
    await office.runJobs()
    external.close()

    expect(body).toMatchObject({ icon: address, image: address })
    expect(connections).toBe(0)
  })

  test('is refused if the body names another service than the path', async () => {
    expect((await change(await blankService(), { serviceId: uuidv7() })).status).toBe(400)
  })

  test('records the names of the changed fields, and nothing if nothing changed', async () => {
    const id = await blankService()
    const same = { ...sampleService(), name: 'Secret plan' }
    await change(id, same)
    await change(id, same)
    const events = await office.db
      .selectFrom('events')
      .select(['kind', 'fields'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()

    expect(events).toEqual([
      { kind: 'service.created', fields: [] },
      { kind: 'service.changed', fields: ['name', 'slug', 'description', 'price_cents'] },
    ])
  })

  test('is refused if another service has the same slug', async () => {
    await seedService(office, 'Legal Documents')
    const other = await seedService(office, 'Medical')
    const { status, body } = await change(other, { name: 'legal  documents!' })

    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'service-name-taken',
      message: 'Another service already has this name. Choose a different name.',
      fields: { name: 'Another service has this name' },
    })
    expect(await offeredNames()).toEqual(['Legal Documents', 'Medical'])
  })

  test('refuses one of two admins who choose the same name at the same time', async () => {
    const other = (await seedUser(office, { isAdmin: true })).browser
    const [first, second] = [await blankService(), await blankService()]
    const replies = await Promise.all([
      change(first, { name: 'Passports' }),
      change(second, { name: 'Passports' }, other),
    ])

    expect(sortedStatuses(replies)).toEqual([200, 409])
    expect(await offeredNames()).toEqual(['Passports'])
  })
})
