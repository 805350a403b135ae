import { sampleOffice } from '@kakehashi/domain/sample/office'
import { addressedName } from '@kakehashi/domain/people/people'
import type { Locator, Page } from '@playwright/test'
import { setWidth } from '../../support/layout.ts'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import { stubOfficeClock } from '../../support/office-clock.ts'
import { sayIn } from '../../support/translations.ts'

const steps = [
  'Complete the request form',
  'Documents reviewed',
  'Price determination',
  'Documents translated',
  'Document pick-up',
]

const mostNeeded =
  'Popular documents can be ready the same day if you ask before {sameDayUntil}. The price stays the same.'
const documentsOf = {
  Legal:
    'Birth and marriage certificates, family registers, affidavits, contracts, and the marriage form for the city office.',
  Medical: 'Charts, lab results, vaccination records and referrals for your next doctor.',
  Technical: 'Manuals, drawings, safety data and inspection reports, in the terms your trade uses.',
} as const

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tops = (locator: Locator) =>
  locator.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))

const leftOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().left)

inBothLanguages((language) => {
  const say = sayIn(language, 'home')
  const sayPart = sayIn(language, 'parts')

  for (const [device, width] of [
    ['phone', 390],
    ['desk', 1440],
  ] as const) {
    test(
      `the home page shows all its sections on a ${device}`,
      { tag: '@core' },
      async ({ page, at }) => {
        await stubOfficeClock(page, '2026-11-12 09:42')
        await setWidth(page, width)
        await page.goto(at('/'))
        const main = page.getByRole('main')

        const hero = section(page, say('Your documents, in English and Japanese.'))
        await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(hero.getByRole('link', { name: say('Start a request') })).toHaveAttribute(
          'href',
          '/start',
        )

        const contact = main.getByRole('definition')
        await expect(contact.getByRole('link', { name: sampleOffice.phone })).toHaveAttribute(
          'href',
          `tel:${sampleOffice.phone.replaceAll('-', '')}`,
        )
        await expect(contact.getByRole('link', { name: sampleOffice.email })).toBeVisible()
        await expect(visibleText(contact, sampleOffice.address.street[language])).toBeVisible()
        await expect(
          visibleText(contact, language === 'ja' ? '9:00〜17:00' : '9:00 to 17:00'),
        ).toBeVisible()

        const flow = section(page, say('Five steps to a finished translation'))
        await expect(flow.getByRole('listitem').getByRole('heading')).toHaveText(
          steps.map((step) => say(step)),
        )

        for (const [heading, words] of [
          [say('No expedite fee'), say(mostNeeded, { sameDayUntil: '10:30' })],
          [say('Walk-ins welcome'), language === 'ja' ? /月曜〜金曜/ : /Monday to Friday/],
          [say('Certified interpreters'), language === 'ja' ? /通訳者/ : /come with you/],
          [sampleOffice.registration.title[language], sampleOffice.registration.text[language]],
        ] as const) {
          const blurb = main.locator('div', {
            has: page.getByRole('heading', { name: heading }),
          })
          await expect(blurb.last().getByRole('paragraph')).toHaveText(words)
        }

        const teaser = section(page, say('Documents we translate'))
        for (const [name, path] of [
          ['Legal', '/services/legal'],
          ['Medical', '/services/medical'],
          ['Technical', '/services/technical'],
          ['MORE SERVICES', '/services'],
        ] as const) {
          const link = teaser.getByRole('link', { name: new RegExp(`^${say(name)}`) })
          await expect(link).toHaveAttribute('href', at(path))
        }
        for (const [name, documents] of Object.entries(documentsOf)) {
          const link = teaser.getByRole('link', { name: new RegExp(`^${say(name)}`) })
          await expect(visibleText(link, say(documents))).toBeVisible()
        }

        const news = section(page, say('News about documents in Japan and the US'))
        const links = news.getByRole('link')
        await expect(links).toHaveCount(sampleOffice.news.length)
        for (const [index, { url, title, publisher }] of sampleOffice.news.entries()) {
          const link = links.nth(index)
          await link.scrollIntoViewIfNeeded()
          await expect(link).toHaveAttribute('href', url)
          await expect(link).toContainText(title[language])
          await expect(link).toContainText(publisher[language])
          await expect
            .poll(() =>
              link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
            )
            .toBeGreaterThan(0)
        }
        await expect(visibleText(news, say('These links open other websites.'))).toBeVisible()
      },
    )
  }

  test('the page welcomes a customer by name, in upper case on a desk', async ({
    newCustomer,
    openBrowser,
    at,
  }) => {
    const customer = await newCustomer({ firstName: 'Keiko' })
    const page = await openBrowser(customer)
    await stubOfficeClock(page, '2026-11-12 09:42')
    await setWidth(page, 960)
    await page.goto(at('/'))
    const welcome = visibleText(
      page,
      say('Welcome, <0/>').replace('{0}', addressedName(customer.user, language)),
    )
    await expect(welcome).toHaveCSS('text-transform', 'uppercase')
    await setWidth(page, 959)
    await expect(welcome).toHaveCSS('text-transform', 'none')
    await expect(page.locator('p[data-script="office-day"]')).toBeHidden()
  })

  test('the page shows no welcome to a visitor', async ({ page, at }) => {
    await page.goto(at('/'))
    await waitForScripts(page)
    await expect(page.locator('[data-user-name]')).toBeHidden()
  })

  test('the layout changes between 959 and 960 pixels', async ({ page, at }) => {
    await page.goto(at('/'))
    const items = section(page, say('Five steps to a finished translation')).getByRole('listitem')
    const card = page.getByRole('complementary', { name: sayPart('At our counter') })
    const title = page.getByRole('heading', { level: 1 })
    const isBeside = async () => (await leftOf(card)) > (await leftOf(title)) + 100

    await setWidth(page, 959)
    expect(new Set(await tops(items)).size).toBe(5)
    expect(await isBeside()).toBe(false)
    await setWidth(page, 960)
    expect(new Set(await tops(items)).size).toBe(1)
    expect(await isBeside()).toBe(true)
  })

  test('the hero changes between 499 and 500 pixels', async ({ page, at }) => {
    await page.goto(at('/'))
    const narrow = page.locator('main svg[viewBox="0 0 390 188"]')
    const wide = page.locator('main svg[viewBox="0 0 1440 300"]')
    const ways = section(page, say('Your documents, in English and Japanese.')).getByRole('link')

    await setWidth(page, 499)
    await expect(narrow).toBeVisible()
    await expect(wide).toBeHidden()
    expect(new Set(await tops(ways)).size).toBe(2)
    await setWidth(page, 500)
    await expect(narrow).toBeHidden()
    await expect(wide).toBeVisible()
    expect(new Set(await tops(ways)).size).toBe(1)
  })

  test('the page never scrolls sideways', async ({ page, at }) => {
    await page.goto(at('/'))
    for (const width of [320, 390, 499, 500, 959, 960, 1440]) {
      await setWidth(page, width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(
        width,
      )
    }
  })
})
