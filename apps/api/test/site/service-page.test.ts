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

async function addService(name: string, more: Partial<ServiceRow> = {}): Promise<void> {
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

describe('a service without a hand-written page', () => {
  test('shows its price only when prices are public', async () => {
    await addService('Will', { price_cents: 125_050 })
    expect((await read('/services/will')).body).toContain('A price before anything starts')
    expect((await read('/services/will')).body).not.toContain('1,250.50')

    await office.changeSetting('publicPrices', true)
    const { body } = await read('/services/will')
    await office.changeSetting('publicPrices', false)
    expect(body).toContain('<p data-when="price">From $1,250.50</p>')
    expect(body).not.toContain('A price before anything starts')
  })

  test('gets a page in each language from its texts', async () => {
    await addService("Driver's License", {
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

  test('shows English text, marked as English, where Japanese is missing', async () => {
    await addService('Tax Forms')
    const { body } = await read('/ja/services/tax-forms')

    expect(body).toContain('<h1 lang="en">Tax Forms</h1>')
    expect(body).toContain('<div lang="en">What we do</div>')
  })

  test('allows its own script in the content security policy and is revalidated', async () => {
    await addService('Wills')
    const { headers } = await read('/services/wills')

    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc';")
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toBe('accept-encoding')
  })

  test('is not sent again until its text changes', async () => {
    await addService('Leases')
    const tag = (await read('/services/leases')).headers.get('etag') ?? ''
    const again = await read('/services/leases', { 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])

    const change = { description: 'Leases and deposits' }
    await office.db.updateTable('services').set(change).where('slug', '=', 'leases').execute()
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

  test('shows how soon it is usually ready', async () => {
    for (const [days, text] of [
      [0, 'Ready today'],
      [1, 'Ready tomorrow'],
      [12, 'Ready in 12 days'],
    ] as const) {
      await addService(`Ready ${days}`, { usual_working_days: days })
      const { body } = await read(`/services/ready-${days}`)
      expect(body.match(/Ready (today|tomorrow|in .*days)/g)).toEqual([text])
    }
  })

  test('may have a name of the maximum length', async () => {
    const name = '橋'.repeat(100)
    await addService(name)

    expect((await read(`/services/${encodeURIComponent(name)}`)).body).toContain(`>${name}</h1>`)
  })

  test('has a meta description cut to length without splitting a character', async () => {
    await addService('Long', { description: '👩‍👧'.repeat(300) })
    const { body } = await read('/services/long')

    expect(body).toContain(`content="${'👩‍👧'.repeat(159)}…"`)
  })
})

describe('a picture of a service', () => {
  test('is shown if it was uploaded', async () => {
    const image = picturePath(uuidv7())
    await addService('With picture', { image })

    const { body } = await read('/services/with-picture')
    expect(body).toContain(`<img src="${image}" alt=""/>`)
    expect(body).not.toContain('A drawing of ours')
  })

  test.each(['https://elsewhere.example/a.png', '', '/api/pictures/../users'])(
    'at %j is neither shown nor loaded',
    async (image) => {
      const name = `Picture at ${image}`
      await addService(name, { image })
      const { body } = await read(`/services/${serviceSlug(name)}`)

      expect(body).toContain('A drawing of ours')
      expect(body).not.toMatch(/<img|<figure|src=/)
    },
  )
})

describe('text of a service is escaped', () => {
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
  ])('%j', async (text, escaped) => {
    await addService(`Odd ${text}`, { description: text, description_ja: text })
    for (const folder of ['/services', '/ja/services']) {
      const { body } = await read(`${folder}/${encodeURIComponent(serviceSlug(`Odd ${text}`))}`)

      expect(body).toContain(`<title>Odd ${escaped} | Kakehashi</title>`)
      expect(body).toContain(`<meta name="description" content="${escaped}"/>`)
      expect(body).toMatch(/<h1 lang="en">Odd /)
      expect(body).toContain(`">${escaped}</div>`)
      expect(body.match(/<script/g)).toHaveLength(1)
    }
  })

  test('a placeholder inside a script stops the start', async () => {
    const unsafe = await writeSite({
      'service.ja.html': '<script>start("__service-name__")</script>',
    })
    const starting = serveServicePages(
      fastify(),
      unsafe.folder,
      await readSiteMap(unsafe.folder),
      office.db,
    )
    await expect(starting).rejects.toThrow('service.ja.html has __service-name__ inside a script')
    await unsafe.remove()
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
    ['for the template itself', '/services/__service-slug__'],
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
