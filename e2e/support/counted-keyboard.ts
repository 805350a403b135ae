import type { Locator, Page } from '@playwright/test'

/** A keyboard that counts what a clerk presses besides the text they type. */
export class CountedKeyboard {
  presses = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
    this.presses += keys.length
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  /** Counts as a press. */
  async click(target: Locator): Promise<void> {
    await target.click()
    this.presses += 1
  }
}
