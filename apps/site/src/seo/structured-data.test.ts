import { sampleOffice as office } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import type { PageFacts } from './page-facts.ts'
import { structuredData } from './structured-data.ts'
import { origin, sampleFacts, samplePages, site } from './testing/sample-page.ts'

type Thing = Record<string, unknown>

const pages = samplePages()
const body =
  '<section data-faq><details><summary>How long?</summary><p>Three days.</p></details></section>'

function thingsOf(page: PageFacts): Thing[] {
  return structuredData(site, page, pages)['@graph'] as Thing[]
}

function kinds(page: PageFacts): unknown[] {
  return thingsOf(page).map((each) => each['@type'])
}

function thing(type: string, page: PageFacts): Thing {
  const found = thingsOf(page).filter((each) => [each['@type']].flat().includes(type))
  expect(found).toHaveLength(1)
  return found[0] ?? {}
}

describe('the office', () => {
  test('opens 9:00 to 13:00 and 14:00 to 17:00, Monday to Friday', () => {
    expect(thing('ProfessionalService', sampleFacts())['openingHoursSpecification']).toEqual(
      [
        ['09:00', '13:00'],
        ['14:00', '17:00'],
      ].map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens,
        closes,
      })),
    )
  })

  test('has coordinates and an international phone number', () => {
    expect(thing('ProfessionalService', sampleFacts())).toMatchObject({
      name: office.name.en,
      url: `${origin}/`,
      telephone: expect.stringMatching(/^\+81-[1-9]/),
      address: {
        streetAddress: 'Building 217, Camp Deigo',
        addressRegion: 'Okinawa',
        postalCode: '901-0000',
        addressCountry: 'JP',
      },
      logo: `${origin}/icon-512.png`,
      image: `${origin}/previews/home.en.png`,
    })
  })

  test('has the same id on every page', () => {
    const ids = pages.map((page) => thing('ProfessionalService', page)['@id'])
    expect(new Set(ids)).toEqual(new Set([`${origin}/#office`]))
  })

  test('has its Japanese name and address on Japanese pages', () => {
    expect(thing('ProfessionalService', sampleFacts({ language: 'ja' }))).toMatchObject({
      name: office.name.ja,
      url: `${origin}/ja`,
      address: { addressRegion: '沖縄県' },
    })
  })
})

describe('each page', () => {
  test('says which language it is in', () => {
    for (const page of pages) {
      const own = thingsOf(page).find((each) => each['@id'] === page.url)
      expect(own).toMatchObject({ inLanguage: page.language, url: page.url, name: page.title })
    }
  })

  test('other than home has breadcrumbs in its language', () => {
    const legal = sampleFacts({ path: '/services/legal', language: 'ja', title: '法律翻訳' })
    expect(thing('BreadcrumbList', legal)['itemListElement']).toEqual(
      [
        [office.name.ja, `${origin}/ja`],
        ['/servicesのページ', `${origin}/ja/services`],
        ['法律翻訳', `${origin}/ja/services/legal`],
      ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    )
  })

  test('describes the site only on the home page, which has no breadcrumbs', () => {
    expect(kinds(sampleFacts())).toEqual(['ProfessionalService', 'WebSite', 'WebPage'])
    expect(kinds(sampleFacts({ path: '/military' }))).toEqual([
      'ProfessionalService',
      'BreadcrumbList',
      'WebPage',
    ])
  })

  test('of a service describes it with the text of the page', () => {
    const page = sampleFacts({ path: '/services/legal', heading: 'Legal', description: 'Papers' })
    expect(thing('Service', page)).toMatchObject({
      name: 'Legal',
      description: 'Papers',
      provider: { '@id': `${origin}/#office` },
    })
    expect(kinds(sampleFacts({ path: '/services' }))).not.toContain('Service')
  })

  test('with questions is an FAQPage', () => {
    const page = sampleFacts({ path: '/military', body })
    expect(thing('FAQPage', page)['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Three days.' },
      },
    ])
    expect(thing('ContactPage', sampleFacts({ path: '/contact', body }))['@type']).toEqual([
      'ContactPage',
      'FAQPage',
    ])
  })

  test('uses absolute addresses only', () => {
    const urls = pages.flatMap((page) => addressesIn(structuredData(site, page, pages)))
    expect(urls.length).toBeGreaterThan(20)
    expect(urls.filter((url) => !URL.canParse(url))).toEqual([])
  })
})

/** Every value that schema.org expects to be an address. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['@id', 'url', 'item', 'logo', 'image', 'sameAs'].includes(key)
      ? [inner].flat().map(String)
      : addressesIn(inner),
  )
}
