import { office } from '@kakehashi/domain/office'
import {
  pngSize,
  publicAddresses,
  readHead,
  structuredData,
  type PageHead,
} from '../../pages/page-head.ts'
import { expect, test } from '../../support/fixtures.ts'

const written = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`
const here = (url: string) => url.replace(office.website, '')

/** Every public page in both languages, as search engines and link previews read it. */
async function readAll(page: Parameters<typeof readHead>[0]): Promise<PageHead[]> {
  const told: PageHead[] = []
  for (const address of publicAddresses) told.push(await readHead(page, address))
  return told
}

test('no two pages have the same title or description', async ({ page }) => {
  const told = await readAll(page)
  for (const words of [told.map(({ title }) => title), told.map((each) => each.description)]) {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
  for (const { title, description, address } of told) {
    expect(title, address).toContain(office.name)
    expect(description.length, address).toBeGreaterThan(20)
    expect(description.length, address).toBeLessThan(170)
  }
})

test('each page names its own address and both its languages, and they name it back', async ({
  page,
}) => {
  const told = await readAll(page)
  for (const each of told) {
    expect(each.canonical).toBe(office.website + each.address)
    const { en, ja, 'x-default': unspoken } = each.alternates
    expect(unspoken, each.address).toBe(en)
    expect(each.alternates[each.language], each.address).toBe(each.canonical)
    for (const url of [en, ja]) {
      const other = told.find(({ canonical }) => canonical === url)
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

test('crawlers are led to the sitemap and kept out of the office', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${office.website}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin', '/profile', '/desk', '/owner']))
  const shut = publicAddresses.filter((address) => closed.some((path) => address.startsWith(path)))
  expect(shut).toEqual([])
})

test('a phone finds the office’s name and icons in its language', async ({ page, request }) => {
  for (const [address, name] of [
    ['/', office.name],
    ['/ja/contact', office.nameJa],
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

test('the data of every page know the office’s hours, and the way up', async ({ page }) => {
  const { opens, lunchFrom, lunchUntil, closes } = office.hours
  for (const told of await readAll(page)) {
    const business = structuredData(told, 'ProfessionalService')
    const days = business['openingHoursSpecification'] as Record<string, string>[]
    expect(days.map((part) => [part['opens'], part['closes']])).toEqual([
      [written(opens), written(lunchFrom)],
      [written(lunchUntil), written(closes)],
    ])
    expect(business['telephone']).toBe(office.phoneAbroad)

    const path = told.address.replace(/^\/ja(?=\/|$)/, '') || '/'
    if (path === '/') {
      expect(structuredData(told, 'WebSite')['inLanguage']).toBe(told.language)
      continue
    }
    const steps = structuredData(told, 'BreadcrumbList')['itemListElement'] as Record<
      string,
      string
    >[]
    expect(steps.at(-1)?.['item']).toBe(told.canonical)
    expect(steps).toHaveLength(path.split('/').length)
    if (path.startsWith('/services/')) {
      expect(structuredData(told, 'Service')['description']).toBe(told.description)
    }
  }
})

test('questions on a page are told to search engines as they are asked there', async ({ page }) => {
  for (const address of publicAddresses) {
    const told = await readHead(page, address)
    const asked = await page.locator('section[data-faq] summary').allTextContents()
    const known = told.data['@graph'].flatMap((each) => {
      const answers = [each['@type']].flat().includes('FAQPage') ? each['mainEntity'] : []
      return (answers as Record<string, string>[]).map((question) => question['name'])
    })
    expect(known, address).toEqual(asked.map((words) => words.trim()))
  }
})

test('a link that is sent shows a picture of the page', async ({ page, request }) => {
  const pictures = new Set<string>()
  for (const { preview, address, title } of await readAll(page)) {
    expect(preview['og:title'], address).toBe(title)
    expect(preview['og:url'], address).toBe(office.website + address)
    expect(preview['twitter:card'], address).toBe('summary_large_image')
    expect(preview['og:image:alt'], address).not.toBe('')
    const picture = preview['og:image'] ?? ''
    expect(picture.startsWith(`${office.website}/`), address).toBe(true)
    const reply = await request.get(here(picture))
    expect(reply.headers()['content-type'], address).toBe('image/png')
    const size = pngSize(await reply.body())
    expect(size).toEqual([1200, 630])
    expect([preview['og:image:width'], preview['og:image:height']]).toEqual(size.map(String))
    pictures.add(picture)
  }
  expect(pictures.size).toBe(publicAddresses.length)
})

test('who reads in place of a person learns the hours, the rule and every page', async ({
  request,
}) => {
  const reply = await request.get('/llms.txt')
  expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await reply.text()
  expect(text).toContain('Monday to Friday, 0900 to 1700, lunch 1300 to 1400')
  expect(text).toContain('before 10:30')
  expect(text).toContain(office.phone)
  for (const address of publicAddresses) expect(text).toContain(`](${office.website}${address})`)

  const catalog = (await (await request.get('/.well-known/ai-catalog.json')).json()) as {
    entries: { url: string }[]
  }
  const skill = await request.get(here(catalog.entries[0]?.url ?? ''))
  expect(skill.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  for (const [, url = ''] of (await skill.text()).matchAll(/(https:\/\/[^\s):]+)/g)) {
    const target = await request.get(here(url.replace(/[.,]$/, '')))
    expect(target.status(), url).toBe(200)
  }
})

test('an address that nobody gave out is not found, in either language', async ({ request }) => {
  for (const address of ['/nowhere', '/ja/nowhere', '/services/nothing', '/previews/none.png']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})
