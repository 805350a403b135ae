import type { Page } from '@playwright/test'

/**
 * Stands the page on a screen of this width whose scrollbar lies over the page, as on phones. A
 * browser without a screen shows no scrollbar either, but would keep its place free.
 */
export async function standAt(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { scrollbar-gutter: auto !important }')
    document.adoptedStyleSheets = [sheet]
  })
}
