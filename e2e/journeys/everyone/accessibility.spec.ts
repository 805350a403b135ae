import { languages } from '@kakehashi/domain/language'
import { setWidth } from '../../support/layout.ts'
import { alfaFindings, axeFindings } from '../../accessibility/axe-and-alfa.ts'
import { overflowingElements } from '../../support/layout.ts'
import { expect, inLanguages, test } from '../../support/fixtures.ts'
import { allScreens } from '../../screens/all-screens.ts'

/**
 * `pnpm everyone` asks both judges about everything. Every other run takes English, at two widths,
 * and asks the second judge, who needs three times as long, about the narrower one, and about
 * what visitors see at both.
 */
const isFull = process.env['FULL'] !== undefined
const judged = isFull
  ? { desk: [1440, 960], phone: [959, 500, 320] }
  : { desk: [1440], phone: [390] }
const judgesAt = (width: number, walk: string) =>
  isFull || width < 960 || walk.includes('visitors') ? [axeFindings, alfaFindings] : [axeFindings]
/** Where a layout ends or begins, and the narrowest there is. */
const edges = { desk: [1440, 960], phone: [959, 390, 320] }

// A trace would copy axe itself with every finding, and the findings say all there is to know.
test.use({ trace: 'off' })

const walked = isFull ? languages : (['en'] as const)

inLanguages(walked, (language) => {
  for (const [name, walk] of Object.entries(allScreens)) {
    test(`everyone can read and use: ${name}`, async ({
      openBrowser,
      newCustomer,
      sampleState,
      say,
      at,
      pageErrors,
    }) => {
      test.setTimeout(isFull ? 900_000 : 300_000)
      pageErrors.allow(/Failed to load resource: .*(404|ERR_FAILED)/)
      const violations: string[] = []
      const cut: string[] = []
      await walk({
        say,
        at,
        open: (who) => openBrowser(who, { reducedMotion: 'reduce' }),
        newCustomer,
        sample: (role) => sampleState(role, language),
        inspect: async (page, screen, on) => {
          const before = page.viewportSize()?.width ?? 1440
          const devices = on === 'phones' ? (['phone'] as const) : (['desk', 'phone'] as const)
          for (const device of devices) {
            for (const width of edges[device]) {
              await setWidth(page, width)
              const out = await overflowingElements(page)
              cut.push(...out.map((words) => `${screen} at ${width}: ${words}`))
            }
            for (const width of judged[device]) {
              await setWidth(page, width)
              for (const judge of judgesAt(width, name)) {
                const found = await judge(page)
                violations.push(...found.map((words) => `${screen} at ${width}: ${words}`))
              }
            }
          }
          await setWidth(page, before)
        },
      })
      expect.soft(violations, 'neither judge has anything to say').toEqual([])
      expect.soft(cut, 'nothing scrolls sidewards').toEqual([])
    })
  }
})

test('the judges see what is put before them', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button').first().waitFor()
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
  // A picture without words, a page without a language, a field without a name.
  for (const rule of ['sia-r2', 'sia-r4', 'sia-r8']) expect(foundAgain).toContain(`alfa ${rule}: `)
})
