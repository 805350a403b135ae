import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const source = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
const address = '/screen-reader.js'

/** The part of the virtual screen reader that the tests use. */
interface ScreenReader {
  start: (options: { container: Node }) => Promise<void>
  stop: () => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
  spokenPhraseLog: () => Promise<string[]>
}

/** Needs a page opened with `bypassCSP`, because the site allows only its own scripts. */
export async function installScreenReader(page: Page): Promise<void> {
  await page
    .context()
    .route(`**${address}`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await readFile(source, 'utf8') }),
    )
}

/** Everything a screen reader speaks on the way through the main part of the page. */
export function readAloud(page: Page): Promise<string[]> {
  return page.evaluate(async (from) => {
    const { virtual } = (await import(from)) as { virtual: ScreenReader }
    const container = document.querySelector('main') ?? document.body
    await virtual.start({ container })
    const end = 'end of main'
    for (let steps = 0; steps < 2000; steps += 1) {
      if ((await virtual.lastSpokenPhrase()).startsWith(end)) break
      await virtual.next()
    }
    const log = await virtual.spokenPhraseLog()
    await virtual.stop()
    return log
  }, address)
}

/** Records announcements from here on. */
export function startListening(page: Page): Promise<void> {
  return page.evaluate(async (from) => {
    const { virtual } = (await import(from)) as { virtual: ScreenReader }
    await virtual.start({ container: document.body })
    Object.assign(globalThis, { spoken: virtual })
  }, address)
}

/** Stops the screen reader and returns the announcements since `startListening`. */
export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { spoken } = globalThis as unknown as { spoken: ScreenReader }
    // Announcements follow the visible change, and the screen reader logs them later still.
    await new Promise((resolve) => setTimeout(resolve, 250))
    const log = await spoken.spokenPhraseLog()
    await spoken.stop()
    return log.filter((phrase) => /^(polite|assertive): /.test(phrase))
  })
}
