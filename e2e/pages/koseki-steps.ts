import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { miyazato } from '@kakehashi/domain/sample-papers/miyazato'
import { expect, type Page } from '@playwright/test'
import { photographOf } from '../documents/sample-papers.ts'
import { samplePdf } from '../documents/sample-pdf.ts'
import { pathOf } from '../support/browser.ts'
import type { CountedWork } from '../support/counted-work.ts'
import type { Say } from '../support/translations.ts'
import { issueCertificate } from './certificates.ts'
import { button, field, toast, visibleText } from './forms.ts'
import { expectStage } from './office-request.ts'
import { fillTemplate } from './paper-templates.ts'
import {
  addFiles,
  fileRow,
  openRequestForm,
  sendButton,
  waitForRequestPage,
} from './request-form.ts'

/** The steps of a translation from a photograph to the certificate, each at one person's browser. */

const photograph = photographOf('family-register', 'koseki.jpg')
const certified = {
  document: 'Family register, full certificate',
  person: 'MIYAZATO Misaki',
  from: 'ja',
  to: 'en',
} as const

/** A person at their browser, with the words of its language. */
export interface At {
  readonly page: Page
  readonly say: Say
}

export async function order({ page, say }: At): Promise<string> {
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Family Register (Koseki)')
  await page.getByLabel(say('Details')).fill('For the visa of my wife.')
  await addFiles(page, say, [photograph])
  await expect(fileRow(page, photograph.name)).toContainText(say('Ready'), { timeout: 60_000 })
  await sendButton(page, say).click()
  return waitForRequestPage(page)
}

/** The customer writes the names as the passports have them, and confirms them. */
export async function nameThePeople({ page, say }: At, id: string): Promise<void> {
  await page.goto(`/request/${id}/names`)
  const { japanese, american } = miyazato
  const people = [
    { label: 'Wife', family: japanese.family.latin, given: japanese.given.latin },
    { label: 'Husband', family: american.family, given: `${american.given} ${american.middle}` },
  ]
  for (const { label, family, given } of people) {
    await button(page, say('Add a name')).click()
    await field(page, say('Who it is')).fill(label)
    await field(page, say('Surname as in the passport')).fill(family.toUpperCase())
    await field(page, say('Given names as in the passport')).fill(given.toUpperCase())
    await button(page, say('SAVE')).click()
    await expect(visibleText(page, `${family} ${given}`.toUpperCase())).toBeVisible()
  }
  await button(page, say('CONFIRM ALL')).click()
  const done = say('Everything is confirmed. You do not need to do anything else.')
  await expect(visibleText(page, done)).toBeVisible()
}

/** Quote, payment and translator, at the counter. */
export async function takeIn({ page, say }: At, id: string, work: CountedWork): Promise<void> {
  await work.step(async () => {
    await page.goto(`/admin/quote/${id}`)
    await work.type(field(page, say('Deposit')), '45')
    await work.click(button(page, say('SUBMIT QUOTE')))
    await expectStage(page, 'payment', id)
    await work.type(field(page, say('Amount paid')), '45')
    await work.click(button(page, say('PAYMENT COMPLETE')))
    // The amount is typed and not recorded yet, so the page asks.
    await work.click(page.getByRole('alertdialog').getByRole('button').last())
    await expectStage(page, 'translate', id)
  })
}

export async function giveToTranslator(
  { page, say }: At,
  id: string,
  work: CountedWork,
): Promise<void> {
  await work.step(async () => {
    await page.goto(`/admin/translate/${id}`)
    const choice = field(page, say('Change translator'))
    const translator = choice.locator('option', { hasText: 'Translator, Sample' })
    await work.choose(choice, (await translator.getAttribute('value')) ?? '')
    await work.click(button(page, say('UPDATE TRANSLATOR')))
    await expect(toast(page, say('Translator updated'))).toBeVisible()
  })
}

export async function openTemplate(
  { page, say }: At,
  id: string,
  work: CountedWork,
): Promise<void> {
  await page.goto(`/desk/${id}`)
  const panel = page.getByRole('region', { name: say('Fill in a template') })
  await work.click(panel.getByRole('link').first())
}

export async function translateWithTemplate(
  { page, say }: At,
  id: string,
  content: DraftContent,
  work: CountedWork,
): Promise<void> {
  await work.step(async () => {
    await openTemplate({ page, say }, id, work)
    const { en, ja } = paperTemplates['family-register'].title
    await work.click(page.getByRole('button', { name: new RegExp(`${en}|${ja}`) }).first())
    await fillTemplate(page, say, content, work)
    await work.click(button(page, say('SUBMIT TRANSLATION')))
    await expect(toast(page, say('Translation submitted'))).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/desk')
  })
}

/** The translator has set it in another program, which is not counted. */
export async function translateElsewhere(
  { page, say }: At,
  id: string,
  work: CountedWork,
): Promise<void> {
  await work.step(async () => {
    await page.goto(`/desk/${id}`)
    const choosing = page.waitForEvent('filechooser')
    await work.click(button(page, say('Choose a PDF')))
    const buffer = samplePdf(`Translation of ${id}`)
    const file = { name: 'koseki.pdf', mimeType: 'application/pdf', buffer }
    await (await choosing).setFiles(file)
    await work.click(button(page, say('SUBMIT TRANSLATION')))
    await expect(toast(page, say('Translation submitted'))).toBeVisible()
  })
}

export function certify({ page, say }: At, work: CountedWork): Promise<string> {
  return work.step(() => issueCertificate(page, say, certified, work))
}

export async function deliver({ page, say }: At, id: string, work: CountedWork): Promise<void> {
  await work.step(async () => {
    await work.click(button(page, say('DELIVERED')))
    await expectStage(page, 'complete', id)
  })
}

/** 'Step back to Delivery', whichever stage it is. */
export function stepBackTo(say: Say): RegExp {
  const [before = '', after = ''] = say('Step back to {name}', { name: '\u0000' }).split('\u0000')
  return new RegExp(`^${before}.+${after}$`)
}
