import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, vi } from 'vitest'
import { publishOffice } from '../../src/office/publish.ts'
import type { Office as Facts } from '@kakehashi/domain/office'
import type { Office } from './office.ts'

/** Shows what it was given, so that tests see what a page is made from. */
const rendererModule = `
const policy = { scriptHashes: ['sha256-abc'], styleHashes: ['sha256-def'], frames: [] }
const page = (path, body, more = {}) =>
  ({ path, contentType: 'text/html; charset=utf-8', body, policy: { ...policy, ...more } })
const file = (path, contentType, body) => ({ path, contentType, body })

const pages = ({ office, team }) => [
  page('/', '<title>Home | ' + office.name.en + '</title>Home of ' + office.name.en + ', telephone ' + office.phone),
  page('/contact', 'A map, if you ask for it', { frames: ['https://maps.example'] }),
  page('/about', team.map(({ name, role }) => name.en + ' (' + name.ja + '): ' + role.en).join('; ')),
  page('/services/legal', 'Legal, written by hand'),
  page('/services/business', 'Business, written by hand'),
  page('/ja/services/legal', '法律、手書き'),
]

export const renderer = {
  renderPages: async (content) => pages(content),
  renderSite: async ({ office, origin, services, team }, drawn) => [
    ...pages({ office, team }),
    ...services.filter(({ slug }) => !/legal|business/.test(slug)).flatMap((service) => [
      page('/services/' + encodeURIComponent(service.slug), JSON.stringify({ language: 'en', ...service })),
      page('/ja/services/' + encodeURIComponent(service.slug), JSON.stringify({ language: 'ja', ...service })),
    ]),
    page('missing.en', 'Not Found'),
    page('missing.ja', '見つかりません'),
    page('application', 'The application'),
    page('first-view/login.en', 'Login'),
    page('first-view/login.ja', 'ログイン'),
    page('first-view/submitrequest.en', 'Request Form'),
    page('first-view/submitrequest.ja', 'ご依頼フォーム'),
    file('/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: ' + origin + '/sitemap.xml'),
    file('/llms.txt', 'text/plain; charset=utf-8', '# ' + office.name.ja),
    file('/sitemap.xml', 'application/xml', '<urlset/>'),
    file('/favicon.svg', 'image/svg+xml', '<svg/>'),
    file('/manifest.webmanifest', 'application/manifest+json', '{}'),
    file('/.well-known/ai-catalog.json', 'application/json; charset=utf-8', '{}'),
    file('/.well-known/agent-skills/order/SKILL.md', 'text/markdown; charset=utf-8', '# Order'),
    { ...file('/previews/home.en.png', 'image/png', drawn('bridge') ?? 'PNG, drawn anew'), source: 'bridge' },
  ],
}
`

const build = 'first'

/** The smallest possible output of the build. */
export async function writeSite(change: Partial<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-site-'))
  const files: Partial<Record<string, string>> = {
    'client/offline-worker.js': '',
    'renderer/index.js': rendererModule,
    'renderer/package.json': '{ "type": "module" }',
    'site.json': JSON.stringify({
      build,
      clientPaths: ['/login', '/submitrequest', '/admin/quote/:id'],
      firstViews: { '/login': { isSignedIn: false }, '/submitrequest': { isSignedIn: true } },
      preloads: { '/login': ['</assets/login.js>; rel=modulepreload'] },
    }),
    ...change,
  }
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content ?? '')
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** As an owner does it: afterwards the pages are rendered and served. */
export async function publish(office: Office, facts: Facts): Promise<void> {
  await office.db
    .transaction()
    .execute((trx) => publishOffice(trx, facts, null, office.clock.now()))
  await renderAndServe(office)
}

/** Runs the waiting job, and waits until the API serves its result. */
export async function renderAndServe(office: Office): Promise<void> {
  await office.runJobs()
  const newest = await office.db
    .selectFrom('site_versions')
    .select((of) => of.fn.max('id').as('id'))
    .where('build', '=', build)
    .executeTakeFirstOrThrow()
  await vi.waitFor(
    async () => {
      const { headers } = await office.visitor().send<string>('GET', '/')
      expect(headers.get('site-version')).toBe(String(newest.id))
    },
    { timeout: 10_000, interval: 50 },
  )
}
