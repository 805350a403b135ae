import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { publish, writeSite } from '../support/built-site.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
beforeAll(async () => {
  site = await writeSite({
    'client/assets/site-abc.js': 'start()',
    'client/assets/legal-abc.svg': '<svg/>',
    'client/.vite/manifest.json': '{}',
    'client/.env': 'x',
  })
  office = await openOffice(undefined, { siteFolder: site.folder })
  await publish(office, sampleOffice)
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
  ['/favicon.svg', 'image/svg+xml'],
  ['/previews/home.en.png', 'image/png'],
  ['/.well-known/ai-catalog.json', 'application/json; charset=utf-8'],
  ['/.well-known/agent-skills/order/SKILL.md', 'text/markdown; charset=utf-8'],
])('%s is %s and cached for a minute', async (path, type) => {
  const { status, headers } = await read(path)

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('cache-control')).toBe('public, max-age=60')
})

test('a file with a hash in its name is cached for a year', async () => {
  const { headers } = await read('/assets/site-abc.js')

  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['/robots.txt', ''],
  ['/previews/home.en.png', ''],
  ['/assets/site-abc.js', "; script-src 'self'; connect-src 'self'"],
  ['/assets/legal-abc.svg', "; style-src 'unsafe-inline'; sandbox"],
  ['/favicon.svg', "; style-src 'unsafe-inline'; sandbox"],
])('%s loads nothing from elsewhere and is not framed', async (path, more) => {
  const { headers } = await read(path)

  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; base-uri 'none'; frame-ancestors 'none'${more}`,
  )
})

test('only preview pictures may be embedded by other sites', async () => {
  const [picture, script] = await Promise.all(
    ['/previews/home.en.png', '/assets/site-abc.js'].map(read),
  )

  expect(picture?.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(script?.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['/.vite/manifest.json', '/.env', '/.well-known/', '/application', '/nowhere'])(
  '%s is not served',
  async (path) => {
    const { status, body } = await read(path)

    expect([status, body]).toEqual([404, 'Not Found'])
  },
)

test('only a page that declares a frame may embed it', async () => {
  const [contact, home] = await Promise.all(['/contact', '/'].map(read))
  const policies = [contact, home].map((page) => page?.headers.get('content-security-policy'))

  expect(policies[0]).toContain('; frame-src https://maps.example;')
  expect(policies[1]).toContain("default-src 'none'")
  expect(policies[1]).not.toContain('frame-src')
})

test('a page allows exactly the Trusted Types policies that our scripts create', async () => {
  const root = join(import.meta.dirname, '../../../..')
  const sources = ['apps/web/app', 'apps/site/src', 'packages/browser/src'].flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).map((file) => join(root, folder, file)),
  )
  const created = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/createPolicy\('([^']+)'/g)].map(([, name]) => name),
  )
  const { headers } = await read('/')

  const policy = headers.get('content-security-policy')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(new Set(policy?.split('; trusted-types ')[1]?.split(' '))).toEqual(new Set(created))
})

test('pages have speculation rules, which list only pages', async () => {
  const page = await read('/')
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')

  const rules = await read('/speculation-rules.json')
  expect(rules.headers.get('content-type')).toContain('application/speculationrules+json')
  const { prefetch } = JSON.parse(rules.body) as {
    prefetch: [{ where: { href_matches: string[] } }]
  }
  const prefetched = prefetch[0].where.href_matches
  expect(prefetched).toContain('/')
  for (const path of prefetched) expect((await read(path)).status).toBe(200)

  const missing = await read('/no/such/page')
  expect(missing.headers.get('speculation-rules')).toBeNull()
})

test('a screen of the application has preload headers', async () => {
  const [login, quote] = await Promise.all(['/login', '/admin/quote/7'].map(read))

  expect(login?.headers.get('link')).toBe('</assets/login.js>; rel=modulepreload')
  expect(quote?.status).toBe(200)
  expect(quote?.headers.get('link')).toBeNull()
})

test.each([
  ['/login', {}, 'Login'],
  ['/login', { 'accept-language': 'ja' }, 'ログイン'],
  ['/login', { cookie: 'language=ja' }, 'ログイン'],
  ['/login', { cookie: '__Host-kakehashi=x' }, 'The application'],
  ['/submitrequest', {}, 'The application'],
  ['/submitrequest', { cookie: '__Host-kakehashi=x; language=ja' }, 'ご依頼フォーム'],
  ['/admin/quote/7', { cookie: '__Host-kakehashi=x' }, 'The application'],
])('%s with %o shows %s before any script', async (path, headers, expected) => {
  const page = await office.visitor(headers).send<string>('GET', path)

  expect([page.status, page.body]).toEqual([200, expected])
  expect(page.headers.get('vary')).toContain('cookie, accept-language')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})
