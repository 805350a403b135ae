import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { writeSite } from '../support/built-site.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
beforeAll(async () => {
  site = await writeSite({
    'robots.txt': 'User-agent: *',
    'llms.txt': '# 架け橋',
    'sitemap.xml': '<urlset/>',
    'manifest.webmanifest': '{}',
    'previews/home.en.png': 'PNG',
    'assets/site-abc.js': 'start()',
    '.well-known/ai-catalog.json': '{}',
    '.well-known/agent-skills/order/SKILL.md': '# Order',
    '.vite/manifest.json': '{}',
    '.well-known/.secret': 'x',
    '.env': 'x',
  })
  office = await openOffice(undefined, { siteFolder: site.folder })
})
afterAll(async () => {
  await office.close()
  await site.remove()
})

const read = (path: string) => office.visitor().send<string>('GET', path)

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/previews/home.en.png', 'image/png'],
  ['/.well-known/ai-catalog.json', 'application/json; charset=utf-8'],
  ['/.well-known/agent-skills/order/SKILL.md', 'text/markdown; charset=utf-8'],
])('%s is %s, and may be kept for an hour', async (path, type) => {
  const { status, headers } = await read(path)

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
})

test('what is named by its content may be kept for good', async () => {
  const { headers } = await read('/assets/site-abc.js')

  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('only pictures made for other people’s pages may be shown there', async () => {
  const [picture, script] = await Promise.all(
    ['/previews/home.en.png', '/assets/site-abc.js'].map(read),
  )

  expect(picture?.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(script?.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['/.vite/manifest.json', '/.env', '/.well-known/.secret', '/.well-known/', '/nowhere'])(
  '%s is not there',
  async (path) => {
    const { status, body } = await read(path)

    expect([status, body]).toEqual([404, 'Not Found'])
  },
)

test('a page may show a piece of the site it names, and no other page may show any', async () => {
  const [contact, home] = await Promise.all(['/contact', '/'].map(read))
  const policies = [contact, home].map((page) => page?.headers.get('content-security-policy'))

  expect(policies[0]).toContain('; frame-src https://maps.example;')
  expect(policies[1]).toContain("default-src 'none'")
  expect(policies[1]).not.toContain('frame-src')
})

test('a page says which others a browser may fetch ahead, and only pages are among them', async () => {
  const page = await read('/')
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')

  const rules = await read('/speculation-rules.json')
  expect(rules.headers.get('content-type')).toContain('application/speculationrules+json')
  const { prefetch } = JSON.parse(rules.body) as {
    prefetch: [{ where: { href_matches: string[] } }]
  }
  const ahead = prefetch[0].where.href_matches
  expect(ahead).toContain('/')
  for (const path of ahead) expect((await read(path)).status).toBe(200)

  const nowhere = await read('/no/such/page')
  expect(nowhere.headers.get('speculation-rules')).toBeNull()
})

test('a screen of the application names what it will ask for, so that a slow line is used at once', async () => {
  const [login, quote] = await Promise.all(['/login', '/admin/quote/7'].map(read))

  expect(login?.headers.get('link')).toBe('</assets/login.js>; rel=modulepreload')
  expect(quote?.status).toBe(200)
  expect(quote?.headers.get('link')).toBeNull()
})
