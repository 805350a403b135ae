import type { Page, Request } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'

/** Matches scripts that the page loads later, which its HTML does not name. */
async function lateScripts(page: Page, path: string): Promise<(request: Request) => boolean> {
  const html = await (await page.request.get(path)).text()
  return (request) => {
    const { pathname } = new URL(request.url())
    return pathname.endsWith('.js') && !html.includes(pathname)
  }
}

test('a slow page still loads after repeated reloads', async ({ page }) => {
  const isLate = await lateScripts(page, '/login')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  // Reload each time after the first script has run and before the page is complete.
  for (let impatience = 0; impatience < 2; impatience += 1) {
    const begun = page.waitForRequest(isLate)
    await page.goto('/login', { waitUntil: 'commit' })
    await begun
  }
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
})

test('a page whose scripts fail to load says so, and loads on retry', async ({
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
  // The message comes only after a few automatic reloads.
  await expect(words).toBeVisible({ timeout: 30_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('link', { name: 'try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
})
