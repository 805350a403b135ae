import { languages } from '@kakehashi/domain/language'
import { setWidth } from '../../support/layout.ts'
import { alfaFindings, axeFindings } from '../../accessibility/axe-and-alfa.ts'
import { overflowingElements } from '../../support/layout.ts'
import { isFull } from '../../support/environment.ts'
import { expect, inLanguages, test } from '../../support/fixtures.ts'
import { signedInSample } from '../../support/people.ts'
import { allScreens } from '../../screens/all-screens.ts'

/**
 * `pnpm accessibility` runs axe and Alfa on everything. Other runs take English and the narrow width,
 * and only the first screen of each group also at the wide one and with Alfa, which is three times as
 * slow.
 */
const checkedWidths = isFull
  ? { desk: [1440, 960], phone: [959, 500, 320] }
  : { desk: [1440], phone: [390] }
function checkersAt(width: number, isFirst: boolean) {
  if (isFull) return [axeFindings, alfaFindings]
  if (width >= 960) return isFirst ? [axeFindings] : []
  return isFirst ? [axeFindings, alfaFindings] : [axeFindings]
}
/** The widths at which a layout ends or begins, and the narrowest one supported. */
const edges = { desk: [1440, 960], phone: [959, 390, 320] }

// A trace would contain a copy of axe for every check, and the findings are enough.
test.use({ trace: 'off' })

const checkedLanguages = isFull ? languages : (['en'] as const)

/** One group for each kind of reader. */
const coreGroups: ReadonlySet<string> = new Set<keyof typeof allScreens>([
  'the public pages',
  'login',
  'the request form',
  'a request until its quote is accepted',
  'names and dates of a customer',
  'a request at quote and payment',
  'a new order at the counter',
  'a translator’s own desk',
  'the owner’s figures',
])

inLanguages(checkedLanguages, (language) => {
  for (const [name, visitScreens] of Object.entries(allScreens)) {
    const tag = coreGroups.has(name) ? ['@core'] : []
    test(
      `accessible: ${name}`,
      { tag },
      async ({ openBrowser, newCustomer, say, at, pageErrors }) => {
        test.setTimeout(isFull ? 900_000 : 300_000)
        pageErrors.allow(/Failed to load resource: .*(404|ERR_FAILED)/)
        let isFirst = true
        const violations: string[] = []
        const overflowing: string[] = []
        await visitScreens({
          language,
          say,
          at,
          open: (who) => openBrowser(who, { reducedMotion: 'reduce' }),
          newCustomer,
          sample: (role) => signedInSample(role, language),
          inspect: async (page, screen, on) => {
            const before = page.viewportSize()?.width ?? 1440
            const devices = on === 'phones' ? (['phone'] as const) : (['desk', 'phone'] as const)
            for (const device of devices) {
              for (const width of edges[device]) {
                await setWidth(page, width)
                const out = await overflowingElements(page)
                overflowing.push(...out.map((words) => `${screen} at ${width}: ${words}`))
              }
              for (const width of checkedWidths[device]) {
                const checkers = checkersAt(width, isFirst)
                if (checkers.length > 0) await setWidth(page, width)
                for (const checker of checkers) {
                  const found = await checker(page)
                  violations.push(...found.map((words) => `${screen} at ${width}: ${words}`))
                }
              }
            }
            isFirst = false
            await setWidth(page, before)
          },
        })
        expect.soft(violations, 'accessibility violations').toEqual([])
        expect.soft(overflowing, 'elements that make the page scroll sideways').toEqual([])
      },
    )
  }
})

test('axe and Alfa find known violations', { tag: '@core' }, async ({ page }) => {
  await page.goto('/login')
  // Until the scripts have loaded, the fields are in a place that is no form.
  await page.locator('form').waitFor()
  await page.evaluate(() => {
    const label = document.querySelector('label')
    label?.removeAttribute('for')
    document.documentElement.removeAttribute('lang')
    document.body.append(Object.assign(document.createElement('img'), { src: '/favicon.svg' }))
  })
  const found = (await axeFindings(page)).join('\n')
  for (const rule of ['label', 'html-has-lang', 'image-alt', 'region']) {
    expect(found).toContain(`${rule}: `)
  }
  const foundAgain = (await alfaFindings(page)).join('\n')
  // An image without alternative text, a page without a language, a field without a label.
  for (const rule of ['sia-r2', 'sia-r4', 'sia-r8']) expect(foundAgain).toContain(`alfa ${rule}: `)
})
