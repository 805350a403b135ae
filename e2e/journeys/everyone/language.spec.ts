import { expect, pathOf, storedUser, test, waitForScripts } from '../../support/fixtures.ts'
import { button, logIn } from '../../pages/forms.ts'
import { sayIn } from '../../support/translations.ts'

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

test('switching the language keeps the form and what was typed', async ({ page }) => {
  await page.goto('/register?redirect=%2Fprofile')
  await page.getByLabel('First name').fill('Keiko')
  await button(page, '日本語').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(japanese('Create your account'))
  expect(pathOf(page)).toBe('/register?redirect=%2Fprofile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByLabel(japanese('First name'), { exact: true })).toHaveValue('Keiko')
})

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
