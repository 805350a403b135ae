import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'

/** From the first frame on, notes what the header's corner shows whenever a picture is about to be drawn. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      const entries = document.querySelectorAll<HTMLElement>('header [data-for]')
      const shown = [...entries].filter((entry) => entry.checkVisibility())
      if (entries.length > 0) seen.push(shown.map((entry) => entry.innerText.trim()).join(' '))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const framesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)

inBothLanguages(() => {
  for (const who of ['customer', 'owner'] as const) {
    test(`no picture of a page shows Login to a signed-in ${who}`, async ({
      signedInAs,
      say,
      at,
    }) => {
      const page = await signedInAs(who)
      await recordFrames(page)
      // The script that comes later is kept away: the page's own first lines have to be enough.
      await page.route(/\/assets\/visitor-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.continue()
      })
      for (const path of ['/', '/military', '/services/legal']) {
        await page.goto(at(path))
        await page.waitForTimeout(500)
        await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(5)
        const frames = await framesOf(page)
        const profile = [say('Profile'), ...(who === 'owner' ? [say('Admin')] : []), say('Logout')]
        expect(new Set(frames), path).toEqual(new Set([profile.join(' ')]))
      }
    })
  }

  test('every picture of a page shows Login to a visitor', async ({ page, say, at }) => {
    await recordFrames(page)
    await page.goto(at('/'))
    await page.waitForTimeout(500)
    expect(new Set(await framesOf(page))).toEqual(new Set([say('Login')]))
  })
})

test('nobody who is signed out in another tab goes on seeing their name', async ({
  context,
  newCustomer,
}) => {
  const customer = await newCustomer()
  await context.addCookies(customer.signedIn.cookies)
  const page = await context.newPage()
  const other = await context.newPage()
  const [origin] = customer.signedIn.origins
  await page.goto('/about')
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, origin?.localStorage ?? [])
  await page.goto('/')
  await expect(page.locator('[data-first-name]').first()).toHaveText(/./)
  await other.goto('/about')
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.locator('[data-first-name]').first()).toHaveText('')
})
