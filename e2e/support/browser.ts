import { live } from '@kakehashi/contract/live'
import { expect, type Locator, type Page } from '@playwright/test'

/** What Safari on an iPhone says about itself. */
export const safariOnIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Public pages are complete before their scripts run; tests that need the scripts wait here. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.locator('button[popovertarget][aria-expanded]').first().waitFor({ state: 'attached' })
  await expect(
    page.locator('[data-script]:not([data-started]), [data-state="loading"]'),
  ).toHaveCount(0)
}

/**
 * Keeps a failed page as it is until somebody presses RETRY. The stream is refused, not aborted:
 * an aborted stream soon reconnects, and everything on the page is fetched again.
 */
export async function refuseLiveUpdates(page: Page): Promise<void> {
  await page.route(`**${live.path}`, (route) => route.fulfill({ status: 403, body: '' }))
}

/** The browser's own copy of the signed-in user, which decides only what is displayed. */
export async function storedUser(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate(() => localStorage.getItem('userInfo'))
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Targets of the links in a part of the page, in their order. */
export const linkTargets = (part: Locator): Promise<string[]> =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
