import { refusals } from '@kakehashi/contract/refusals/refusals'
import type { Locator, Page } from '@playwright/test'
import { tokenColour } from '../../support/layout.ts'
import { expect, test } from '../../support/fixtures.ts'
import { newRegistration } from '../../support/people.ts'
import { button, logIn, toast } from '../../pages/forms.ts'
import {
  announcements,
  installScreenReader,
  startListening,
} from '../../accessibility/screen-reader.ts'
import { sayIn } from '../../support/translations.ts'

const words = refusals['wrong-credentials'].text.en

/** A refused login is the quickest way to a toast. */
async function showToast(page: Page): Promise<Locator> {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/login') await page.goto('/login')
  await logIn(page, sayIn('en'), { email: newRegistration().email, password: 'not a password' })
  const shown = toast(page, words)
  await expect(shown).toBeVisible()
  // A drag during the animation would miss the toast.
  await shown.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  )
  return shown
}

async function dragLeft(page: Page, shown: Locator, share: number): Promise<void> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('The toast is gone')
  const from = { x: box.x + box.width * 0.6, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - (box.width * share) / 2, from.y, { steps: 4 })
  await page.mouse.move(from.x - box.width * share, from.y, { steps: 4 })
  await page.mouse.up()
}

test('a toast is at the top right and light, also in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const shown = await showToast(page)
  const box = await shown.boundingBox()
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(box?.y).toBeLessThan(40)
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
  await expect(shown).toHaveCSS('background-color', tokenColour('sheet'))
  await expect(shown).toHaveCSS('color', tokenColour('ink'))
})

test('on a phone a toast is at the bottom and does not cover the heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shown = await showToast(page)
  const box = await shown.boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
})

test('on a phone a toast does not cover the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const shown = await showToast(page)
  await button(page, 'Menu').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect(shown).toBeVisible()
})

test('dragging a toast by more than 80 percent of its width closes it', async ({ page }) => {
  const shown = await showToast(page)
  const before = await shown.boundingBox()
  await dragLeft(page, shown, 0.7)
  await expect.poll(async () => (await shown.boundingBox())?.x).toBe(before?.x)
  await expect(shown).toBeVisible()
  await dragLeft(page, shown, 0.9)
  await expect(shown).toHaveCount(0, { timeout: 2000 })
})

test('a toast is announced once, politely, and has a Close button', async ({ openBrowser }) => {
  const page = await openBrowser(undefined, { bypassCSP: true })
  await installScreenReader(page)
  await page.goto('/login')
  await startListening(page)
  const shown = await showToast(page)
  expect((await announcements(page)).filter((phrase) => phrase.includes(words))).toEqual([
    `polite: ${words}`,
  ])
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: words })).toHaveCount(1)
  await shown.getByRole('button', { name: 'Close' }).click()
  await expect(shown).toHaveCount(0, { timeout: 2000 })
})
