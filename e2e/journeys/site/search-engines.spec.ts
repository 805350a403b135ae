import { listServices, type ServiceView } from '@kakehashi/contract/services/services'
import { languages } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { pageSlug } from '@kakehashi/domain/services'
import type { APIRequestContext } from '@playwright/test'
import {
  pngSize,
  publicAddresses,
  readHead,
  structuredData,
  type PageHead,
} from '../../pages/page-head.ts'
import { site } from '../../support/environment.ts'
import { expect, test } from '../../support/fixtures.ts'
import { addressIn } from '../../support/translations.ts'

const withColon = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`
const pathIn = (url: string) => url.replace(site, '')

/** The pages of the services that the office offers, in both languages. */
async function serviceAddresses(request: APIRequestContext): Promise<string[]> {
  const services = (await (await request.get(listServices.path)).json()) as ServiceView[]
  return services.flatMap(({ slug }) =>
    languages.map((language) => addressIn(language, `/services/${pageSlug(slug)}`)),
  )
}

/** Every public page in both languages, as search engines and link previews read it. */
async function readAll(page: Parameters<typeof readHead>[0]): Promise<PageHead[]> {
  const heads: PageHead[] = []
  for (const address of publicAddresses) heads.push(await readHead(page, address))
  return heads
}

test('every page has its own title and description', { tag: '@core' }, async ({ page }) => {
  const heads = await readAll(page)
  for (const words of [heads.map(({ title }) => title), heads.map((each) => each.description)]) {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
  for (const { title, description, address } of heads) {
    const language = address.startsWith('/ja') ? 'ja' : 'en'
    expect(title, address).toContain(sampleOffice.name[language])
    expect(description.length, address).toBeGreaterThan(20)
    expect(description.length, address).toBeLessThan(170)
  }
})

test('every page links to itself and its other language, and that page links back', async ({
  page,
}) => {
  const heads = await readAll(page)
  for (const each of heads) {
    expect(each.canonical).toBe(site + each.address)
    const { en, ja, 'x-default': unspoken } = each.alternates
    expect(unspoken, each.address).toBe(en)
    expect(each.alternates[each.language], each.address).toBe(each.canonical)
    for (const url of [en, ja]) {
      const other = heads.find(({ canonical }) => canonical === url)
      expect(other?.alternates, each.address).toEqual(each.alternates)
    }
  }
})

test('the sitemap lists exactly the public pages and those of the office’s services', async ({
  request,
}) => {
  const reply = await request.get('/sitemap.xml')
  expect(reply.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const listed = async () => {
    const text = await (await request.get('/sitemap.xml')).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url).toSorted()
  }
  const expected = async () => {
    const pages = [...publicAddresses, ...(await serviceAddresses(request))]
    return [...new Set(pages)].map((address) => site + address).toSorted()
  }
  // Another journey may have just added a service, which is published a moment later.
  await expect(async () => expect(await listed()).toEqual(await expected())).toPass({
    timeout: 30_000,
  })
})

test('robots.txt names the sitemap and closes everything but the public pages', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin', '/profile', '/desk', '/owner']))
  const shut = publicAddresses.filter((address) => closed.some((path) => address.startsWith(path)))
  expect(shut).toEqual([])
})

test('the web app manifest has the name of the office and its icons', async ({ page, request }) => {
  for (const [address, name] of [
    ['/', sampleOffice.name.en],
    ['/ja/contact', sampleOffice.name.ja],
  ] as const) {
    await page.goto(address)
    const link = page.locator('link[rel=manifest]')
    const reply = await request.get((await link.getAttribute('href')) ?? '')
    expect(reply.headers()['content-type']).toBe('application/manifest+json')
    const manifest = (await reply.json()) as {
      short_name: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest.short_name).toBe(name)
    expect(manifest.icons).toHaveLength(3)
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src)
      expect(pngSize(await icon.body()).join('x')).toBe(sizes)
    }
  }
  const touch = page.locator('link[rel=apple-touch-icon]')
  const icon = await request.get((await touch.getAttribute('href')) ?? '')
  expect(pngSize(await icon.body())).toEqual([180, 180])
})

test('the structured data of every page has opening hours and breadcrumbs', async ({ page }) => {
  const { opens, lunchFrom, lunchUntil, closes } = sampleOffice.hours
  for (const heads of await readAll(page)) {
    const business = structuredData(heads, 'ProfessionalService')
    const days = business['openingHoursSpecification'] as Record<string, string>[]
    expect(days.map((part) => [part['opens'], part['closes']])).toEqual([
      [withColon(opens), withColon(lunchFrom)],
      [withColon(lunchUntil), withColon(closes)],
    ])
    expect(business['telephone']).toBe(sampleOffice.phoneAbroad)

    const path = heads.address.replace(/^\/ja(?=\/|$)/, '') || '/'
    if (path === '/') {
      expect(structuredData(heads, 'WebSite')['inLanguage']).toBe(heads.language)
      continue
    }
    const steps = structuredData(heads, 'BreadcrumbList')['itemListElement'] as Record<
      string,
      string
    >[]
    expect(steps.at(-1)?.['item']).toBe(heads.canonical)
    expect(steps).toHaveLength(path.split('/').length)
    if (path.startsWith('/services/')) {
      expect(structuredData(heads, 'Service')['description']).toBe(heads.description)
    }
  }
})

test('the structured data has the same questions as the page', async ({ page }) => {
  for (const address of publicAddresses) {
    const heads = await readHead(page, address)
    const asked = await page.locator('section[data-faq] summary').allTextContents()
    const known = heads.data['@graph'].flatMap((each) => {
      const answers = [each['@type']].flat().includes('FAQPage') ? each['mainEntity'] : []
      return (answers as Record<string, string>[]).map((question) => question['name'])
    })
    expect(known, address).toEqual(asked.map((words) => words.trim()))
  }
})

test('every page has a preview picture for shared links', async ({ page, request }) => {
  const pictures = new Set<string>()
  for (const { preview, address, title } of await readAll(page)) {
    expect(preview['og:title'], address).toBe(title)
    expect(preview['og:url'], address).toBe(site + address)
    expect(preview['twitter:card'], address).toBe('summary_large_image')
    expect(preview['og:image:alt'], address).not.toBe('')
    const picture = preview['og:image'] ?? ''
    expect(picture.startsWith(`${site}/`), address).toBe(true)
    const reply = await request.get(pathIn(picture))
    expect(reply.headers()['content-type'], address).toBe('image/png')
    const size = pngSize(await reply.body())
    expect(size).toEqual([1200, 630])
    expect([preview['og:image:width'], preview['og:image:height']]).toEqual(size.map(String))
    pictures.add(picture)
  }
  expect(pictures.size).toBe(publicAddresses.length)
})

test('the page of a service is shared with the picture of the services', async ({ page }) => {
  for (const language of languages) {
    const service = await readHead(page, addressIn(language, '/services/birth-certificate'))
    const services = await readHead(page, addressIn(language, '/services'))
    expect(service.canonical).toBe(site + service.address)
    expect(service.preview['og:url']).toBe(service.canonical)
    expect(service.preview['og:image']).toBe(services.preview['og:image'])
  }
})

test('llms.txt has the opening hours, the same-day rule and every page', async ({ request }) => {
  const reply = await request.get('/llms.txt')
  expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await reply.text()
  expect(text).toContain('Monday to Friday, 9:00 to 17:00, lunch 13:00 to 14:00')
  expect(text).toContain('before 10:30')
  expect(text).toContain(sampleOffice.phone)
  const services = languages.map((language) => addressIn(language, '/services/birth-certificate'))
  for (const address of [...publicAddresses, ...services]) {
    expect(text).toContain(`](${site}${address})`)
  }

  const catalog = (await (await request.get('/.well-known/ai-catalog.json')).json()) as {
    entries: { url: string }[]
  }
  const skill = await request.get(pathIn(catalog.entries[0]?.url ?? ''))
  expect(skill.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  const paths = (await skill.text()).split(site).slice(1)
  expect(paths.length).toBeGreaterThan(0)
  for (const words of paths) {
    const [path = ''] = /^[^\s):]*/.exec(words) ?? []
    const target = await request.get(path.replace(/[.,]$/, ''))
    expect(target.status(), path).toBe(200)
  }
})

test('unknown addresses answer 404 in both languages', async ({ request }) => {
  for (const address of ['/nowhere', '/ja/nowhere', '/services/nothing', '/previews/none.png']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})
