import { serviceSlug } from '@kakehashi/domain/services'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceRow } from '../../src/services/queries.ts'
import { insertService } from '../../src/services/queries.ts'
import { enqueueSite } from '../../src/office/enqueue-site.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { renderAndServe, writeSite } from '../support/built-site.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
beforeAll(async () => {
  site = await writeSite()
  office = await openOffice(undefined, { siteFolder: site.folder })
})
afterAll(async () => {
  await office.close()
  await site.remove()
})

async function addService(name: string, more: Partial<ServiceRow> = {}): Promise<void> {
  await office.db.transaction().execute(async (trx) => {
    await insertService(trx, {
      id: uuidv7(),
      name,
      slug: serviceSlug(name),
      description: 'What we do',
      price_cents: 4_000,
      created_at: office.clock.now(),
      ...more,
    })
    await enqueueSite(trx)
  })
  await renderAndServe(office)
}

function read(path: string, headers: Record<string, string> = {}) {
  return office.visitor().send<string>('GET', path, undefined, headers)
}

describe('a service without a hand-written page', () => {
  test('shows its price only when prices are public', async () => {
    await addService('Will', { price_cents: 125_050 })
    expect(JSON.parse((await read('/services/will')).body)).toMatchObject({ priceCents: null })

    await office.changeSetting('publicPrices', true)
    await renderAndServe(office)
    const { body } = await read('/services/will')
    await office.changeSetting('publicPrices', false)
    expect(JSON.parse(body)).toMatchObject({ priceCents: 125_050 })
  })

  test('gets a page in each language from its texts', async () => {
    await addService("Driver's License", {
      name_ja: '運転免許証',
      description: 'Licenses and\n\ndriving records',
      description_ja: '免許証と運転記録',
      usual_working_days: 12,
    })
    const english = await read('/services/drivers-license')
    const japanese = await read('/ja/services/drivers-license')

    expect([english.status, japanese.status]).toEqual([200, 200])
    expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const facts = {
      slug: 'drivers-license',
      name: "Driver's License",
      nameJa: '運転免許証',
      description: 'Licenses and\n\ndriving records',
      descriptionJa: '免許証と運転記録',
      usualWorkingDays: 12,
    }
    expect(JSON.parse(english.body)).toMatchObject({ language: 'en', ...facts })
    expect(JSON.parse(japanese.body)).toMatchObject({ language: 'ja', ...facts })
  })

  test('allows its own script in the content security policy and is revalidated', async () => {
    await addService('Wills')
    const { headers } = await read('/services/wills')

    expect(headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-abc'; style-src 'self' 'sha256-def';",
    )
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toBe('accept-encoding')
  })

  test('is not sent again until its text changes', async () => {
    await addService('Leases')
    const tag = (await read('/services/leases')).headers.get('etag') ?? ''
    const again = await read('/services/leases', { 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])

    await office.db.transaction().execute(async (trx) => {
      const change = { description: 'Leases and deposits' }
      await trx.updateTable('services').set(change).where('slug', '=', 'leases').execute()
      await enqueueSite(trx)
    })
    await renderAndServe(office)
    const changed = await read('/services/leases', { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    expect(changed.body).toContain('Leases and deposits')
  })

  test.each(['br', 'gzip', 'identity', 'br;q=0, gzip'])(
    'is sent to a client that accepts %s',
    async (encoding) => {
      await addService(`Visa by ${encoding}`)
      const path = `/services/${serviceSlug(`Visa by ${encoding}`)}`
      const { headers, body } = await read(path, { 'accept-encoding': encoding })

      const sent = ['br', 'gzip'].find((one) => encoding.endsWith(one))
      expect(headers.get('content-encoding')).toBe(sent ?? null)
      expect(body).toContain(`Visa by ${encoding}`)
    },
  )

  test('may have a name of the maximum length', async () => {
    const name = '橋'.repeat(100)
    await addService(name)

    expect((await read(`/services/${encodeURIComponent(name)}`)).body).toContain(name)
  })
})

describe('a typed name redirects to the page', () => {
  test.each([
    ['/services/Legal', '/services/legal'],
    ['/ja/services/LEGAL', '/ja/services/legal'],
    ['/services/International%20Business', '/services/business'],
    ['/services/international-business', '/services/business'],
    ['/services/Name%20Change?from=flyer', '/services/name-change?from=flyer'],
    ['/services/%E5%87%BA%E7%94%9F%E5%B1%8A!', '/services/%E5%87%BA%E7%94%9F%E5%B1%8A'],
  ])('%s to %s', async (typed, target) => {
    const known = await office.db.selectFrom('services').select('slug').execute()
    for (const name of ['Name Change', '出生届', 'International Business']) {
      if (!known.some(({ slug }) => slug === serviceSlug(name))) await addService(name)
    }
    const { status, headers } = await read(typed)

    expect([status, headers.get('location')]).toEqual([301, target])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await read(target)).status).toBe(200)
  })

  test('a service with the name of a hand-written page does not replace it', async () => {
    await addService('Legal', { description: 'Another text' })

    expect((await read('/services/legal')).body).toBe('Legal, written by hand')
  })
})

describe('there is no page', () => {
  test.each([
    ['for an unknown service', '/services/unheard-of'],
    ['for an unknown name', '/services/Unheard%20Of'],
    ['for punctuation only', '/services/!!'],
    ['below a service', '/services/legal/more'],
    ['for a name with a NUL', '/services/a%00b'],
  ])('%s', async (_what, path) => {
    for (const [address, text] of [
      [path, 'Not Found'],
      [`/ja${path}`, '見つかりません'],
    ] as const) {
      const { status, body } = await read(address)
      expect([status, body]).toEqual([404, text])
    }
  })

  test('for a draft or a withdrawn service', async () => {
    await addService('Draft', { price_cents: null })
    await addService('Withdrawn', { archived_at: office.clock.now() })

    expect((await read('/services/draft')).status).toBe(404)
    expect((await read('/services/withdrawn')).status).toBe(404)
    expect((await read('/services/Withdrawn')).status).toBe(404)
  })
})
