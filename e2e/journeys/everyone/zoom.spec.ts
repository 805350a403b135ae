import { clippedTexts, overflowingElements } from '../../support/layout.ts'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import { publicPages } from '../../support/routes.ts'

inBothLanguages(() => {
  test(
    'the public pages fit at 200 % zoom and with text twice as large',
    { tag: '@core' },
    async ({ page, at }) => {
      test.slow()
      for (const path of publicPages) {
        await page.goto(at(path))
        await waitForScripts(page)
        // At 200 % zoom a desk of 1280 pixels has 640.
        await page.setViewportSize({ width: 640, height: 400 })
        expect.soft(await overflowingElements(page), `${path} at 200 %`).toEqual([])
        expect.soft(await clippedTexts(page), `${path} at 200 %`).toEqual([])

        // A phone set to text twice as large.
        await page.setViewportSize({ width: 390, height: 844 })
        await page.evaluate(() => {
          const large = new CSSStyleSheet()
          large.replaceSync('html { font-size: 200% }')
          document.adoptedStyleSheets.push(large)
        })
        expect.soft(await overflowingElements(page), `${path} with large text`).toEqual([])
        expect.soft(await clippedTexts(page), `${path} with large text`).toEqual([])
      }
    },
  )
})

test('the check finds text that does not fit its box', async ({ page }) => {
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
