import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'

/** Records the account links in the header before every frame, from the first one on. */
async function recordHeader(page: Page): Promise<void> {
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

const recordedHeaders = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)

inBothLanguages(() => {
  for (const who of ['customer', 'owner'] as const) {
    test(`the header never shows Login to a signed-in ${who}, not even in the first frame`, async ({
      signedInAs,
      say,
      at,
    }) => {
      const page = await signedInAs(who)
      await recordHeader(page)
      // The later script is delayed, so the inline script must be enough.
      await page.route(/\/assets\/visitor-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.continue()
      })
      for (const path of ['/', '/military', '/services/legal']) {
        await page.goto(at(path))
        await page.waitForTimeout(500)
        await expect.poll(async () => (await recordedHeaders(page)).length).toBeGreaterThan(5)
        const frames = await recordedHeaders(page)
        const entries = {
          customer: ['Request Form', 'My Requests', 'Profile', 'Logout'],
          owner: ['Request Form', 'Profile', 'Admin', 'Logout'],
        }[who]
        const shown = entries.map((entry) => say(entry)).join(' ')
        expect(new Set(frames), path).toEqual(new Set([shown]))
      }
    })
  }

  test('the header shows Login to a visitor from the first frame', async ({ page, say, at }) => {
    await recordHeader(page)
    await page.goto(at('/'))
    await page.waitForTimeout(500)
    expect(new Set(await recordedHeaders(page))).toEqual(
      new Set([`${say('Request Form')} ${say('Login')}`]),
    )
  })
})

test('signing out in one tab removes the name from the other tab', async ({
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
  await expect(page.locator('[data-user-name]').first()).toHaveText(customer.user.firstName)
  await other.goto('/about')
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.locator('[data-user-name]').first()).toHaveText('')
})
