import type { Page } from '@playwright/test'
import { expect, test, waitForScripts } from '../../support/fixtures.ts'
import { publicPages } from '../../support/routes.ts'
import { addressIn } from '../../support/translations.ts'

/** What works at the moment, only a script can ask. */
const pagesWithoutState = publicPages.filter((path) => path !== '/status')

/**
 * Parts that differ with scripts: opening hours, fetched services, the map button, and the sentence
 * on how to have a certificate checked without a script.
 */
const scriptedParts = [
  '[data-script="office-day"]',
  '[data-script="services-list"]',
  '[data-script="street-map"] :is(a, button)',
  '[data-script="verify-certificate"] noscript',
]

/** The text of a page without its spacing, and its links with their targets. */
async function readPage(page: Page) {
  // Removed through element handles, because no script runs in the page.
  for (const part of scriptedParts) {
    for (const element of await page.locator(part).elementHandles()) {
      await element.evaluate((node) => node.parentNode?.removeChild(node))
    }
  }
  // The questions of the marriage guide and of the check of a certificate need scripts.
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
    test(
      `the public pages in ${language} have the same text and links without scripts on a ${device}`,
      { tag: '@core' },
      async ({ openBrowser, browser }) => {
        // In the language of the pages, so that no other language is offered.
        const page = await openBrowser(undefined, { viewport, locale: language })
        const scriptless = await browser.newContext({ javaScriptEnabled: false, viewport })
        const scriptlessPage = await scriptless.newPage()
        for (const path of pagesWithoutState) {
          const address = addressIn(language, path)
          await page.goto(address)
          await waitForScripts(page)
          await scriptlessPage.goto(address)
          const [withScript, without] = [await readPage(page), await readPage(scriptlessPage)]
          expect(without, address).toEqual(withScript)
          expect(without.lines.length, address).toBeGreaterThan(10)
          expect(await scriptlessPage.locator('html').getAttribute('lang')).toBe(language)
        }
        await scriptless.close()
      },
    )
  }
}

test('the phone menu opens without scripts', async ({ browser }) => {
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

test('without scripts the other pages link to the contact page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'contact us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(page.locator('noscript [lang="ja"]').getByRole('link')).toHaveAttribute(
    'href',
    '/ja/contact',
  )
  await context.close()
})
