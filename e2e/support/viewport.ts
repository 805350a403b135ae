import type { Page } from '@playwright/test'

/**
 * Stands the page on a screen of this width. On a desk the scrollbar takes its place from the page;
 * on a phone it lies over it, which a browser without a screen has to be told.
 */
export async function standAt(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media (width < 960px) { html { scrollbar-gutter: auto !important } }')
    document.adoptedStyleSheets = [sheet]
  })
}
