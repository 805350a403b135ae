import type { Page, Request } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'

/** Scripts that a page asks for only once it runs: those its own document does not name. */
async function lateScripts(page: Page, path: string): Promise<(request: Request) => boolean> {
  const html = await (await page.request.get(path)).text()
  return (request) => {
    const { pathname } = new URL(request.url())
    return pathname.endsWith('.js') && !html.includes(pathname)
  }
}

test('whoever reloads a slow page again and again still gets it', async ({ page }) => {
  const isLate = await lateScripts(page, '/login')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  // Each time the page has begun to run, and is not there yet.
  for (let impatience = 0; impatience < 2; impatience += 1) {
    const begun = page.waitForRequest(isLate)
    await page.goto('/login', { waitUntil: 'commit' })
    await begun
  }
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
})

test('a page whose parts cannot be fetched says so, and comes when they can', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load|Failed to fetch|ERR_FAILED|Error loading/)
  const isLate = await lateScripts(page, '/login')
  await page.route(/\/assets\//, (route) =>
    isLate(route.request()) ? route.abort() : route.fallback(),
  )
  await page.goto('/login')
  const words = visibleText(page, /could not be loaded/)
  // Said only after it has been tried from the start a few times.
  await expect(words).toBeVisible({ timeout: 30_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('link', { name: 'try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
})
