import type { Page } from '@playwright/test'
import { site } from '../../support/environment.ts'
import { button, fillRegistration, logIn } from '../../pages/forms.ts'
import { expect, test, waitForScripts } from '../../support/fixtures.ts'
import { newRegistration } from '../../support/people.ts'
import { redirectTricks } from './malicious-redirects.ts'
import { sayIn } from '../../support/translations.ts'

const say = sayIn('en')
const atOnce = 25
/** `pnpm tricks` tries them all in a browser; every other run a quarter of each kind. */
const isFull = process.env['FULL'] !== undefined
const tried = redirectTricks.filter((_, index) => isFull || index % 4 === 0)

/** Notes every way in which a page could have been led astray. */
function watchFor(page: Page): string[] {
  const strayed: string[] = []
  page.on('dialog', (dialog) => {
    strayed.push(`executed: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`) && !request.url().startsWith('data:image')) {
      strayed.push(`asked for ${request.url().slice(0, 200)}`)
    }
  })
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    if (url !== 'about:blank' && new URL(url).origin !== site) strayed.push(`went to ${url}`)
  })
  page.on('popup', (popup) => strayed.push(`opened ${popup.url()}`))
  return strayed
}

const isPastLogin = (url: URL) => !['/login', '/register'].includes(url.pathname)

test('there are two hundred tricks, no two alike', () => {
  expect(redirectTricks).toHaveLength(200)
  expect(new Set(redirectTricks).size).toBe(200)
})

for (let start = 0; start < tried.length; start += atOnce) {
  test(`tricks ${start + 1} to ${start + atOnce} of ${tried.length} keep a signed-in person on this site`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs('customer')
    const strayed = watchFor(page)
    for (const trick of tried.slice(start, start + atOnce)) {
      await page.goto(`/login?redirect=${trick}`, { waitUntil: 'commit' })
      await page.waitForURL(isPastLogin, { waitUntil: 'commit' })
      expect(new URL(page.url()).origin, trick).toBe(site)
      expect(strayed, trick).toEqual([])
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

const sample = redirectTricks.filter((_, index) => index % 20 === 0)

test('a sample of them keeps somebody on this site who has just signed in', async ({
  newCustomer,
  page,
}) => {
  const customer = await newCustomer()
  const strayed = watchFor(page)
  for (const trick of sample) {
    await page.context().clearCookies()
    await page.goto('/about')
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/login?redirect=${trick}`)
    await logIn(page, say, customer)
    await expect.poll(() => isPastLogin(new URL(page.url())), { timeout: 20_000 }).toBe(true)
    expect(new URL(page.url()).origin, trick).toBe(site)
    expect(strayed, trick).toEqual([])
  }
})

test('a few of them keep somebody on this site who has just registered', async ({
  openBrowser,
}) => {
  for (const trick of [sample[0], sample[3], sample[6], '%2F%5Cevil.example']) {
    const page = await openBrowser()
    const strayed = watchFor(page)
    await page.goto(`/register?redirect=${trick}`)
    await fillRegistration(page, say, newRegistration())
    await button(page, say('CREATE ACCOUNT')).click()
    await expect.poll(() => isPastLogin(new URL(page.url())), { timeout: 20_000 }).toBe(true)
    await waitForScripts(page)
    expect(new URL(page.url()).origin, trick).toBe(site)
    expect(strayed, trick).toEqual([])
  }
})

test('a trick in the links between login and register is dropped', async ({ page }) => {
  await page.goto('/login?redirect=%2F%2Fevil.example')
  const toRegister = page.getByRole('main').getByRole('link', { name: say('Create your account') })
  await expect(toRegister).toHaveAttribute('href', '/register')
  await page.goto('/register?redirect=javascript:alert(1)')
  const toLogin = page.getByRole('main').getByRole('link', { name: say('Login') })
  await expect(toLogin).toHaveAttribute('href', '/login')
})
