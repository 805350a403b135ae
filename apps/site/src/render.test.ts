import type { ServiceFacts } from '@kakehashi/contract/site-renderer'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SiteAssets } from './head.ts'
import { createRenderer, type SitePage } from './render.tsx'
import { pageFolders } from './site-pages.ts'

const folders = [...Object.values(pageFolders), 'missing', 'other-service']
const assets: SiteAssets = {
  fonts: [],
  styles: Object.fromEntries(folders.map((folder) => [folder, `.${folder}{}`])),
  script: 'start()',
}
const renderer = createRenderer(
  assets,
  { office: sampleOffice, origin: 'https://deigo.example' },
  new Date(),
)

// The first rendering compiles every page, hence the long timeout.
let pages: SitePage[]
beforeAll(async () => {
  pages = await renderer.renderPages()
}, 60_000)

const will: ServiceFacts = {
  slug: 'will',
  name: 'Will',
  nameJa: null,
  description: 'What we do',
  descriptionJa: null,
  image: '',
  usualWorkingDays: 1,
  priceCents: null,
  priceUnit: 'order',
  minimumCents: null,
}

/** The addresses of the links marked as the current page. */
function marked(html: string): string[] {
  const links = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? []
  return links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '')
}

describe('the menu marks the current page', () => {
  test.each([
    ['/about', 'en', ['/about']],
    ['/about', 'ja', ['/ja/about']],
    ['/services/business', 'en', ['/services/business']],
    ['/services/legal', 'ja', []],
    ['/', 'en', []],
  ] as const)('%s in %s', async (path, language, expected) => {
    const { html } = await renderer.renderPage(path, language)
    expect(marked(html)).toEqual(expected)
  })
})

test('every page is rendered in both languages, each with its own styles', () => {
  expect(pages.map(({ facts }) => new URL(facts.url).pathname)).toEqual(
    Object.keys(pageFolders).flatMap((path) => [path, path === '/' ? '/ja' : `/ja${path}`]),
  )
  for (const { html, facts } of pages) {
    expect(html).toContain(`<html lang="${facts.language}"`)
    expect(html).toContain(`<style>.${pageFolders[facts.path as '/']}{}</style>`)
    expect(html).toContain('<script type="application/ld+json">')
  }
})

test('Japanese pages say where their lines may break, English pages do not', () => {
  for (const { html, facts } of pages) {
    const marks = html.split('<wbr>').length - 1
    expect(marks > 50, `${facts.url} has ${marks} marks`).toBe(facts.language === 'ja')
    expect(facts.heading).not.toContain('<')
  }
})

test('the title of a page ends with the name of the office in its language', () => {
  for (const { html, facts } of pages) {
    const name = facts.language === 'ja' ? '架け橋' : 'Kakehashi'
    expect(html).toMatch(new RegExp(`<title>[^<]+ \\| ${name}</title>`))
    expect(html).toContain(`<meta property="og:site_name" content="${name}">`)
  }
})

test('every page offers its other language, in that language', () => {
  for (const { html, facts } of pages) {
    const [other, text] =
      facts.language === 'en'
        ? (['ja', '日本語のページもあります。'] as const)
        : (['en', 'Do you prefer English?'] as const)
    const [, offer = ''] = /(<aside [^>]*data-offer=.*?)<\/aside>/.exec(html) ?? []
    expect(offer).toContain(`lang="${other}"`)
    expect(offer).toContain(`href="${new URL(facts.urls[other]).pathname}"`)
    expect(offer.replaceAll('<wbr>', '')).toContain(text)
  }
})

test('the not-found page offers no other language', async () => {
  expect((await renderer.renderMissingPage('en')).html).not.toContain('data-offer')
})

test('only the home page has the strip of what waits for a customer, hidden from visitors', () => {
  const withStrip = pages.filter(({ html }) => html.includes('data-waiting-strip'))
  expect(withStrip.map(({ facts }) => facts.path)).toEqual(['/', '/'])
  for (const { html } of withStrip) {
    expect(html).toMatch(/<section[^>]*data-for="customer"[^>]*data-waiting-strip/)
  }
})

test('only the page with a map may show another site', () => {
  const framed = pages.filter(({ frames }) => frames.length > 0)
  expect(framed.map(({ facts }) => facts.path)).toEqual(['/contact', '/contact'])
  expect(framed[0]?.frames).toEqual(['https://www.openstreetmap.org'])
})

test('the not-found page is not indexed and has no canonical address', async () => {
  const { html } = await renderer.renderMissingPage('ja')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
})

