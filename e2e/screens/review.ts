import { updateRequest } from '@kakehashi/contract/requests/request-commands'
import { getReview } from '@kakehashi/contract/requests/review'
import { reviewPath } from '@kakehashi/contract/screen-paths'
import type { Page } from '@playwright/test'
import { samplePdf } from '../documents/sample-pdf.ts'
import { button, field, visibleText } from '../pages/forms.ts'
import * as names from '../support/names-api.ts'
import * as api from '../support/office-api.ts'
import { handInRegister, registerToTranslate } from '../support/review-calls.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const patrick = {
  kind: 'person',
  label: 'Husband',
  family: 'DONOVAN',
  given: 'PATRICK SEAN',
  source: 'foreign-passport',
  bornOn: '08/03/1992',
} as const

const scanned =
  'Version {version} has no text, only pictures, as a scan has. Compare the pages by hand.'
const drawn = (page: Page) => page.locator('[data-drawn=true]').first().waitFor()

/** On a wide screen all panes are shown, and there is nothing to choose. */
const choosePane = (page: Page, name: string) =>
  page.locator('button', { hasText: name }).first().dispatchEvent('click')

/** The screen of the reviewer: a first version, a corrected one, and one without lines. */
export const reviewStates: ScreenStates = async ({ open, inspect, sample, newCustomer, say }) => {
  const about = await registerToTranslate(await newCustomer({ firstName: 'Patrick' }))
  const { id } = about
  const mistakes = { name: 'Misake', relation: 'Daughter' }
  await handInRegister(about, mistakes)
  const page = await open(await sample('admin'))
  const path = reviewPath(id)
  await inspectWaitingAndFailed(page, path, `**${api.filled(getReview.path, id)}`, (state) =>
    inspect(page, `line-by-line-${state}`),
  )
  await goTo(page, path)
  await visibleText(page, say('This is the first version.')).waitFor()
  await drawn(page)
  await inspect(page, 'line-by-line-first')

  await api.returnToTranslator(id, 'The name of the first person')
  await handInRegister(about, {}, 1)
  await names.addName(id)
  await names.addName(id, patrick)
  await goTo(page, path)
  await drawn(page)
  await page.getByLabel(say('Layout follows the original')).check()
  await page.locator('small time').waitFor()
  await page.keyboard.press(']')
  await inspect(page, 'line-by-line-changes')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'line-by-line-changes-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  for (const pane of ['Translation', 'Names and checklist'] as const) {
    await choosePane(page, say(pane))
    await inspect(page, `line-by-line-${pane === 'Translation' ? 'lines' : 'checks'}`)
  }
  await button(page, say('CONTINUE')).click()
  await field(page, say('Why it goes on')).waitFor()
  await inspect(page, 'line-by-line-ask-why')
  await button(page, say('Go back')).click()

  await api.returnToTranslator(id, '')
  await api.submitTranslation(id, samplePdf('Name: MIYAZATO Misake\nBorn in Uruma City'))
  await goTo(page, path)
  await drawn(page)
  await inspect(page, 'line-by-line-plain')
  await api.returnToTranslator(id, '')
  await api.submitTranslation(id, samplePdf('Name: MIYAZATO Misaki\nBorn in Uruma City'))
  await goTo(page, path)
  await button(page, say('Compare with version {before}', { before: '3' })).click()
  await page.locator('ins').first().waitFor()
  await choosePane(page, say('Translation'))
  await page.keyboard.press(']')
  await inspect(page, 'line-by-line-text')
  await api.returnToTranslator(id, '')
  await api.submitTranslation(id, samplePdf(''))
  await goTo(page, path)
  await button(page, say('Compare with version {before}', { before: '4' })).click()
  await visibleText(page, say(scanned, { version: '5' })).waitFor()
  await choosePane(page, say('Translation'))
  await inspect(page, 'line-by-line-no-text')
  await api.change(id, updateRequest, { isReviewed: true, reason: 'Confirmed on the phone' })
  await goTo(page, path)
  await visibleText(page, say('This request is not in review now.')).waitFor()
  await inspect(page, 'line-by-line-over')
}
