import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '@kakehashi/domain/language'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { chromium as debian, site } from '../support/environment.ts'
import { setWidth } from '../support/layout.ts'
import { withRunningOffice } from './running-office.ts'
import { addressOfItsOwn, headersFrom, registerCustomer, signInSample } from '../support/people.ts'
import type { Inspector } from '../screens/inspector.ts'
import { allScreens } from '../screens/all-screens.ts'
import { addressIn, sayIn } from '../support/translations.ts'

/**
 * Takes pictures of every screen, in every state, at each layout's widths, in both languages.
 * `pnpm screens profile` takes only those whose name contains 'profile'; a second word chooses among
 * the groups of `screens/all-screens.ts` and saves the time for the others. `DARK=1` takes them in
 * dark colours.
 */
const folder = join(import.meta.dirname, '../../.local/screens')
const widths = [1920, 1440, 960, 959, 390]
const isDark = process.env['DARK'] === '1'
const [wanted = '', wantedGroup = ''] = process.argv.slice(2)

function inspectorOf(browser: Browser, language: Language, opened: BrowserContext[]): Inspector {
  return {
    language,
    say: sayIn(language),
    at: (path) => addressIn(language, path),
    newCustomer: (given) => registerCustomer(language, given),
    sample: (role) => signInSample(role, language),
    open: async (who) => {
      const context = await browser.newContext({
        baseURL: site,
        locale: language === 'ja' ? 'ja-JP' : 'en-US',
        extraHTTPHeaders: headersFrom(addressOfItsOwn()),
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: isDark ? 'dark' : 'light',
        ...(who && { storageState: who.signedIn }),
      })
      opened.push(context)
      return context.newPage()
    },
    inspect: (page, name, on) =>
      takePictures(page, `${name}.${language}${isDark ? '.dark' : ''}`, on),
  }
}

async function takePictures(page: Page, name: string, on?: 'phones'): Promise<void> {
  if (!name.includes(wanted)) return
  const before = page.viewportSize()
  for (const width of on === 'phones' ? [959, 390] : widths) {
    await setWidth(page, width)
    await page.screenshot({ path: join(folder, `${name}.${width}.png`), fullPage: !on })
  }
  if (before) await page.setViewportSize(before)
}

if (!wanted && !wantedGroup) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await withRunningOffice(async () => {
  const browser = await chromium.launch(debian)
  for (const language of languages) {
    for (const [name, walk] of Object.entries(allScreens)) {
      if (!new RegExp(wantedGroup).test(name)) continue
      const opened: BrowserContext[] = []
      await walk(inspectorOf(browser, language, opened))
      await Promise.all(opened.map((context) => context.close()))
      process.stdout.write(`${language} ${name}\n`)
    }
  }
  await browser.close()
})
