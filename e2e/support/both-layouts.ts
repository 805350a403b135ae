import type { Locator } from '@playwright/test'
import { test } from './fixtures.ts'

/** The last pixel of the phone's layout, and the first of the desk's. */
const layouts = [
  { width: 959, isDesk: false },
  { width: 960, isDesk: true },
] as const

/** The same sentences on both sides of the line where the office changes its layout. */
export function inBothLayouts(tell: (isDesk: boolean) => void): void {
  for (const { width, isDesk } of layouts) {
    test.describe(`at ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } })
      tell(isDesk)
    })
  }
}

/** Where the links of a part lead that can be seen, in their order. */
export const linksOf = (part: Locator): Promise<string[]> =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
