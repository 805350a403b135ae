import type { Page } from '@playwright/test'

/** Presses keys as a hand does, and counts them; what is typed into a field is not counted. */
export function handAt(page: Page) {
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
