import * as services from '@kakehashi/contract/services/services'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedUser, createCaller } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import { comparableReply } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { createBlankService, editService, offeredNames, seedService } from '../support/services.ts'
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

const drafts = { query: { drafts: '1' } }

describe('a service is a draft until it has a name, a description and a price', () => {
  test('a new service is listed only for admins who ask for drafts', async () => {
    const id = await createBlankService(admin)

    expect((await visitor.call(services.listServices)).body).toEqual([])
    expect((await admin.call(services.listServices)).body).toEqual([])
    expect((await admin.call(services.listServices, drafts)).body).toMatchObject([
      { _id: id, name: '', slug: '', description: '', isDraft: true, usualWorkingDays: 3 },
    ])
  })

  test('a complete service is listed for everyone', async () => {
    const id = await createBlankService(admin)
    const { status, body } = await editService(admin, id, {
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
    const draft = await createBlankService(admin)
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
    await createBlankService(admin)
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

  expect(await offeredNames(visitor)).toEqual(['Legal', 'Medical', 'Technical'])
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
  await createBlankService(admin)
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
