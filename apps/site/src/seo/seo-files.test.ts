import { addressLines } from '@kakehashi/domain/office'
import { sampleOffice as office } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import { agentCatalog, orderingSkill, skillFile } from './agent-catalog.ts'
import { llms } from './llms.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { origin, sampleFacts, samplePages, site } from './testing/sample-page.ts'

const pages = samplePages()

describe('the sitemap', () => {
  test('lists each page once, with its address in both languages', () => {
    const xml = sitemap(pages)
    expect([...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual(
      pages.map(({ url }) => url),
    )
    expect(xml).toContain(`<loc>${origin}/ja/contact</loc>
<xhtml:link rel="alternate" hreflang="en" href="${origin}/contact"/>
<xhtml:link rel="alternate" hreflang="ja" href="${origin}/ja/contact"/>
<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/contact"/>`)
  })

  test('escapes addresses', () => {
    const page = { ...sampleFacts(), url: 'https://a.example/?a=1&b=<"' }
    expect(sitemap([page])).toContain('<loc>https://a.example/?a=1&amp;b=&lt;&quot;</loc>')
  })
})

describe('robots.txt', () => {
  const text = robots(
    origin,
    ['/login', '/admin/dashboard', '/admin/quote/:id', '/services/:slug', '/profile'],
    ['/', '/services', '/ja'],
  )

  test('disallows the office and the portal', () => {
    expect(text.match(/Disallow: .*/g)).toEqual([
      'Disallow: /api/',
      'Disallow: /login',
      'Disallow: /admin',
      'Disallow: /profile',
    ])
  })

  test('links to the sitemap', () => {
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  })
})

test('security.txt says where to report a vulnerability, for less than a year', () => {
  expect(securityTxt(site, new Date('2026-11-17T02:00:00Z'))).toBe(`Contact: mailto:${office.email}
Expires: 2027-11-16T00:00:00Z
Preferred-Languages: en, ja
Canonical: ${origin}/.well-known/security.txt
`)
})

describe('llms.txt', () => {
  const text = llms(site, pages)

  test('has hours and address in both languages', () => {
    expect(text).toContain('Monday to Friday, 9:00 to 17:00, lunch 13:00 to 14:00')
    expect(text).toContain('before 10:30;')
    expect(text).toContain('月曜〜金曜 9:00〜17:00（昼休み 13:00〜14:00）')
    const lines = [...addressLines(office, 'en'), ...addressLines(office, 'ja')]
    for (const fact of [office.phone, office.email, ...lines]) {
      expect(text).toContain(fact)
    }
  })

  test('has one line for each page, with its description', () => {
    for (const { title, url, description } of pages) {
      expect(text).toContain(`- [${title}](${url}): ${description}\n`)
    }
  })

  test('starts with its only title', () => {
    expect(text.match(/^# .*/gm)).toEqual([`# ${office.name.en} (${office.name.ja})`])
    expect(text.startsWith('# ')).toBe(true)
  })
})

describe('the agent catalog', () => {
  test('lists the ordering skill', () => {
    const { entries } = agentCatalog(site)
    expect(entries.map(({ url }) => url)).toEqual([`${origin}/${skillFile}`])
  })

  test('the skill has the office’s rules and links to existing pages', () => {
    const text = orderingSkill(site, pages)
    expect(text).toMatch(/^---\nname: order-a-translation\ndescription: .+\n---\n/)
    expect(text).toContain('before 10:30;')
    expect(text).toContain(`](${origin}/contact): About /contact`)
    expect(text).not.toContain('/military)')
  })

  test('only the identifier of the host contains the port', () => {
    const { host, entries } = agentCatalog({ ...site, origin: 'http://localhost:4000' })
    expect(host.identifier).toBe('did:web:localhost%3A4000')
    expect(entries[0]?.identifier).toBe('urn:air:localhost:skill:order-a-translation')
  })
})
