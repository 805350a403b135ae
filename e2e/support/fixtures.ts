/* oxlint-disable no-empty-pattern -- Playwright requires a destructuring pattern, even an empty one */
import { type Language, languages } from '@kakehashi/domain/language'
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { isFull } from './environment.ts'
import { PageErrors } from './page-errors.ts'
import {
  addressOfItsOwn,
  headersFrom,
  registerCustomer,
  signedInSample,
  type Person,
  type Registration,
  type Role,
} from './people.ts'
import { addressIn, sayIn, type Say } from './translations.ts'

export { expect }
export { refuseLiveUpdates, pathOf, storedUser, waitForScripts } from './browser.ts'

interface Journey {
  /** The language the browser asks for. */
  language: Language
  /** Translates a text of the site into that language. */
  say: Say
  /** The address of a public page in that language. */
  at: (path: string) => string
  /** Errors in the browser; any that is not allowed fails the test. */
  pageErrors: PageErrors
  newCustomer: (given?: Partial<Registration>) => Promise<Person>
  /** Opens a separate browser, with or without somebody signed in. */
  openBrowser: (who?: Person, options?: BrowserContextOptions) => Promise<Page>
  signedInAs: (role: Role, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Journey>({
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(language === 'ja' ? 'ja-JP' : 'en-US'),
  extraHTTPHeaders: async ({}, use) => use(headersFrom(addressOfItsOwn())),

  say: async ({ language }, use) => use(sayIn(language)),
  at: async ({ language }, use) => use((path) => addressIn(language, path)),

  pageErrors: [
    async ({}, use) => {
      const pageErrors = new PageErrors()
      await use(pageErrors)
      expect(pageErrors.seen, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, pageErrors }, use) => {
    await pageErrors.watch(context)
    await use(context)
  },

  newCustomer: async ({ language }, use) => use((given) => registerCustomer(language, given)),
  openBrowser: async ({ browser, pageErrors }, use) => {
    const opened: Page[] = []
    await use(async (who, options = {}) => {
      const context = await browser.newContext({
        ...(who && { storageState: who.signedIn }),
        ...options,
      })
      await pageErrors.watch(context)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
  signedInAs: async ({ openBrowser, language }, use) =>
    use(async (role, options) => openBrowser(await signedInSample(role, language), options)),
})

/**
 * Declares the same tests in English and in Japanese. `FULL=1` runs both; otherwise every test runs
 * in one of them, and about half of the tests in each.
 */
export function inBothLanguages(declare: (language: Language) => void): void {
  inLanguages(languages, (language) => {
    test.beforeEach(({}, { title }) => {
      const sampled = languages[title.length % languages.length]
      test.skip(!isFull && language !== sampled, 'runs with FULL=1')
    })
    declare(language)
  })
}

export function inLanguages(
  wanted: readonly Language[],
  declare: (language: Language) => void,
): void {
  for (const language of wanted) {
    test.describe(language === 'en' ? 'in English' : 'in Japanese', () => {
      test.use({ language })
      declare(language)
    })
  }
}

/** Declares the same tests at the last phone width and the first desk width of the office. */
export function inBothLayouts(declare: (isPhone: boolean) => void): void {
  for (const width of [959, 960]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } })
      declare(width < 960)
    })
  }
}
