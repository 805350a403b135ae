import { readFile } from 'node:fs/promises'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import { expect, type Locator, type Page } from '@playwright/test'
import { CountedWork } from '../support/counted-work.ts'
import type { Say } from '../support/translations.ts'
import { button, field, toast } from './forms.ts'

interface Certified {
  readonly document: string
  readonly person: string
  readonly from: 'en' | 'ja'
  readonly to: 'en' | 'ja'
}

/** Issues one on the screen of a finished request; returns its code. */
export async function issueCertificate(
  page: Page,
  say: Say,
  { document, person, from, to }: Certified,
  work = new CountedWork(),
): Promise<string> {
  await work.click(button(page, say('Issue a certificate')))
  await work.type(field(page, say('Name of the document')), document)
  await work.type(page.getByLabel(say('Person concerned')), person)
  await work.choose(page.getByLabel(say('Translated from')), from)
  await work.choose(page.getByLabel(say('Translated into')), to)
  await work.click(button(page, say('ISSUE AND SIGN')))
  // Setting and signing takes a moment, more beside other work.
  await expect(toast(page, say('Certificate issued'))).toBeVisible({ timeout: 30_000 })
  return standingCode(page)
}

async function standingCode(page: Page): Promise<string> {
  const code = page.locator('b').filter({ hasText: /^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/ })
  return (await code.first().textContent()) ?? ''
}

export async function downloadCertificate(page: Page, paper: PaperSize) {
  const started = page.waitForEvent('download')
  await page.locator(`a[href$="paper=${paper}"]`).click()
  const download = await started
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** What /verify says. */
export const answer = (page: Page, state: string): Locator =>
  page.locator(`[data-answer="${state}"]:visible`)

export async function dropIn(page: Page, bytes: Buffer, name = 'file.pdf'): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: bytes }
  await page.locator('input[type="file"]').setInputFiles(file)
}
