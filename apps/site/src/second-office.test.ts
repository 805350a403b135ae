import { languages } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRenderer, type SitePage } from './render.tsx'
import { agentCatalog, orderingSkill } from './seo/agent-catalog.ts'
import { favicon, manifest } from './seo/icons.ts'
import { llms } from './seo/llms.ts'
import { securityTxt } from './seo/security-txt.ts'
import { tokenColour } from './seo/token-colour.ts'
import type { Site } from './site.ts'
import { pageFolders } from './site-pages.ts'
import { secondOffice } from './testing/second-office.ts'

// One process renders the sites of several offices, so no text may belong to one of them.

const folders = [...Object.values(pageFolders), 'missing', 'other-service']
const assets = {
  fonts: [],
  styles: Object.fromEntries(folders.map((folder) => [folder, ''])),
  script: '',
}
const site: Site = { office: secondOffice, origin: 'https://harborside.example' }
const renderer = createRenderer(assets, site, new Date())

/** Texts by the address or name of their file, without marks for line breaks. */
const texts = new Map<string, string>()
let pages: SitePage[]

beforeAll(async () => {
  pages = await renderer.renderPages()
  for (const { html, facts } of pages) texts.set(facts.url, html)
  for (const language of languages) {
    texts.set(`missing.${language}`, (await renderer.renderMissingPage(language)).html)
    texts.set(`manifest.${language}`, JSON.stringify(manifest(site, language)))
  }
  const facts = pages.map((page) => page.facts)
  texts.set('favicon.svg', String(favicon(secondOffice).body))
  texts.set('llms.txt', llms(site, facts))
  texts.set('security.txt', securityTxt(site, new Date()))
  texts.set('ai-catalog.json', JSON.stringify(agentCatalog(site)))
  texts.set('SKILL.md', orderingSkill(site, facts))
  for (const [name, text] of texts) texts.set(name, text.replaceAll(/<wbr>|<!-- -->/g, ''))
}, 60_000)

function filesWith(text: string | RegExp): string[] {
  const has = (content: string) =>
    typeof text === 'string' ? content.includes(text) : text.test(content)
  return [...texts].flatMap(([name, content]) => (has(content) ? [name] : []))
}

/** The beginning of the bridge in the logo. */
const bridgePath = 'M2 19.5A20.23 20.23'

function headerOf(html = ''): string {
  return /<header\b[^]*?<\/header>/.exec(html)?.[0] ?? ''
}

test('an office with a bridge as its logo has no seal in the header', async () => {
  const bridged = { ...site, office: { ...secondOffice, logo: 'bridge' as const } }
  const { html } = await createRenderer(assets, bridged, new Date()).renderPage('/contact', 'en')

  expect(headerOf(html)).toContain(bridgePath)
  expect(headerOf(html)).not.toContain(secondOffice.seal.outline)
})

describe('the pages of a second office', () => {
  test.each([
    /kakehashi/i,
    '架け橋',
    sampleOffice.phone,
    sampleOffice.phoneAbroad,
    sampleOffice.dsn,
    'DSN',
    /Camp Deigo|キャンプ・デイゴ/,
    /Building 217|217号棟/,
    /Gate 2|第2ゲート/,
    '901-0000',
    /social[.]example/,
    /Monday to Friday|月曜〜金曜|月曜から金曜/,
    /\b(?:9:00|17:00|10:30)\b/,
    /American holidays|米国の祝日/,
    '127.8',
    'id="history"',
    'id="news"',
    /deigo|デイゴ/i,
    /local consulate|base translator list|領事館に登録|翻訳者名簿/,
    /[Ww]ater tower|給水塔|[Bb]us stop|バス停/,
    'in the morning',
    sampleOffice.paymentMethods.en,
    sampleOffice.seal.outline,
    tokenColour('seal-vermilion'),
  ])('do not contain %s', (text) => {
    expect(filesWith(text)).toEqual([])
  })

  test('name Okinawa only in the list of city offices', () => {
    const subject = /Okinawa City|okinawa-city|沖縄市|href="[^"]*"/g
    const naming = [...texts].filter(([, text]) =>
      /okinawa|沖縄/i.test(text.replaceAll(subject, '')),
    )
    expect(naming.map(([name]) => name)).toEqual([])
  })

  test.each([
    ['/', 'Translation office on base in Kanagawa'],
    ['/', 'Tuesday to Saturday, 8:30 to 16:00'],
    ['/ja', '神奈川県の基地内にある翻訳事務所'],
    ['/military', 'walk-ins Tuesday to Saturday, and help'],
    ['/military', 'We close on Monday and Sunday.'],
    ['/ja/military', '火曜〜土曜'],
    ['/contact', 'Closed Monday and Sunday. Same-day requests until 9:45'],
    ['/ja/contact', '第5ゲート'],
    ['/contact', 'our usual place, the kiosk opposite Gate 5, at a time'],
    ['/ja/contact', '（第5ゲート向かいの売店前）'],
    ['/', 'On the court’s list'],
    ['/about', 'We are on the list of the district court. It means'],
    ['/about', 'To be understood.'],
    ['/services/interpretation', 'anywhere in Kanagawa'],
  ])('%s says %s', (path, text) => {
    expect(texts.get(site.origin + path)).toContain(text)
  })

  test('show its seal in its colour, also as the icon of the tab', () => {
    expect(filesWith(secondOffice.seal.outline)).toEqual(
      expect.arrayContaining(['/', '/ja', '/military', '/about'].map((path) => site.origin + path)),
    )
    expect(texts.get('favicon.svg')).toContain(`d="${secondOffice.seal.outline}"`)
    expect(texts.get('favicon.svg')).toContain(`fill="${tokenColour('seal-indigo')}"`)
  })

  test('have its seal as their logo', () => {
    const header = headerOf(texts.get(`${site.origin}/contact`))
    expect(header).toContain(secondOffice.seal.outline)
    expect(header).not.toContain(bridgePath)
  })

  test('do not mention a lunch break that the office does not have', () => {
    const contact = texts.get(`${site.origin}/contact`) ?? ''
    expect(contact).toContain('aria-label="Open from 8:30 to 16:00. Same-day requests until 9:45."')
    expect(contact).not.toContain('Lunch from')
  })

  test('give the islands the calendar of the office', () => {
    const [, calendar = ''] =
      /data-calendar="([^"]*)"/.exec(texts.get(`${site.origin}/`) ?? '') ?? []
    expect(JSON.parse(calendar.replaceAll('&quot;', '"'))).toEqual({
      timeZone: 'Asia/Tokyo',
      openWeekdays: [2, 3, 4, 5, 6],
      holidays: 'none',
      hours: secondOffice.hours,
      sameDayUntil: '0945',
    })
  })
})
