import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@kakehashi/api/test/support/browser'
import { sendTranslation } from '@kakehashi/api/test/support/sample-pdf'

const mostTries = 5

/** Sends a translation, again if the object store is too slow on a busy machine. */
export async function newTranslation(browser: Browser): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendTranslation(browser)
    } catch (error) {
      if (tries === mostTries) throw error
      await setTimeout(2_000)
    }
  }
}
