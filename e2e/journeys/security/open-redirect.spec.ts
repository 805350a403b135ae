import type { Page } from '@playwright/test'
import { isFull, site } from '../../support/environment.ts'
import { button, fillRegistration, logIn } from '../../pages/forms.ts'
import { expect, test, waitForScripts } from '../../support/fixtures.ts'
import { newRegistration } from '../../support/people.ts'
import { maliciousRedirects } from './malicious-redirects.ts'
import { sayIn } from '../../support/translations.ts'

const say = sayIn('en')
const batchSize = 25
/** `pnpm redirects` tries all of them; other runs a quarter of each kind. */
const checked = maliciousRedirects.filter((_, index) => isFull || index % 4 === 0)

/** Collects every sign that a page ran foreign script or left the site. */
function watchEscapes(page: Page): string[] {
  const escapes: string[] = []
  page.on('dialog', (dialog) => {
    escapes.push(`executed: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`) && !request.url().startsWith('data:image')) {
      escapes.push(`asked for ${request.url().slice(0, 200)}`)
    }
  })
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    if (url !== 'about:blank' && new URL(url).origin !== site) escapes.push(`went to ${url}`)
  })
  page.on('popup', (popup) => escapes.push(`opened ${popup.url()}`))
  return escapes
}

const isPastLogin = (url: URL) => !['/login', '/register'].includes(url.pathname)

test('the list has two hundred different targets', () => {
  expect(maliciousRedirects).toHaveLength(200)
  expect(new Set(maliciousRedirects).size).toBe(200)
})

for (let start = 0; start < checked.length; start += batchSize) {
  test(`redirect targets ${start + 1} to ${start + batchSize} of ${checked.length} keep a signed-in customer on the site`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs('customer')
    const escapes = watchEscapes(page)
    for (const target of checked.slice(start, start + batchSize)) {
      await page.goto(`/login?redirect=${target}`, { waitUntil: 'commit' })
      await page.waitForURL(isPastLogin, { waitUntil: 'commit' })
      expect(new URL(page.url()).origin, target).toBe(site)
      expect(escapes, target).toEqual([])
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

const sample = maliciousRedirects.filter((_, index) => index % 20 === 0)

test('a sample of the targets keeps a customer on the site after the login', async ({
  newCustomer,
  page,
}) => {
  const customer = await newCustomer()
  const escapes = watchEscapes(page)
  for (const target of sample) {
    await page.context().clearCookies()
    await page.goto('/about')
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/login?redirect=${target}`)
    await logIn(page, say, customer)
    await expect.poll(() => isPastLogin(new URL(page.url())), { timeout: 20_000 }).toBe(true)
    expect(new URL(page.url()).origin, target).toBe(site)
    expect(escapes, target).toEqual([])
  }
})

test('a few of the targets keep a customer on the site after the registration', async ({
  openBrowser,
}) => {
  for (const target of [sample[0], sample[3], sample[6], '%2F%5Cevil.example']) {
    const page = await openBrowser()
    const escapes = watchEscapes(page)
    await page.goto(`/register?redirect=${target}`)
    await fillRegistration(page, say, newRegistration())
    await button(page, say('CREATE ACCOUNT')).click()
    await expect.poll(() => isPastLogin(new URL(page.url())), { timeout: 20_000 }).toBe(true)
    await waitForScripts(page)
    expect(new URL(page.url()).origin, target).toBe(site)
    expect(escapes, target).toEqual([])
  }
})

test('the links between login and register drop a malicious target', async ({ page }) => {
  await page.goto('/login?redirect=%2F%2Fevil.example')
  const toRegister = page.getByRole('main').getByRole('link', { name: say('Create your account') })
  await expect(toRegister).toHaveAttribute('href', '/register')
  await page.goto('/register?redirect=javascript:alert(1)')
  const toLogin = page.getByRole('main').getByRole('link', { name: say('Login') })
  await expect(toLogin).toHaveAttribute('href', '/login')
})
