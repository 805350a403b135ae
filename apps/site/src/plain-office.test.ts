import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Office } from '@kakehashi/domain/office'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRenderer } from './render.tsx'
import { pageFolders } from './site-pages.ts'
import { plainOffice } from './testing/plain-office.ts'

const folders = [...Object.values(pageFolders), 'missing', 'other-service']
const assets = {
  fonts: [],
  styles: Object.fromEntries(folders.map((folder) => [folder, ''])),
  script: '',
}

/** The pages of an office by their path, without marks for line breaks. */
async function pagesOf(office: Office): Promise<Map<string, string>> {
  const renderer = createRenderer(assets, { office, origin: 'https://mill.example' }, new Date())
  const pages = await renderer.renderPages()
  return new Map(
    pages.map(({ html, facts }) => [
      new URL(facts.url).pathname,
      html.replaceAll(/<wbr>|<!-- -->/g, ''),
    ]),
  )
}

describe('an office with no more than name, address, telephone, e-mail and hours', () => {
  let pages: Map<string, string>
  beforeAll(async () => {
    pages = await pagesOf(plainOffice)
  }, 60_000)
  const pagesWith = (text: string | RegExp) =>
    [...pages].flatMap(([path, html]) => (html.match(text) ? [path] : []))

  test.each([
    'id="history"',
    'id="belief"',
    'id="mission"',
    'id="news"',
    'id="find-us"',
    'href="geo:',
    'openstreetmap.org/?mlat',
    'GeoCoordinates',
    'Map and directions',
    '地図と道順',
    'Being registered',
    'Outside ,',
    '〒',
    /<(p|dd|h2|h3|li|small|address)( class="[^"]*")?><\/\1>/,
  ])('has no page with %s', (text) => {
    expect(pagesWith(text)).toEqual([])
  })

  test.each([
    ['/contact', 'Shipping within Germany'],
    ['/contact', 'At a place we agree on. Tell us in your request, or call.'],
    ['/contact', 'Same-day requests until 14:00.'],
    ['/contact', 'Bavaria 91000, Germany'],
    ['/ja/contact', 'ドイツ 91000 バイエルン州'],
    ['/ja/contact', 'ドイツ国内への発送'],
    ['/about', 'What certified means'],
    ['/', 'Every day, 8:00 to 18:00'],
    ['/', 'Certified interpreters'],
  ])('%s says %s', (path, text) => {
    expect(pages.get(path)).toContain(text)
  })
})

test('an office with a position but no directions has map links and no sketch', async () => {
  const { coordinates } = sampleOffice
  const contact = (await pagesOf({ ...plainOffice, coordinates })).get('/contact') ?? ''
  expect(contact).toContain('id="find-us"')
  expect(contact).toContain('href="geo:')
  expect(contact).not.toContain('<figure')
})

test('an office with directions but no position has a sketch and no map links', async () => {
  const { directions } = sampleOffice
  const contact = (await pagesOf({ ...plainOffice, directions })).get('/contact') ?? ''
  expect(contact).toContain('This sketch is not to scale.')
  expect(contact).toContain('We can meet you outside Gate 2, at a time we agree on.')
  expect(contact).not.toMatch(/openstreetmap[.]org\/|href="geo:|data-map="load"/)
})
