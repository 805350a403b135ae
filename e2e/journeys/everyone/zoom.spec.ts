import { clippedTexts, overflowingElements } from '../../support/layout.ts'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import { publicPages } from '../../support/routes.ts'

inBothLanguages(() => {
  test('nothing of a visitors’ page is cut at twice the size', async ({ page, at }) => {
    test.slow()
    for (const path of publicPages) {
      await page.goto(at(path))
      await waitForScripts(page)
      // A browser at 200 % gives a desk of 1280 pixels half as many.
      await page.setViewportSize({ width: 640, height: 400 })
      expect.soft(await overflowingElements(page), `${path} at 200 %`).toEqual([])
      expect.soft(await clippedTexts(page), `${path} at 200 %`).toEqual([])

      // Somebody who has asked their phone for letters twice as large.
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => {
        const large = new CSSStyleSheet()
        large.replaceSync('html { font-size: 200% }')
        document.adoptedStyleSheets.push(large)
      })
      expect.soft(await overflowingElements(page), `${path} in large letters`).toEqual([])
      expect.soft(await clippedTexts(page), `${path} in large letters`).toEqual([])
    }
  })
})

test('words that do not fit into their box are seen', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const box = document.querySelector('h1')
    if (!box) return
    const small = new CSSStyleSheet()
    small.replaceSync('h1 { width: 20px; height: 10px; overflow: hidden; white-space: nowrap }')
    document.adoptedStyleSheets.push(small)
  })
  expect(await clippedTexts(page)).toHaveLength(1)
})
