import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { standAt } from '../devices.ts'
import { expect, inBothLanguages, test } from '../office.ts'
import { walks } from '../tours/walks.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
const judged = { desk: 1440, phone: 390 }
/** Where a layout ends or begins, and the narrowest there is. */
const edges = { desk: [1440, 960], phone: [959, 390, 320] }

/** What axe has against the page, one line a finding. */
async function violationsOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    // No page has frames of strangers, so axe may run in one go.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} ${target.join(' ')} ${failureSummary}`,
    ),
  )
}

/** What sticks out at the right, where there is nothing to scroll to. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const edge = document.body.getBoundingClientRect().right
    if (document.documentElement.scrollWidth <= edge) return []
    const isOut = (element: Element) => element.getBoundingClientRect().right > edge + 0.5
    const out = [...document.querySelectorAll('body *')].filter(isOut)
    return out
      .filter((element) => !out.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })

// A trace would copy axe itself with every finding, and the findings say all there is to know.
test.use({ trace: 'off' })

inBothLanguages((language) => {
  for (const [name, walk] of Object.entries(walks)) {
    test(`everyone can read and use: ${name}`, async ({
      openBrowser,
      newCustomer,
      sampleState,
      say,
      at,
      faults,
    }) => {
      test.slow()
      faults.await(/Failed to load resource: .*(404|ERR_FAILED)/)
      const violations: string[] = []
      const cut: string[] = []
      await walk({
        say,
        at,
        open: (who) => openBrowser(who, { reducedMotion: 'reduce' }),
        newCustomer,
        sample: (role) => sampleState(role, language),
        look: async (page, screen, on) => {
          const before = page.viewportSize()?.width ?? judged.desk
          const devices = on === 'phones' ? (['phone'] as const) : (['desk', 'phone'] as const)
          for (const device of devices) {
            for (const width of edges[device]) {
              await standAt(page, width)
              const out = await stickingOut(page)
              cut.push(...out.map((words) => `${screen} at ${width}: ${words}`))
            }
            await standAt(page, judged[device])
            const found = await violationsOn(page)
            violations.push(...found.map((words) => `${screen} at ${judged[device]}: ${words}`))
          }
          await standAt(page, before)
        },
      })
      expect.soft(violations, 'axe has nothing to say').toEqual([])
      expect.soft(cut, 'nothing scrolls sidewards').toEqual([])
    })
  }
})

test('the judge sees what is put before it', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button').first().waitFor()
  await page.evaluate(() => {
    const label = document.querySelector('label')
    label?.removeAttribute('for')
    document.documentElement.removeAttribute('lang')
    document.body.append(Object.assign(document.createElement('img'), { src: '/favicon.svg' }))
  })
  const found = (await violationsOn(page)).join('\n')
  for (const rule of ['label', 'html-has-lang', 'image-alt', 'region']) {
    expect(found).toContain(`${rule}: `)
  }
})
