import type { Browser, Page } from '@playwright/test'
import type { SignedIn } from './sign-in.ts'
import { openSlowPhone } from './slow-load.ts'

export interface Press {
  screen: string
  button: string
  ms: number
}

/** Buttons that leave the page or open a system dialog. */
const skippedButtons = /^(Logout|ログアウト|Print|English|日本語)/

/** Presses every button on the portal's screens and measures the time until the next paint. */
export async function interactions(
  browser: Browser,
  site: string,
  state: SignedIn,
): Promise<Press[]> {
  const { page, close } = await openSlowPhone(browser, state)
  await page.addInitScript(() => {
    const longest = { ms: 0 }
    Object.assign(globalThis, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const presses: Press[] = []
  for (const screen of await screens(page, site)) {
    await page.goto(site + screen, { timeout: 120_000 })
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
    // Buttons appear once the data is loaded, after the heading.
    const first = page.getByRole('main').getByRole('button').first()
    await first.waitFor({ timeout: 30_000 }).catch(() => {})
    await page.waitForTimeout(3_000)
    presses.push(...(await pressAll(page, screen.replace(/[0-9a-f-]{36}/, '{id}'))))
  }
  await close()
  return presses
}

/** The request form, a request with an open quote, its messages, and the account pages. */
async function screens(page: Page, site: string): Promise<string[]> {
  const reply = await page.request.get(`${site}/api/requests/myrequests`)
  const requests = (await reply.json()) as { _id: string; can: string[] }[]
  const request = requests.find(({ can }) => can.includes('acceptQuote')) ?? requests[0]
  const id = request?._id ?? ''
  return [
    '/submitrequest',
    `/request/${id}`,
    `/profile/inbox/${id}/messages`,
    '/profile/myrequests',
    '/profile/inbox',
    '/profile/notices',
    '/profile/data',
    '/profile/edit',
  ]
}

async function pressAll(page: Page, screen: string): Promise<Press[]> {
  const presses: Press[] = []
  const buttons = page.getByRole('main').getByRole('button')
  for (let place = 0; place < (await buttons.count()); place += 1) {
    const button = buttons.nth(place)
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue
    const name = ((await button.getAttribute('aria-label')) ?? (await button.innerText())).trim()
    if (skippedButtons.test(name)) continue
    await page.evaluate(() => Object.assign((globalThis as never)['longest'], { ms: 0 }))
    await button.click()
    // The browser reports an interaction after its next paint.
    await page.waitForTimeout(800)
    const ms = await page.evaluate(
      () => (globalThis as never as { longest: { ms: number } }).longest.ms,
    )
    presses.push({ screen, button: name, ms })
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
    if (!new URL(page.url()).pathname.startsWith(screen.split('{')[0] ?? screen))
      await page.goBack()
  }
  return presses
}
