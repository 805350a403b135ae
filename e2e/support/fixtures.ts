/* oxlint-disable no-empty-pattern -- a fixture that needs no other has to say so by an empty pattern */
import { type Language, languages } from '@kakehashi/domain/language'
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { Faults } from './page-errors.ts'
import {
  addressOfItsOwn,
  headersFrom,
  registerCustomer,
  signInSample,
  type Person,
  type Registration,
  type Role,
} from './people.ts'
import { addressIn, sayIn, type Say } from './translations.ts'

export { expect }
export { hearNothing, pathOf, storedUser, untilAlive } from './browser.ts'

interface Journey {
  /** The language the reader's browser asks for. */
  language: Language
  /** What the site says in that language. */
  say: Say
  /** The address of a visitors' page in that language. */
  at: (path: string) => string
  /** What went wrong on the way; a journey with any has failed. */
  faults: Faults
  newCustomer: (given?: Partial<Registration>) => Promise<Person>
  /** A browser of its own, empty or with somebody signed in. */
  openBrowser: (who?: Person, options?: BrowserContextOptions) => Promise<Page>
  signedInAs: (role: Role, options?: BrowserContextOptions) => Promise<Page>
}

interface Staff {
  sampleState: (role: Role, language: Language) => Promise<Person>
}

export const test = base.extend<Journey, Staff>({
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(language === 'ja' ? 'ja-JP' : 'en-US'),
  extraHTTPHeaders: async ({}, use) => use(headersFrom(addressOfItsOwn())),

  say: async ({ language }, use) => use(sayIn(language)),
  at: async ({ language }, use) => use((path) => addressIn(language, path)),

  faults: [
    async ({}, use) => {
      const faults = new Faults()
      await use(faults)
      expect(faults.seen, 'nothing went wrong on the way').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, faults }, use) => {
    await faults.watch(context)
    await use(context)
  },

  newCustomer: async ({ language }, use) => use((given) => registerCustomer(language, given)),
  openBrowser: async ({ browser, faults }, use) => {
    const opened: Page[] = []
    await use(async (who, options = {}) => {
      const context = await browser.newContext({
        ...(who && { storageState: who.signedIn }),
        ...options,
      })
      await faults.watch(context)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
  signedInAs: async ({ openBrowser, sampleState, language }, use) =>
    use(async (role, options) => openBrowser(await sampleState(role, language), options)),

  // Signing in costs the server a deliberate fraction of a second: once a role is enough.
  sampleState: [
    async ({}, use) => {
      const known = new Map<string, Promise<Person>>()
      await use((role, language) => {
        const key = `${role} ${language}`
        const state = known.get(key) ?? signInSample(role, language)
        known.set(key, state)
        return state
      })
    },
    { scope: 'worker' },
  ],
})

/** The same sentences for readers of both languages. */
export function inBothLanguages(tell: (language: Language) => void): void {
  inLanguages(languages, tell)
}

export function inLanguages(wanted: readonly Language[], tell: (language: Language) => void): void {
  for (const language of wanted) {
    test.describe(language === 'en' ? 'in English' : 'in Japanese', () => {
      test.use({ language })
      tell(language)
    })
  }
}
