import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const source = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
const address = '/screen-reader.js'

/** The part of the virtual reader that we use, as it lives in the page. */
interface Reader {
  start: (options: { container: Node }) => Promise<void>
  stop: () => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
  spokenPhraseLog: () => Promise<string[]>
}

/** The page has to be opened with `bypassCSP`: the site itself lets no stranger's script in. */
export async function lendReader(page: Page): Promise<void> {
  await page
    .context()
    .route(`**${address}`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await readFile(source, 'utf8') }),
    )
}

/** Everything a reader hears who goes through the page's main part from its beginning to its end. */
export function readAloud(page: Page): Promise<string[]> {
  return page.evaluate(async (from) => {
    const { virtual } = (await import(from)) as { virtual: Reader }
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

/** Notes from here on what is said without being asked for. */
export function listen(page: Page): Promise<void> {
  return page.evaluate(async (from) => {
    const { virtual } = (await import(from)) as { virtual: Reader }
    await virtual.start({ container: document.body })
    Object.assign(globalThis, { spoken: virtual })
  }, address)
}

/** What was said since `listen`, and the reader is put away. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { spoken } = globalThis as unknown as { spoken: Reader }
    // What is read out comes a moment after what is seen, and the reader notes it later still.
    await new Promise((resolve) => setTimeout(resolve, 250))
    const log = await spoken.spokenPhraseLog()
    await spoken.stop()
    return log.filter((phrase) => /^(polite|assertive): /.test(phrase))
  })
}
