import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import { publicPages } from '../../support/routes.ts'

/** Everything that can be pressed or filled in. */
const controls = 'a[href], button, summary, select, textarea, input, [tabindex="0"]'

const numberControls = (page: Page): Promise<number> =>
  page.evaluate((all) => {
    const offered = [...document.querySelectorAll(all)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    )
    // The tab key reaches only one radio button of a group.
    const groups = new Set<string>()
    const reached = offered.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const isFirst = !groups.has(element.name)
      groups.add(element.name)
      return isFirst
    })
    for (const [place, element] of reached.entries()) element.setAttribute('data-place', `${place}`)
    return reached.length
  }, controls)

inBothLanguages(() => {
  test('the tab key reaches every control of the public pages in order, with a visible focus', async ({
    page,
    at,
  }) => {
    test.slow()
    for (const path of publicPages) {
      await page.goto(at(path))
      await waitForScripts(page)
      const count = await numberControls(page)
      for (let place = 0; place < count; place += 1) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const element = document.activeElement ?? document.body
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          const group = element instanceof HTMLInputElement && element.type === 'radio'
          const marked = group
            ? document.querySelector(`[name="${element.name}"][data-place]`)
            : element
          return {
            place: Number(marked?.getAttribute('data-place') ?? -1),
            isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            tell: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
          }
        })
        expect.soft(focused, `${path}: ${focused.tell}`).toMatchObject({ place, isSeen: true })
        if (focused.place !== place) break
      }
    }
  })

  test('the phone menu works by keyboard', async ({ page, at, say }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/'))
    await waitForScripts(page)
    const toggle = page.getByRole('banner').locator('button[popovertarget]')
    const menu = page.getByRole('navigation', { name: say('Main menu') })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('the first tab stop is a link that skips the menu', async ({ page, at, say }) => {
    await page.goto(at('/about'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say('Skip to content') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
