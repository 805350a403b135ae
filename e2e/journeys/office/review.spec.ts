import { reviewPath } from '@kakehashi/contract/screen-paths'
import type { Page } from '@playwright/test'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expectStage } from '../../pages/office-request.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { sendProof } from '../../support/proofs-api.ts'
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
const checklist = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('Checklist'), exact: true })

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

  test('versions of a PDF that was made elsewhere are compared by their text', async ({
    newCustomer,
    signedInAs,
    say,
  }) => {
    const { _id: id } = await api.sendRequest(await newCustomer())
    await api.advanceTo(id, 'translate')
    await api.submitTranslation(id, samplePdf('Name: MIYAZATO Misake\nBorn in Uruma City', 2))
    await api.returnToTranslator(id, 'The passport says Misaki')
    await api.submitTranslation(id, samplePdf('Name: MIYAZATO Misaki\nBorn in Uruma City', 2))
    const page = await signedInAs('admin')
    await page.goto(reviewPath(id))
    await expect(page.locator('[data-drawn=true]').first()).toBeVisible()
    expect(await countReadings(id)).toEqual([0, 1])

    await button(page, say('Compare with version {before}', { before: '1' })).click()
    const lines = translation(page, say)
    const name = (number: number) => lines.locator(`#change-${number}`)
    await expect(name(1).locator('del')).toContainText('Misake')
    await expect(name(1).locator('ins')).toContainText('Misaki')
    await expect(lines.getByText('Born in Uruma City')).toHaveCount(2)
    // Whoever compares has opened the version before.
    expect(await countReadings(id)).toEqual([1, 1])
    const shown = lines.getByLabel(say('Change shown'))
    await page.keyboard.press(']')
    await expect(shown).toHaveText('1')
    await page.keyboard.press(']')
    await expect(shown).toHaveText('2')
    await expect(name(2)).toBeInViewport()
    await page.keyboard.press('[')
    await expect(shown).toHaveText('1')
    await button(page, say('Show the pages')).click()
    await expect(lines.locator('[data-drawn=true]').first()).toBeVisible()

    await api.returnToTranslator(id, 'Please sign it')
    await api.submitTranslation(id, samplePdf(''))
    await page.goto(reviewPath(id))
    await button(page, say('Compare with version {before}', { before: '2' })).click()
    const scanned = say(
      'Version {version} has no text, only pictures, as a scan has. Compare the pages by hand.',
      { version: '3' },
    )
    await expect(visibleText(lines, scanned)).toBeVisible()
  })
})

/** How often the office has opened each version, as an owner sees it. */
async function countReadings(id: string): Promise<number[]> {
  const { translations } = await api.readRequest(await api.staff('owner'), id)
  return translations.map(({ readings = [] }) => readings.length)
}

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

test('without the approval of a proof copy the review goes on for a reason', async ({
  newCustomer,
  signedInAs,
}) => {
  const { _id: id } = await api.sendRequest(await newCustomer())
  await api.advanceTo(id, 'review')
  await sendProof(id)
  const page = await signedInAs('admin')
  await page.goto(`/admin/review/${id}`)
  await button(page, 'CONTINUE').click()
  const asking = page.getByRole('alertdialog')
  const missing = 'The customer has not approved a proof copy of this file.'
  await expect(visibleText(asking, missing)).toBeVisible()
  await asking.getByRole('button', { name: 'CONTINUE' }).click()
  await expect(field(page, 'Why it goes on')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Why it goes on').fill('She flies tonight')
  await asking.getByRole('button', { name: 'CONTINUE' }).click()
  await expectStage(page, 'delivery', id)
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(
    'Review finished without the approval of the proof copy: She flies tonight',
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
