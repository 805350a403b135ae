import type { Page } from '@playwright/test'

/** Presses keys and counts them; text typed into fields is not counted. */
export function countingKeyboard(page: Page) {
  let presses = 0
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      presses += keys.length
    },
    type: (text: string) => page.keyboard.type(text),
    count: () => presses,
  }
}
