import { sitePaths } from '@kakehashi/contract/site-addresses'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

test.use({ language: 'ja' })

/** The places at which a line breaks within marked text, but not between phrases. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const element = node.parentElement
      if (!element || getComputedStyle(element).wordBreak !== 'keep-all') continue
      let line: number | undefined
      for (const { index } of node.data.matchAll(/./gsu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const [box] = range.getClientRects()
        if (!box || box.width === 0) continue
        const before = node.data.slice(0, index)
        const isAllowed =
          /[\s、。・：，」）)？！〜…]$/.test(before) || /^[「（]/.test(node.data[index] ?? '')
        if (line !== undefined && box.top > line + 4 && !isAllowed) {
          broken.push(`${before.slice(-8)}|${node.data.slice(index, index + 8)}`)
        }
        line = box.top
      }
    }
    return broken
  })
}

for (const width of [390, 320]) {
  test(`no word is broken at the end of a line at ${width} px`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of sitePaths) {
      await page.goto(at(path))
      expect(await page.locator('main wbr').count(), path).toBeGreaterThan(20)
      expect(await brokenWords(page), path).toEqual([])
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider, `${path} scrolls sideways`).toBe(false)
    }
  })
}
