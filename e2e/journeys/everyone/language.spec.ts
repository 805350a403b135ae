import { expect, pathOf, storedUser, test, waitForScripts } from '../../support/fixtures.ts'
import { button, logIn } from '../../pages/forms.ts'
import { sayIn } from '../../support/translations.ts'
import type { Page } from '@playwright/test'

/** Chromium only; TypeScript has no type for it. */
type LayoutShift = PerformanceEntry & { value: number }

const english = sayIn('en')
const japanese = sayIn('ja')

test('switching the language keeps the public page, its query and its anchor', async ({ page }) => {
  await page.goto('/services/legal?from=flyer#main')
  await waitForScripts(page)
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click()
  await expect.poll(() => pathOf(page)).toBe('/ja/services/legal?from=flyer')
  expect(new URL(page.url()).hash).toBe('#main')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(japanese('Legal translation'))

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => pathOf(page)).toBe('/services/legal?from=flyer')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal translation')
})

test(
  'switching the language keeps the form and what was typed',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/register?redirect=%2Fprofile')
    await page.getByLabel('First name').fill('Keiko')
    await button(page, '日本語').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      japanese('Create your account'),
    )
    expect(pathOf(page)).toBe('/register?redirect=%2Fprofile')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByLabel(japanese('First name'), { exact: true })).toHaveValue('Keiko')
  },
)

test('a visitor’s language is remembered', async ({ page }) => {
  await page.goto('/ja/about')
  await waitForScripts(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(japanese('Login'))
})

test('a browser set to Japanese gets Japanese', async ({ openBrowser }) => {
  const page = await openBrowser(undefined, { locale: 'ja-JP' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(japanese('Login'))
})

test('the language of an account applies in another browser', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await page.goto('/profile')
  await button(page, '日本語').first().click()
  await expect(page.getByRole('link', { name: japanese('My Info') })).toBeVisible()
  await expect.poll(async () => (await storedUser(page))?.['language']).toBe('ja')

  const elsewhere = await openBrowser()
  await elsewhere.goto('/login?redirect=%2Fprofile')
  await logIn(elsewhere, english, customer)
  await expect(elsewhere.getByRole('link', { name: japanese('My Info') })).toBeVisible()
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ja')
})

test('switching the language on a public page saves it on the account', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await page.goto('/about')
  await waitForScripts(page)
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  // The call may finish after the page is left, so the server is asked for the result.
  const keptLanguage = async () => {
    const profile = await page.request.get('/api/users/profile')
    return ((await profile.json()) as { language: string }).language
  }
  await expect.poll(keptLanguage).toBe('ja')
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: japanese('My Info') })).toBeVisible()
})

const offer = (page: Page) => page.getByRole('complementary', { name: /表示する言語|Language of/ })

test('a phone set to Japanese is offered Japanese on an English page', async ({ openBrowser }) => {
  const page = await openBrowser(undefined, { locale: 'ja-JP' })
  await page.goto('/about?from=flyer')
  expect(pathOf(page)).toBe('/about?from=flyer')
  await expect(offer(page)).toHaveAttribute('lang', 'ja')
  await expect(offer(page)).toContainText('日本語のページもあります。')
  await waitForScripts(page)
  await offer(page).getByRole('link', { name: '日本語で読む' }).click()
  await expect.poll(() => pathOf(page)).toBe('/ja/about?from=flyer')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(offer(page)).toBeHidden()
})

test('an English reader is offered English on a Japanese page', async ({ page }) => {
  await page.goto('/ja')
  await expect(offer(page)).toHaveAttribute('lang', 'en')
  await waitForScripts(page)
  await offer(page).getByRole('link', { name: 'Read it in English' }).click()
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('the offer of another language can be closed by keyboard and does not return', async ({
  openBrowser,
}) => {
  const page = await openBrowser(undefined, { locale: 'ja-JP' })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(offer(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(offer(page).getByRole('button', { name: '閉じる' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offer(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/services')
  await expect(offer(page)).toBeHidden()
})

test('nothing is offered to a reader who chose the language or whose account has it', async ({
  newCustomer,
  openBrowser,
}) => {
  const page = await openBrowser(undefined, { locale: 'ja-JP' })
  await page.goto('/ja')
  await waitForScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(offer(page)).toBeHidden()

  const signedIn = await openBrowser(await newCustomer(), { locale: 'ja-JP' })
  await signedIn.goto('/')
  await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer(signedIn)).toBeHidden()
})

test('the offer of another language moves nothing after the first paint', async ({
  openBrowser,
}) => {
  const page = await openBrowser(undefined, { locale: 'ja-JP' })
  await page.goto('/about')
  await expect(offer(page)).toBeVisible()
  await waitForScripts(page)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 300)
      }),
  )
  expect(shift).toBe(0)
})
