import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import { publicPages } from '../../support/routes.ts'

/** Everything one can press or fill in, as it stands in the page. */
const pressable = 'a[href], button, summary, select, textarea, input, [tabindex="0"]'

const everythingOn = (page: Page): Promise<number> =>
  page.evaluate((all) => {
    const offered = [...document.querySelectorAll(all)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    )
    // The browser's own rule: of a group of radio buttons the tab key reaches one.
    const groups = new Set<string>()
    const reached = offered.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const isFirst = !groups.has(element.name)
      groups.add(element.name)
      return isFirst
    })
    for (const [place, element] of reached.entries()) element.setAttribute('data-place', `${place}`)
    return reached.length
  }, pressable)

inBothLanguages(() => {
  test('everything on a visitors’ page is reached by the tab key, in order, and seen', async ({
    page,
    at,
  }) => {
    test.slow()
    for (const path of publicPages) {
      await page.goto(at(path))
      await waitForScripts(page)
      const count = await everythingOn(page)
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

  test('the phone’s menu works by keyboard', async ({ page, at, say }) => {
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

  test('the first tab leads past the menu', async ({ page, at, say }) => {
    await page.goto(at('/about'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say('Skip to content') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
