import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { miyazato } from '@kakehashi/domain/sample-papers/miyazato'
import { samplePaper } from '@kakehashi/domain/sample-papers/sample-papers'
import type { Page } from '@playwright/test'
import { button, toast } from '../../pages/forms.ts'
import * as steps from '../../pages/koseki-steps.ts'
import { turnRule } from '../../pages/office-rules.ts'
import { fillTemplate, templateField } from '../../pages/paper-templates.ts'
import { CountedWork } from '../../support/counted-work.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import type { Say } from '../../support/translations.ts'

// Both languages switch the rule of the one office, so one comes after the other.
test.describe.configure({ mode: 'default' })

const koseki = samplePaper('family-register', miyazato)
const turnReading = (owner: Page, say: Say, isOn: boolean) =>
  turnRule(owner, say, 'Propose dates from pictures, and read the lines of passports', isOn)

/** The first date that is still proposed, its two fields, and what the paper says there. */
async function firstProposal(page: Page) {
  const row = page.locator('div:has(> canvas):has(> button)').first()
  const id = await row.locator('..').locator('input').first().getAttribute('id')
  const [, group = '', at = '', key = ''] = /^paper-(\w+)-(\d+)-(\w+)$/.exec(id ?? '') ?? []
  const place = { group, at: Number(at), key }
  const paper = templateField(page, 'paper', place)
  const write = templateField(page, 'write', place)
  const { source, target } = koseki[group]?.[place.at]?.[key] ?? { source: '', target: '' }
  return { row, paper, write, source, target }
}

inBothLanguages((language) => {
  test('dates of a photographed register are proposed, and a person takes or types each', async ({
    newCustomer,
    openBrowser,
    signedInAs,
    say,
  }) => {
    // Reading a page takes a minute of a processor.
    test.setTimeout(900_000)
    const owner = await signedInAs('owner')
    await turnReading(owner, say, true)
    try {
      const own = { page: await openBrowser(await newCustomer()), say }
      const id = await steps.order(own)
      await api.advanceTo(id, 'translate')

      const page = await signedInAs('translator')
      await steps.openTemplate({ page, say }, id, new CountedWork())
      const kind = page.locator('button[data-proposed]')
      await expect(kind).toContainText(paperTemplates['family-register'].title[language], {
        timeout: 600_000,
      })
      await kind.click()

      const first = await firstProposal(page)
      await expect(first.row).toContainText(first.source)
      await expect(first.row.locator('b').first()).toHaveCSS('border-style', 'dashed')
      await expect(first.paper).toHaveValue('')
      await first.paper.press('Enter')
      await expect(first.paper).toHaveValue(first.source)
      await expect(first.write).toHaveValue(first.target)

      const second = await firstProposal(page)
      expect(second.source).not.toBe('')
      await second.row.getByRole('button').last().click()
      await expect(second.paper).toBeFocused()
      await page.keyboard.type(second.source)
      await expect(second.write).toHaveValue(second.target)

      await fillTemplate(page, say, koseki, new CountedWork())
      await button(page, say('SUBMIT TRANSLATION')).click()
      await expect(toast(page, say('Translation submitted'))).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe('/desk')
    } finally {
      await turnReading(owner, say, false)
    }
  })
})
