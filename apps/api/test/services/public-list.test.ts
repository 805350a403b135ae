import * as services from '@kakehashi/contract/services'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { member } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { offerService, sampleService } from '../support/services.ts'

let office: Office
let admin: Browser
let visitor: Browser
let id: string
beforeAll(async () => {
  office = await openOffice()
  admin = (await member(office, { isAdmin: true })).browser
  visitor = office.visitor()
  id = await offerService(office, 'Legal')
})
afterAll(() => office.close())
beforeEach(() => office.set('publicPrices', false))

function askList(browser: Browser, tag?: string) {
  return browser.call(services.listServices, tag ? { headers: { 'if-none-match': tag } } : {})
}

/** The price in the list, and on its own. */
async function pricesSeenBy(browser: Browser) {
  const list = await askList(browser)
  const one = await browser.call(services.getService, { params: { id } })
  return [list.body[0]?.price, one.body.price]
}

describe('prices', () => {
  test('are not shown to the public, nor to those who only translate', async () => {
    const translator = (await member(office, { isTranslator: true })).browser

    expect(await pricesSeenBy(visitor)).toEqual([undefined, undefined])
    expect(await pricesSeenBy(translator)).toEqual([undefined, undefined])
  })

  test('are shown to everyone once the office says so', async () => {
    await office.set('publicPrices', true)

    expect(await pricesSeenBy(visitor)).toEqual([45.5, 45.5])
  })

  test('are always shown to admins, apart from the list that everyone shares', async () => {
    const { body } = await admin.call(services.listServices, { query: { drafts: '1' } })

    expect(body[0]?.price).toBe(45.5)
    expect(await pricesSeenBy(admin)).toEqual([undefined, 45.5])
  })
})

describe('the list that everyone shares', () => {
  test('is the same to the letter for whoever asks, so that it may be kept on the way', async () => {
    const toVisitor = await askList(visitor)
    const toAdmin = await askList(admin)

    expect(toVisitor.headers.get('cache-control')).toBe('public, max-age=5')
    expect(toAdmin.body).toEqual(toVisitor.body)
    expect(toAdmin.headers.get('etag')).toBe(toVisitor.headers.get('etag'))
    expect(toVisitor.headers.has('set-cookie')).toBe(false)
  })

  test('with drafts it is kept nowhere', async () => {
    const { headers } = await admin.call(services.listServices, { query: { drafts: '1' } })

    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('etag')).toBe(false)
  })

  test('is not sent again to whoever has it', async () => {
    const { headers } = await askList(visitor)
    const tag = headers.get('etag') ?? ''
    for (const held of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
      const again = await askList(visitor, held)

      expect([again.status, again.body]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('cache-control')).toBe('public, max-age=5')
    }
    expect((await askList(visitor, '"another"')).status).toBe(200)
  })

  const changes: Record<string, () => Promise<unknown>> = {
    'a service is changed': () => {
      const body = { ...sampleService(), name: 'Legal', description: 'Deeds as well' }
      return admin.call(services.updateService, { params: { serviceId: id }, body })
    },
    'a service is added': () => offerService(office),
    'a service is withdrawn': async () => {
      const { body } = await askList(visitor)
      return admin.call(services.deleteService, { params: { id: body.at(-1)?._id ?? '' } })
    },
    'prices are published': () => office.set('publicPrices', true),
  }
  test.each(Object.entries(changes))('is sent again when %s', async (_what, happens) => {
    const { headers } = await askList(visitor)
    await happens()

    expect((await askList(visitor, headers.get('etag') ?? '')).status).toBe(200)
  })

  test('stays what it was while somebody fills in a draft', async () => {
    const { headers } = await askList(visitor)
    await admin.call(services.createService)

    expect((await askList(visitor, headers.get('etag') ?? '')).status).toBe(304)
  })
})
