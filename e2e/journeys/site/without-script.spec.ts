import type { Page } from '@playwright/test'
import { expect, test, waitForScripts } from '../../support/fixtures.ts'
import { publicPages } from '../../support/routes.ts'
import { addressIn } from '../../support/translations.ts'

/** All that script may change besides: the office's clock, the fetched services, the map's button. */
const lively = [
  '[data-script="office-day"]',
  '[data-script="services-list"]',
  '[data-script="street-map"] :is(a, button)',
]

/** What a reader reads, and where they can go: words without the spacing, links with their targets. */
async function readAs(page: Page) {
  // From outside the page, because without script nothing runs in it.
  for (const part of lively) {
    for (const element of await page.locator(part).elementHandles()) {
      await element.evaluate((node) => node.parentNode?.removeChild(node))
    }
  }
  // The marriage guide asks its questions only where script can answer them.
  for (const place of await page.locator('[data-needs-script]').all()) {
    await place.evaluate((element) => element.setAttribute('hidden', ''))
  }
  const text = await page.locator('body').innerText()
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  return { lines: text.split(/\s*\n\s*/).filter(Boolean), links, title: await page.title() }
}

for (const language of ['en', 'ja'] as const) {
  for (const [device, viewport] of [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`the visitors’ pages in ${language} read the same without script on a ${device}`, async ({
      page,
      browser,
    }) => {
      await page.setViewportSize(viewport)
      const still = await browser.newContext({ javaScriptEnabled: false, viewport })
      const stillPage = await still.newPage()
      for (const path of publicPages) {
        const address = addressIn(language, path)
        await page.goto(address)
        await waitForScripts(page)
        await stillPage.goto(address)
        const [withScript, without] = [await readAs(page), await readAs(stillPage)]
        expect(without, address).toEqual(withScript)
        expect(without.lines.length, address).toBeGreaterThan(10)
        expect(await stillPage.locator('html').getAttribute('lang')).toBe(language)
      }
      await still.close()
    })
  }
}

test('the phone’s menu opens without script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  await context.close()
})

test('the other pages say what they need without script, and where help is', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact')
  await expect(page.locator('[lang="ja"]').getByRole('link')).toHaveAttribute('href', '/ja/contact')
  await context.close()
})
