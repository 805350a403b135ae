import { office } from '@kakehashi/domain/office'
import {
  pngSize,
  publicAddresses,
  readHead,
  structuredData,
  type PageHead,
} from '../../pages/page-head.ts'
import { expect, test } from '../../support/fixtures.ts'

const withColon = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`
const pathIn = (url: string) => url.replace(office.website, '')

/** Every public page in both languages, as search engines and link previews read it. */
async function readAll(page: Parameters<typeof readHead>[0]): Promise<PageHead[]> {
  const heads: PageHead[] = []
  for (const address of publicAddresses) heads.push(await readHead(page, address))
  return heads
}

test('every page has its own title and description', async ({ page }) => {
  const heads = await readAll(page)
  for (const words of [heads.map(({ title }) => title), heads.map((each) => each.description)]) {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
  for (const { title, description, address } of heads) {
    const language = address.startsWith('/ja') ? 'ja' : 'en'
    expect(title, address).toContain(office.localName[language])
    expect(description.length, address).toBeGreaterThan(20)
    expect(description.length, address).toBeLessThan(170)
  }
})

test('every page links to itself and its other language, and that page links back', async ({
  page,
}) => {
  const heads = await readAll(page)
  for (const each of heads) {
    expect(each.canonical).toBe(office.website + each.address)
    const { en, ja, 'x-default': unspoken } = each.alternates
    expect(unspoken, each.address).toBe(en)
    expect(each.alternates[each.language], each.address).toBe(each.canonical)
    for (const url of [en, ja]) {
      const other = heads.find(({ canonical }) => canonical === url)
      expect(other?.alternates, each.address).toEqual(each.alternates)
    }
  }
})

test('the sitemap lists exactly the public pages', async ({ request }) => {
  const reply = await request.get('/sitemap.xml')
  expect(reply.headers()['content-type']).toBe('application/xml')
  const listed = [...(await reply.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toHaveLength(publicAddresses.length)
  expect(new Set(listed)).toEqual(
    new Set(publicAddresses.map((address) => office.website + address)),
  )
})

test('robots.txt names the sitemap and closes everything but the public pages', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${office.website}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin', '/profile', '/desk', '/owner']))
  const shut = publicAddresses.filter((address) => closed.some((path) => address.startsWith(path)))
  expect(shut).toEqual([])
})

test('the web app manifest has the name of the office and its icons', async ({ page, request }) => {
  for (const [address, name] of [
    ['/', office.name],
    ['/ja/contact', office.localName.ja],
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
  const { opens, lunchFrom, lunchUntil, closes } = office.hours
  for (const heads of await readAll(page)) {
    const business = structuredData(heads, 'ProfessionalService')
    const days = business['openingHoursSpecification'] as Record<string, string>[]
    expect(days.map((part) => [part['opens'], part['closes']])).toEqual([
      [withColon(opens), withColon(lunchFrom)],
      [withColon(lunchUntil), withColon(closes)],
    ])
    expect(business['telephone']).toBe(office.phoneAbroad)

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
    expect(preview['og:url'], address).toBe(office.website + address)
    expect(preview['twitter:card'], address).toBe('summary_large_image')
    expect(preview['og:image:alt'], address).not.toBe('')
    const picture = preview['og:image'] ?? ''
    expect(picture.startsWith(`${office.website}/`), address).toBe(true)
    const reply = await request.get(pathIn(picture))
    expect(reply.headers()['content-type'], address).toBe('image/png')
    const size = pngSize(await reply.body())
    expect(size).toEqual([1200, 630])
    expect([preview['og:image:width'], preview['og:image:height']]).toEqual(size.map(String))
    pictures.add(picture)
  }
  expect(pictures.size).toBe(publicAddresses.length)
})

test('llms.txt has the opening hours, the same-day rule and every page', async ({ request }) => {
  const reply = await request.get('/llms.txt')
  expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await reply.text()
  expect(text).toContain('Monday to Friday, 9:00 to 17:00, lunch 13:00 to 14:00')
  expect(text).toContain('before 10:30')
  expect(text).toContain(office.phone)
  for (const address of publicAddresses) expect(text).toContain(`](${office.website}${address})`)

  const catalog = (await (await request.get('/.well-known/ai-catalog.json')).json()) as {
    entries: { url: string }[]
  }
  const skill = await request.get(pathIn(catalog.entries[0]?.url ?? ''))
  expect(skill.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  for (const [, url = ''] of (await skill.text()).matchAll(/(https:\/\/[^\s):]+)/g)) {
    const target = await request.get(pathIn(url.replace(/[.,]$/, '')))
    expect(target.status(), url).toBe(200)
  }
})

test('unknown addresses answer 404 in both languages', async ({ request }) => {
  for (const address of ['/nowhere', '/ja/nowhere', '/services/nothing', '/previews/none.png']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})
