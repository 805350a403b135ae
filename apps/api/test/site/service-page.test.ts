import { picturePath } from '@kakehashi/contract/picture-address'
import { serviceSlug } from '@kakehashi/domain/services'
import fastify from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceRow } from '../../src/services/queries.ts'
import { insertService } from '../../src/services/queries.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { writeSite } from '../support/built-site.ts'
import { serveServicePages } from '../../src/site/service-page.ts'
import { readSiteMap } from '../../src/site/site-map.ts'

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

async function offer(name: string, more: Partial<ServiceRow> = {}): Promise<void> {
  await office.db.transaction().execute((trx) =>
    insertService(trx, {
      id: uuidv7(),
      name,
      slug: serviceSlug(name),
      description: 'What we do',
      price_cents: 4_000,
      created_at: office.clock.now(),
      ...more,
    }),
  )
}

function read(path: string, headers: Record<string, string> = {}) {
  return office.visitor().send<string>('GET', path, undefined, headers)
}

describe('a service without a page written by hand', () => {
  test('names its price only once the office shows its prices', async () => {
    await offer('Will', { price_cents: 125_050 })
    expect((await read('/services/will')).body).toContain('A price before anything starts')
    expect((await read('/services/will')).body).not.toContain('1,250.50')

    await office.changeSetting('publicPrices', true)
    const { body } = await read('/services/will')
    await office.changeSetting('publicPrices', false)
    expect(body).toContain('<p data-when="price">From $1,250.50</p>')
    expect(body).not.toContain('A price before anything starts')
  })

  test('has one in each language, from its own words', async () => {
    await offer("Driver's License", {
      name_ja: '運転免許証',
      description: 'Licenses and\n\ndriving records',
      description_ja: '免許証と運転記録',
    })
    const english = await read('/services/drivers-license')
    const japanese = await read('/ja/services/drivers-license')

    expect([english.status, japanese.status]).toEqual([200, 200])
    expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(english.body).toContain('<title>Driver&#39;s License | Kakehashi</title>')
    expect(english.body).toContain('content="Licenses and driving records"')
    expect(english.body).toContain('<div lang="en">Licenses and\n\ndriving records</div>')
    expect(english.body).toContain('href="https://office.example/services/drivers-license"')
    expect(english.body).toContain('href="/submitrequest?service=drivers-license"')
    expect(japanese.body).toContain('<h1 lang="ja">運転免許証</h1>')
    expect(japanese.body).toContain('<div lang="ja">免許証と運転記録</div>')
    expect(japanese.body).toContain('href="https://office.example/ja/services/drivers-license"')
    expect(english.body + japanese.body).not.toContain('__service')
  })

  test('is read in English, marked as such, where the Japanese is missing', async () => {
    await offer('Tax Forms')
    const { body } = await read('/ja/services/tax-forms')

    expect(body).toContain('<h1 lang="en">Tax Forms</h1>')
    expect(body).toContain('<div lang="en">What we do</div>')
  })

  test('keeps its own script in its policy, and is asked for anew', async () => {
    await offer('Wills')
    const { headers } = await read('/services/wills')

    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc';")
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toBe('accept-encoding')
  })

  test('is not sent again to whoever has it, until the office changes its words', async () => {
    await offer('Leases')
    const tag = (await read('/services/leases')).headers.get('etag') ?? ''
    const again = await read('/services/leases', { 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])

    const change = { description: 'Leases and deposits' }
    await office.db.updateTable('services').set(change).where('slug', '=', 'leases').execute()
    const changed = await read('/services/leases', { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    expect(changed.body).toContain('Leases and deposits')
  })

  test.each(['br', 'gzip', 'identity', 'br;q=0, gzip'])('can be read by %s', async (encoding) => {
    await offer(`Visa by ${encoding}`)
    const path = `/services/${serviceSlug(`Visa by ${encoding}`)}`
    const { headers, body } = await read(path, { 'accept-encoding': encoding })

    const sent = ['br', 'gzip'].find((one) => encoding.endsWith(one))
    expect(headers.get('content-encoding')).toBe(sent ?? null)
    expect(body).toContain(`Visa by ${encoding}`)
  })

  test('says how soon it is usually ready', async () => {
    for (const [days, words] of [
      [0, 'Ready today'],
      [1, 'Ready tomorrow'],
      [12, 'Ready in 12 days'],
    ] as const) {
      await offer(`Ready ${days}`, { usual_working_days: days })
      const { body } = await read(`/services/ready-${days}`)
      expect(body.match(/Ready (today|tomorrow|in .*days)/g)).toEqual([words])
    }
  })

  test('may have as long a name as the office can give it', async () => {
    const name = '橋'.repeat(100)
    await offer(name)

    expect((await read(`/services/${encodeURIComponent(name)}`)).body).toContain(`>${name}</h1>`)
  })

  test('begins in search engines with no more than they show, and no half characters', async () => {
    await offer('Long', { description: '👩‍👧'.repeat(300) })
    const { body } = await read('/services/long')

    expect(body).toContain(`content="${'👩‍👧'.repeat(159)}…"`)
  })
})

describe('a picture of a service', () => {
  test('is shown when it was uploaded to the office', async () => {
    const image = picturePath(uuidv7())
    await offer('With picture', { image })

    const { body } = await read('/services/with-picture')
    expect(body).toContain(`<img src="${image}" alt=""/>`)
    expect(body).not.toContain('A drawing of ours')
  })

  test.each(['https://elsewhere.example/a.png', '', '/api/pictures/../users'])(
    'at %j is neither shown nor asked for',
    async (image) => {
      const name = `Picture at ${image}`
      await offer(name, { image })
      const { body } = await read(`/services/${serviceSlug(name)}`)

      expect(body).toContain('A drawing of ours')
      expect(body).not.toMatch(/<img|<figure|src=/)
    },
  )
})

describe('words that somebody typed stay words', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a" onload="alert(1)', 'a&quot; onload=&quot;alert(1)'],
    ["b' onload='alert(2)", 'b&#39; onload=&#39;alert(2)'],
    ['</title><b>', '&lt;/title&gt;&lt;b&gt;'],
    ['R&D &lt;', 'R&amp;D &amp;lt;'],
    ['__service-description__', '__service-description__'],
    ['__service-slug__ $& $1 $` $$', '__service-slug__ $&amp; $1 $` $$'],
    ['%service-name%', '%service-name%'],
    ['<p data-when="later">', '&lt;p data-when=&quot;later&quot;&gt;'],
  ])('%j', async (words, shown) => {
    await offer(`Odd ${words}`, { description: words, description_ja: words })
    for (const folder of ['/services', '/ja/services']) {
      const { body } = await read(`${folder}/${encodeURIComponent(serviceSlug(`Odd ${words}`))}`)

      expect(body).toContain(`<title>Odd ${shown} | Kakehashi</title>`)
      expect(body).toContain(`<meta name="description" content="${shown}"/>`)
      expect(body).toMatch(/<h1 lang="en">Odd /)
      expect(body).toContain(`">${shown}</div>`)
      expect(body.match(/<script/g)).toHaveLength(1)
    }
  })

  test('a blank inside a script keeps the office from opening', async () => {
    const careless = await writeSite({
      'service.ja.html': '<script>start("__service-name__")</script>',
    })
    const opened = serveServicePages(
      fastify(),
      careless.folder,
      await readSiteMap(careless.folder),
      office.db,
    )
    await expect(opened).rejects.toThrow('service.ja.html has __service-name__ inside a script')
    await careless.remove()
  })
})

