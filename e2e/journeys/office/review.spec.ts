import { reviewPath } from '@kakehashi/contract/screen-paths'
import type { Page } from '@playwright/test'
import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expectStage } from '../../pages/office-request.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { handInRegister, registerToTranslate } from '../../support/review-calls.ts'
import type { Say } from '../../support/translations.ts'

test.setTimeout(180_000)

const ticks = [
  'Read line by line',
  'Seals and issue line described',
  'Place names as of their date',
  'Layout follows the original',
] as const

const translation = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('Translation'), exact: true })
const checklist = (page: Page, say: Say) => page.getByRole('region', { name: say('Checklist') })

inBothLanguages((language) => {
  test(
    'a translation is returned with a reason, the corrected one shows its changes, and the review ends',
    { tag: '@core' },
    async ({ newCustomer, signedInAs, say }) => {
      const about = await registerToTranslate(await newCustomer())
      const { id } = about
      await handInRegister(about, { name: 'Misake' })

      const page = await signedInAs('admin')
      await page.goto(`/admin/review/${id}`)
      await expect(page.getByRole('link', { name: say('REVIEW LINE BY LINE') })).toBeVisible()
      await page.keyboard.press('r')
      await expect.poll(() => pathOf(page)).toBe(reviewPath(id))
      await expect(translation(page, say)).toContainText('Misake')
      await expect(page.getByText(say('This is the first version.'))).toBeVisible()
      await expect(page.locator('[data-drawn=true]').first()).toBeVisible()
      await page.keyboard.press('f')
      await page.keyboard.type('The passport says Misaki')
      await button(page, say('RETURN')).click()
      await expect(toast(page, say('Request has been returned.'))).toBeVisible()
      await expectStage(page, 'translate', id)
      const notes = page.getByRole('region', { name: say('Notes') })
      await expect(notes).toContainText('The passport says Misaki')

      await handInRegister(about, {}, 1)
      await page.goto(reviewPath(id))
      const lines = translation(page, say)
      await expect(lines.locator('del')).toContainText(['Misake', say('Removed')])
      await expect(lines.locator('ins')).toContainText(['Misaki', say('Added')])
      await page.keyboard.press(']')
      await expect(lines.getByLabel(say('Change shown'))).toHaveText('1')
      await button(page, say('Show without marks')).click()
      await expect(lines.locator('del')).toHaveCount(0)
      await button(page, say('Show the changes')).click()

      const list = checklist(page, say)
      // It is ticked once the server has it.
      await list.getByLabel(say(ticks[0])).click()
      await expect(list.getByLabel(say(ticks[0]))).toBeChecked()
      await expect(list.locator('time')).toHaveCount(1)
      await button(page, say('CONTINUE')).click()
      const asking = page.getByRole('alertdialog')
      const pattern = language === 'en' ? '3 lines of the checklist' : 'チェックリストの3項目'
      await expect(asking).toContainText(pattern)
      await asking.getByRole('button', { name: say('Go back') }).click()
      for (const [at, text] of ticks.entries()) {
        if (at === 0) continue
        await list.getByLabel(say(text)).click()
        await expect(list.getByLabel(say(text))).toBeChecked()
        await expect(list.locator('time')).toHaveCount(at + 1)
      }
      // Colleagues see who ticked them, also after a reload.
      await page.reload()
      await expect(list.locator('time')).toHaveCount(ticks.length)
      await expect(page.getByRole('button', { name: say('CONTINUE') })).toBeVisible()
      await page.keyboard.press('a')
      await page.keyboard.press('Enter')
      await expectStage(page, 'delivery', id)
      const done = await api.readRequest(await api.staff('admin'), id)
      expect(JSON.stringify('notes' in done ? done.notes : [])).not.toContain(
        language === 'en' ? 'checklist' : 'チェックリスト',
      )
    },
  )
})

test('an open line asks for a reason, which the office reads in a note', async ({
  newCustomer,
  signedInAs,
}) => {
  const { _id: id } = await api.sendRequest(await newCustomer())
  await api.advanceTo(id, 'review')
  const page = await signedInAs('admin')
  await page.goto(reviewPath(id))
  await expect(visibleText(page, 'Read line by line')).toBeVisible()
  await button(page, 'CONTINUE').click()
  const asking = page.getByRole('alertdialog')
  await field(page, 'Why it goes on').fill('Read on paper')
  await asking.getByRole('button', { name: 'CONTINUE' }).click()
  await expectStage(page, 'delivery', id)
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes).toContainText(
    'Review finished with 2 lines of the checklist not ticked: Read on paper',
  )
})

test('whether both scroll together is remembered', async ({ newCustomer, signedInAs }) => {
  const about = await registerToTranslate(await newCustomer())
  await handInRegister(about)
  const page = await signedInAs('admin')
  await page.goto(reviewPath(about.id))
  const together = page.getByRole('switch', { name: 'Scroll together' })
  await expect(together).toBeChecked()
  await together.uncheck()
  await page.reload()
  await expect(together).not.toBeChecked()
})