describe('the page of a service that the office added', () => {
  test('has its text and address in each language', async () => {
    const service = { ...will, nameJa: '遺言書', descriptionJa: '遺言の翻訳' }
    const [english, japanese] = await Promise.all([
      renderer.renderService(service, 'en'),
      renderer.renderService(service, 'ja'),
    ])
    expect(english.html).toContain('<title>Will | Kakehashi</title>')
    expect(english.html).toContain('href="https://deigo.example/services/will"')
    expect(english.html).toContain('href="/start?service=will"')
    expect(japanese.html).toContain('<span lang="ja">遺言書</span>')
    expect(japanese.html).toContain('content="遺言の翻訳"')
    expect(japanese.html).toContain('href="https://deigo.example/ja/services/will"')
  })

  test('uses English, with lang="en", where the Japanese text is missing', async () => {
    const { html } = await renderer.renderService(will, 'ja')
    expect(html).toContain('<span lang="en">Will</span>')
    expect(html).toMatch(/lang="en">What we do</)
  })

  test('shows its price only if prices are public', async () => {
    expect((await renderer.renderService(will, 'en')).html).toContain(
      'You know the price before we start',
    )
    const { html } = await renderer.renderService({ ...will, priceCents: 125_050 }, 'en')
    expect(html).toContain('From $1,250.50')
    expect(html).not.toContain('You know the price before we start')
  })

  test('says what its price is for, and the least that is charged', async () => {
    const perPage = { ...will, priceCents: 2_500, priceUnit: 'page', minimumCents: 4_000 } as const
    const { html } = await renderer.renderService(perPage, 'en')
    expect(html).toContain('From $25.00 per page')
    expect(html).toContain('At least $40.00')
    const japanese = await renderer.renderService(perPage, 'ja')
    expect(japanese.html).toContain('1ページ $25.00から')
    const perDocument = { ...perPage, priceUnit: 'document', minimumCents: null } as const
    expect((await renderer.renderService(perDocument, 'en')).html).toContain(
      'From $25.00 per document',
    )
  })

  test.each([
    [0, 'Ready the same day'],
    [1, 'Usually ready the next working day'],
    [12, 'Usually ready in 12 working days'],
  ])('says when it is ready: %i working days', async (usualWorkingDays, text) => {
    const { html } = await renderer.renderService({ ...will, usualWorkingDays }, 'en')
    expect(html.match(/<h3>(?:Ready|Usually)[^<]*/g)).toEqual([`<h3>${text}`])
  })

  test('shows uploaded pictures, and none from other sites', async () => {
    const own = '/api/pictures/0190b0a0-0000-7000-8000-000000000000'
    const elsewhere = 'https://elsewhere.example/a.png'
    expect((await renderer.renderService({ ...will, image: own }, 'en')).html).toContain(own)
    for (const image of [elsewhere, '', '/api/pictures/../users']) {
      const { html } = await renderer.renderService({ ...will, image }, 'en')
      expect(html).not.toMatch(/<figure|elsewhere|api\/pictures/)
    }
  })

  test('has a description that is cut to length without splitting a character', async () => {
    const { html } = await renderer.renderService({ ...will, description: '👩‍👧'.repeat(300) }, 'en')
    expect(html).toContain(`content="${'👩‍👧'.repeat(159)}…"`)
  })

  test.each(['<script>alert(1)</script>', 'a" onload="alert(1)', '</title><b>', '$& $1 $` $$'])(
    'escapes %j',
    async (text) => {
      const { html } = await renderer.renderService(
        { ...will, name: text, description: text },
        'en',
      )
      const plain = await renderer.renderService(will, 'en')
      for (const tag of ['<script', '<title', '<b>', 'onload="']) {
        expect(html.split(tag)).toHaveLength(plain.html.split(tag).length)
      }
    },
  )
})

test('the page about us names the people of the office, in the language of the page', async () => {
  const team = [{ name: { en: 'Emi Sato', ja: '佐藤 恵美' }, role: { en: 'Director', ja: '代表' } }]
  const site = { office: sampleOffice, origin: 'https://deigo.example' }
  const withTeam = createRenderer(assets, site, new Date(), team)

  const english = await withTeam.renderPage('/about', 'en')
  expect(english.html).toContain('<dt>Emi Sato</dt><dd>Director</dd>')
  expect((await withTeam.renderPage('/about', 'ja')).html).toContain('佐藤 恵美')
  expect((await renderer.renderPage('/about', 'en')).html).not.toContain('The people you meet')
})
