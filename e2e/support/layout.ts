import type { Page } from '@playwright/test'

/** What sticks out at the right, where there is nothing to scroll to. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.body.getBoundingClientRect().right
    if (document.documentElement.scrollWidth <= edge) return []
    const isOut = (element: Element) => element.getBoundingClientRect().right > edge + 0.5
    const out = [...document.querySelectorAll('body *')].filter(isOut)
    return out
      .filter((element) => !out.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })

/** Words that a box of a fixed size hides a part of. */
export const cutWords = (page: Page): Promise<string[]> =>
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