describe('a name as typed leads to the page', () => {
  test.each([
    ['/services/Legal', '/services/legal'],
    ['/ja/services/LEGAL', '/ja/services/legal'],
    ['/services/International%20Business', '/services/business'],
    ['/services/international-business', '/services/business'],
    ['/services/Name%20Change?from=flyer', '/services/name-change?from=flyer'],
    ['/services/%E5%87%BA%E7%94%9F%E5%B1%8A!', '/services/%E5%87%BA%E7%94%9F%E5%B1%8A'],
  ])('%s to %s', async (typed, address) => {
    const known = await office.db.selectFrom('services').select('slug').execute()
    for (const name of ['Name Change', '出生届', 'International Business']) {
      if (!known.some(({ slug }) => slug === serviceSlug(name))) await offer(name)
    }
    const { status, headers } = await read(typed)

    expect([status, headers.get('location')]).toEqual([301, address])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await read(address)).status).toBe(200)
  })

  test('a service called like a page written by hand does not take its place', async () => {
    await offer('Legal', { description: 'Another text' })

    expect((await read('/services/legal')).body).toBe('Legal, written by hand')
  })
})

describe('nothing is there', () => {
  test.each([
    ['of a service nobody offers', '/services/unheard-of'],
    ['under a name nobody offers', '/services/Unheard%20Of'],
    ['of nothing but signs', '/services/!!'],
    ['below a service', '/services/legal/more'],
    ['of the page with the blanks', '/services/__service-slug__'],
    ['with a NUL in it', '/services/a%00b'],
  ])('%s', async (_what, path) => {
    for (const [address, words] of [
      [path, 'Not Found'],
      [`/ja${path}`, '見つかりません'],
    ] as const) {
      const { status, body } = await read(address)
      expect([status, body]).toEqual([404, words])
    }
  })

  test('of a draft or of what is no longer offered', async () => {
    await offer('Draft', { price_cents: null })
    await offer('Withdrawn', { archived_at: office.clock.now() })

    expect((await read('/services/draft')).status).toBe(404)
    expect((await read('/services/withdrawn')).status).toBe(404)
    expect((await read('/services/Withdrawn')).status).toBe(404)
  })
})
