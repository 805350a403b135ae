import { reviewPath } from '@kakehashi/contract/screen-paths'
import { expect, type Locator } from '@playwright/test'
import { pathOf } from '../support/browser.ts'
import type { CountedWork } from '../support/counted-work.ts'
import { button, toast, visibleText } from './forms.ts'
import type { At } from './koseki-steps.ts'
import { expectStage } from './office-request.ts'

/** The review of a translation: the proof copy, its approval on the phone, and the checklist. */

export async function sendProof({ page, say }: At, id: string, work: CountedWork): Promise<void> {
  await work.step(async () => {
    await page.goto(`/admin/review/${id}`)
    await work.click(button(page, say('SEND A PROOF COPY')))
    // Its pages are drawn first.
    await expect(toast(page, say('The proof copy has been sent'))).toBeVisible({ timeout: 30_000 })
  })
}

/** The customer reads it on the phone; their presses are not counted. */
export async function approveProof({ page, say }: At, id: string): Promise<void> {
  await page.goto(`/request/${id}`)
  await page.getByRole('link', { name: say('Read the proof copy'), exact: true }).click()
  await expect(page.getByAltText(say('Page {page} of the proof copy', { page: '1' }))).toBeVisible()
  await button(page, say('APPROVE')).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('APPROVE') })
    .click()
  await expect(toast(page, say('Approved. Thank you.'))).toBeVisible()
}

/** Another person than the translator compares it line by line, and ticks what they have looked at. */
export async function reviewLineByLine(
  { page, say }: At,
  id: string,
  work: CountedWork,
  look: (translation: Locator) => Promise<void> = async () => {},
): Promise<void> {
  await work.step(async () => {
    await page.goto(`/admin/review/${id}`)
    await work.click(page.getByRole('link', { name: say('REVIEW LINE BY LINE') }))
    await expect.poll(() => pathOf(page)).toBe(reviewPath(id))
    await look(page.getByRole('region', { name: say('Translation'), exact: true }))
    const checklist = page.getByRole('region', { name: say('Checklist'), exact: true })
    await checklist.getByRole('checkbox').first().waitFor()
    for (const [at, line] of (await checklist.getByRole('checkbox').all()).entries()) {
      await work.click(line)
      // With the name and the time of whoever ticked it, once the server has it.
      await expect(checklist.locator('time')).toHaveCount(at + 1)
    }
    await work.click(button(page, say('CONTINUE')))
    await expectStage(page, 'delivery', id)
  })
}

/** What the office sees of the customer's answer. */
export async function expectApproved({ page, say }: At, id: string): Promise<void> {
  await page.goto(`/admin/review/${id}`)
  const approved = new RegExp(say('Approved on {answered}', { answered: '.+' }))
  await expect(visibleText(page, approved)).toBeVisible()
}
