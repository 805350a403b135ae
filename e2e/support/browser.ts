import { live } from '@kakehashi/contract/live'
import { expect, type Page } from '@playwright/test'

/** Visitors' pages are complete before script runs; journeys that need script wait for it here. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('button[popovertarget][aria-expanded]').first().waitFor({ state: 'attached' })
  await expect(
    page.locator('[data-script]:not([data-started]), [data-state="loading"]'),
  ).toHaveCount(0)
}

/**
 * Nothing is read again by itself, so that what fails stays until somebody presses RETRY. Refused
 * and not cut off: a stream that is cut off is soon opened again, and everything is read with it.
 */
export async function hearNothing(page: Page): Promise<void> {
  await page.route(`**${live.path}`, (route) => route.fulfill({ status: 403, body: '' }))
}

/** The display copy this browser keeps of who is signed in. */
export async function storedUser(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate(() => localStorage.getItem('userInfo'))
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
