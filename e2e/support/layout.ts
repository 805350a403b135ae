import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/**
 * On a desk the scrollbar takes space from the page; on a phone it overlays the page. Headless
 * Chromium always reserves the space, so narrow pages are styled as on a phone.
 */
export async function setWidth(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media (width < 960px) { html { scrollbar-gutter: auto !important } }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Elements that extend beyond the right edge of the page and make it scroll sideways. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.body.getBoundingClientRect().right
    if (document.documentElement.scrollWidth <= edge) return []
    const isOut = (element: Element) => element.getBoundingClientRect().right > edge + 0.5
    const out = [...document.querySelectorAll('body *')].filter(isOut)
    return out
      .filter((element) => !out.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })

/** Text that is partly hidden because its box is too small. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(.hush, .skip, svg *)')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const hiding = /^(?:hidden|clip)$/
        return (
          (hiding.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hiding.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
  )

/** The cumulative layout shift since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // The browser reports a shift only with one of the next frames.
        setTimeout(() => resolve(sum), 300)
      }),
  )
}

const tokens = join(import.meta.dirname, '../../packages/ui/src/styles/tokens.css')

/** A colour of the light scheme, as browsers report it. */
export function tokenColour(name: string): string {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(readFileSync(tokens, 'utf8'))?.[1]
  if (hex === undefined) throw new Error(`tokens.css has no --${name}`)
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}
