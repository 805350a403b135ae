import * as services from '@kakehashi/contract/services/services'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedUser } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedService, sampleService } from '../support/services.ts'

let office: Office
let admin: Browser
let visitor: Browser
let id: string
beforeAll(async () => {
  office = await openOffice()
  admin = (await seedUser(office, { isAdmin: true })).browser
  visitor = office.visitor()
  id = await seedService(office, 'Legal')
})
afterAll(() => office.close())
beforeEach(() => office.changeSetting('publicPrices', false))

function getList(browser: Browser, tag?: string) {
  return browser.call(services.listServices, tag ? { headers: { 'if-none-match': tag } } : {})
}

/** The price in the list and in the single service. */
async function pricesSeenBy(browser: Browser) {
  const list = await getList(browser)
  const one = await browser.call(services.getService, { params: { id } })
  return [list.body[0]?.price, one.body.price]
}

describe('prices', () => {
  test('are not shown to visitors or translators', async () => {
    const translator = (await seedUser(office, { isTranslator: true })).browser

    expect(await pricesSeenBy(visitor)).toEqual([undefined, undefined])
    expect(await pricesSeenBy(translator)).toEqual([undefined, undefined])
  })

  test('are shown to everyone when the setting is on', async () => {
    await office.changeSetting('publicPrices', true)

    expect(await pricesSeenBy(visitor)).toEqual([45.5, 45.5])
  })

  test('are always shown to admins, except in the public list', async () => {
    const { body } = await admin.call(services.listServices, { query: { drafts: '1' } })

    expect(body[0]?.price).toBe(45.5)
    expect(await pricesSeenBy(admin)).toEqual([undefined, 45.5])
  })
})

describe('the public list', () => {
  test('is the same for every caller, so that it can be cached', async () => {
    const toVisitor = await getList(visitor)
    const toAdmin = await getList(admin)

    expect(toVisitor.headers.get('cache-control')).toBe('public, max-age=5')
    expect(toAdmin.body).toEqual(toVisitor.body)
    expect(toAdmin.headers.get('etag')).toBe(toVisitor.headers.get('etag'))
    expect(toVisitor.headers.has('set-cookie')).toBe(false)
  })

  test('is not cached when it includes drafts', async () => {
    const { headers } = await admin.call(services.listServices, { query: { drafts: '1' } })

    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('etag')).toBe(false)
  })

  test('is not sent again to a caller that has it', async () => {
    const { headers } = await getList(visitor)
    const tag = headers.get('etag') ?? ''
    for (const sentTag of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
      const again = await getList(visitor, sentTag)

      expect([again.status, again.body]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('cache-control')).toBe('public, max-age=5')
    }
    expect((await getList(visitor, '"another"')).status).toBe(200)
  })

  const changes: Record<string, () => Promise<unknown>> = {
    'a service is changed': () => {
      const body = { ...sampleService(), name: 'Legal', description: 'Deeds as well' }
      return admin.call(services.updateService, { params: { serviceId: id }, body })
    },
    'a service is added': () => seedService(office),
    'a service is withdrawn': async () => {
      const { body } = await getList(visitor)
      return admin.call(services.deleteService, { params: { id: body.at(-1)?._id ?? '' } })
    },
    'prices are published': () => office.changeSetting('publicPrices', true),
  }
  test.each(Object.entries(changes))('is sent again when %s', async (_what, change) => {
    const { headers } = await getList(visitor)
    await change()

    expect((await getList(visitor, headers.get('etag') ?? '')).status).toBe(200)
  })

  test('does not change when a draft is created', async () => {
    const { headers } = await getList(visitor)
    await admin.call(services.createService)

    expect((await getList(visitor, headers.get('etag') ?? '')).status).toBe(304)
  })
})
