import { closedDaysText, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { addressLines, countryName } from '@kakehashi/domain/office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Page } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import { sayIn } from '../../support/translations.ts'

const map = 'https://www.openstreetmap.org'
const { latitude, longitude } = sampleOffice.coordinates

/** Calls of the page to other sites. */
function callsToOtherSites(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') calls.push(request.url())
  })
  return calls
}

const mapButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const write = (time: string) => `${Number(time.slice(0, 2))}:${time.slice(2)}`

inBothLanguages((language) => {
  const say = sayIn(language, 'contact')

  test('the page shows phone, e-mail and address', async ({ page, at }) => {
    await page.goto(at('/contact'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('Contact us'))
    const phone = main.getByRole('link', { name: sampleOffice.phone, exact: true })
    await expect(phone).toHaveAttribute('href', `tel:${sampleOffice.phone.replaceAll('-', '')}`)
    await expect(
      visibleText(main, say('From a base phone: DSN {dsn}.', { dsn: sampleOffice.dsn })),
    ).toBeVisible()
    await expect(main.getByRole('link', { name: sampleOffice.email })).toHaveAttribute(
      'href',
      `mailto:${sampleOffice.email}`,
    )
    for (const line of addressLines(sampleOffice, language)) {
      await expect(visibleText(main, line, { exact: true })).toBeVisible()
    }
    const other = language === 'ja' ? 'en' : 'ja'
    const otherLines = main.locator(`dd [lang="${other}"]`)
    for (const line of addressLines(sampleOffice, other)) {
      await expect(otherLines).toContainText(line)
    }
  })

  test('the page shows the opening hours', async ({ page, at }) => {
    const { opens, closes, lunchFrom, lunchUntil } = sampleOffice.hours
    await page.goto(at('/contact'))
    const hours = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: say('Hours') })
    await expect(hours).toContainText(
      say('{openDays}, <0>{opens} to {closes}</0>', {
        openDays: openDaysText(sampleOffice, language),
        opens: write(opens),
        closes: write(closes),
      }),
    )
    const sentences = [
      say('Lunch from {lunchFrom} to {lunchUntil}.', {
        lunchFrom: write(lunchFrom),
        lunchUntil: write(lunchUntil),
      }),
      say('Closed {closedDays}.', { closedDays: closedDaysText(sampleOffice, language) ?? '' }),
      say('Same-day requests until {sameDayUntil}.', { sameDayUntil: '10:30' }),
    ]
    await expect(hours).toContainText(sentences.join(language === 'ja' ? '' : ' '))
  })

  test('the page says whether the office is open now', async ({ page, at }) => {
    const thursdayMorning = new Date('2026-11-12T09:42:00+09:00')
    await page.clock.setFixedTime(thursdayMorning)
    await page.route('**/api/closures', (route) =>
      route.fulfill({ json: [], headers: { date: thursdayMorning.toUTCString() } }),
    )
    await page.goto(at('/contact'))
    const today = page.getByRole('complementary')
    await expect(today).toContainText(language === 'ja' ? '受付中' : 'Open now')
  })

  test('the page shows four ways to get documents off base', async ({ page, at }) => {
    await page.goto(at('/contact'))
    const section = page.getByRole('region', {
      name: say('Off base? We bring or send your documents to you.'),
    })
    const country = countryName(sampleOffice.address.country, language)
    for (const [way, cost] of [
      [say('Shipping within {country}', { country }), 'Free'],
      [say('International shipping'), 'You pay the carrier'],
      [say('Digital download'), 'In your account'],
      [say('Arrange a meet-up'), 'By appointment'],
    ] as const) {
      const option = section.getByRole('listitem').filter({ hasText: way })
      await expect(option.getByRole('heading', { name: way })).toBeVisible()
      await expect(visibleText(option, say(cost), { exact: true })).toBeVisible()
    }
    await expect(section.getByRole('link', { name: say('REQUEST FORM') })).toHaveAttribute(
      'href',
      '/start',
    )
  })

  test('the map drawing is labelled, and three ways onto the base are described', async ({
    page,
    at,
  }) => {
    await page.goto(at('/contact'))
    const section = page.getByRole('region', { name: say('Finding us') })
    const labels = section.getByRole('figure').getByRole('listitem')
    const { gate, building } = sampleOffice.directions
    for (const words of [gate[language], building[language]]) {
      await expect(labels.filter({ hasText: words })).toBeVisible()
    }
    for (const words of [
      'You have base access',
      'You come with someone who has base access',
      'You cannot come on base',
    ]) {
      await expect(section.getByRole('heading', { name: say(words) })).toBeVisible()
    }
    await expect(section.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
    )
    await expect(section.getByRole('link', { name: say('Apple Maps') })).toHaveAttribute(
      'href',
      new RegExp(`^https://maps[.]apple[.]com/[?]ll=${latitude}%2C${longitude}`),
    )
    await expect(section.locator('a[href^="geo:"]')).toHaveText(say('Your phone’s own map app'))
  })

  test(
    'the page calls no other site before the visitor loads the map',
    { tag: '@core' },
    async ({ page, at }) => {
      const calls = callsToOtherSites(page)
      await page.route(`${map}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Streets</p>' }),
      )
      await page.goto(at('/contact'))
      await waitForScripts(page)
      const button = mapButton(page, say('Load the map'))
      await button.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([])
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.locator('figcaption p').last()).toContainText('OpenStreetMap')

      const sheet = page.locator('[data-map="sheet"]')
      const before = await sheet.boundingBox()
      await button.click()
      const streets = page.getByTitle(say('Street map around our office, by OpenStreetMap'))
      await expect(streets.contentFrame().getByText('Streets')).toBeVisible()
      const address = new URL((await streets.getAttribute('src')) ?? '')
      expect(address.origin + address.pathname).toBe(`${map}/export/embed.html`)
      expect(address.searchParams.get('marker')).toBe(`${latitude},${longitude}`)
      expect(calls).toEqual([address.href])
      expect(await sheet.boundingBox()).toEqual(before)
      expect(await streets.boundingBox()).toMatchObject({
        width: expect.closeTo(before?.width ?? 0, -1),
      })

      await expect(mapButton(page, say('Back to the sketch'))).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(visibleText(sheet, sampleOffice.directions.gate[language])).toBeVisible()
    },
  )

  test('without scripts a link opens the street map', async ({ openBrowser, at }) => {
    const page = await openBrowser(undefined, { javaScriptEnabled: false })
    await page.goto(at('/contact'))
    await expect(page.getByRole('link', { name: say('See it on OpenStreetMap') })).toHaveAttribute(
      'href',
      `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    )
    await expect(mapButton(page, say('Load the map'))).toBeHidden()
  })

  test('nothing moves while the scripts start', async ({ page, at }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at('/contact'))
      await waitForScripts(page)
      await page.evaluate(() => document.querySelector('figure')?.scrollIntoView())
      await expect(mapButton(page, say('Load the map'))).toBeVisible()
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
              resolve(shifts.reduce((sum, { value }) => sum + value, 0))
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(0), 500)
          }),
      )
      expect(shift, `${width} px`).toBe(0)
    }
  })
})

test('only the contact page may embed another site', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/contact', '/ja/contact']) {
    expect(await policyOf(path)).toContain(`frame-src ${map};`)
  }
  for (const path of ['/', '/ja/about', '/login', '/no/such/page']) {
    expect(await policyOf(path)).toContain("default-src 'none'")
    expect(await policyOf(path)).not.toContain('frame-src')
  }
})
