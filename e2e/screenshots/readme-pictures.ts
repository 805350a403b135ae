import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kakehashi/domain/language'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { chromium as debian, site } from '../support/environment.ts'
import { fillSampleOrder, openTill } from '../pages/counter.ts'
import { field } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import { withRunningOffice } from './running-office.ts'
import { type Person, registerCustomer, signInSample } from '../support/people.ts'
import { sayIn } from '../support/translations.ts'

/** Takes the pictures of the README from the production build and the sample office. */
const folder = join(import.meta.dirname, '../../docs/pictures')
mkdirSync(folder, { recursive: true })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function open(browser: Browser, who: Person | undefined, options: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: site,
    reducedMotion: 'reduce',
    ...(who && { storageState: who.signedIn }),
    ...options,
  })
  return context.newPage()
}

async function take(page: Page, path: string, awaited: string, name: string): Promise<void> {
  await page.goto(path)
  await page.locator(awaited).first().waitFor()
  // Charts and PDF pages are drawn after the text around them.
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
  process.stdout.write(`${name}\n`)
}

/** An order at the counter, paid in yen, before it is taken. */
async function takeOrderPicture(page: Page): Promise<void> {
  const say = sayIn('en')
  await openTill(page, say, 100, 10_000)
  await page.goto('/admin/counter/new')
  const who = field(page, 'Who')
  await who.fill('shiroma')
  await page.getByRole('option').nth(1).waitFor()
  await who.press('Enter')
  await fillSampleOrder(page, say)
  await page.screenshot({ path: join(folder, 'counter.png') })
  process.stdout.write('counter\n')
}

async function quotedRequest(language: Language) {
  const customer = await registerCustomer(language)
  const document = await api.sendDocument(customer)
  const { _id } = await api.sendRequest(customer, { document })
  await api.submitQuote(_id, 45, 20)
  return { customer, path: `/request/${_id}` }
}

await withRunningOffice(async () => {
  const browser = await chromium.launch(debian)
  const visitor = await open(browser, undefined, { viewport: desk })
  await take(visitor, '/', 'h1', 'home')

  const english = await quotedRequest('en')
  const atDesk = await open(browser, english.customer, { viewport: desk })
  await take(atDesk, english.path, 'main button', 'order')
  const japanese = await quotedRequest('ja')
  const atPhone = await open(browser, japanese.customer, { viewport: phone, locale: 'ja-JP' })
  await take(atPhone, japanese.path, 'main button', 'order-ja-phone')

  const owner = await signInSample('owner', 'en')
  const office = await open(browser, owner, { viewport: { width: 1440, height: 1000 } })
  await take(office, '/admin/dashboard', 'main canvas', 'dashboard')
  const { _id: id } = await api.findRequestToQuote()
  await take(office, `/admin/quote/${id}`, 'canvas[data-drawn="true"]', 'stage-quote')
  await take(office, '/owner/dashboard', 'main svg polyline', 'figures')
  await takeOrderPicture(office)
  const night = await open(browser, owner, {
    viewport: { width: 1440, height: 1000 },
    colorScheme: 'dark',
  })
  await take(night, `/admin/quote/${id}`, 'canvas[data-drawn="true"]', 'stage-quote-dark')
  const pocket = await open(browser, owner, { viewport: phone })
  await take(pocket, '/admin/dashboard', 'main a[href="/admin/quote"]', 'dashboard-phone')
  await browser.close()
})
