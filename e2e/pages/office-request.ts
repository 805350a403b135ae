import { languages } from '@kakehashi/domain/language'
import type { Stage } from '@kakehashi/domain/request/stage'
import { expect, type Locator, type Page } from '@playwright/test'
import { button } from './forms.ts'
import { pathOf } from '../support/browser.ts'
import * as api from '../support/office-api.ts'
import { type Person, registerCustomer } from '../support/people.ts'
import { sayIn } from '../support/translations.ts'
import { samplePdf } from '../documents/sample-pdf.ts'

let known: Promise<Person> | undefined

/** The customer of these requests, registered once per process because password hashing is slow. */
export function sharedCustomer(): Promise<Person> {
  known ??= registerCustomer('en')
  return known
}

interface Given {
  paid?: number
  withDocument?: boolean
}

/** A new request of the shared customer, at this stage. */
export async function requestAt(stage: Stage, given: Given = {}): Promise<string> {
  const customer = await sharedCustomer()
  const document = given.withDocument ? await api.sendDocument(customer) : undefined
  const { _id } = await api.sendRequest(customer, { document, details: 'Two pages, please.' })
  if (stage !== 'quote') await api.advanceTo(_id, stage, given.paid)
  return _id
}

export async function openStage(page: Page, stage: Stage, id: string): Promise<void> {
  await page.goto(`/admin/${stage}/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' at ')
}

const formHeadings: Readonly<Record<Stage, string>> = {
  quote: 'Quote',
  payment: 'Payment',
  translate: 'Translation',
  review: 'Review',
  delivery: 'Delivery',
  complete: 'Summary',
}

/** The address changes before the screen does, so this also waits for the form of the stage. */
export async function expectStage(page: Page, stage: Stage, id: string): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(`/admin/${stage}/${id}`)
  const names = languages.map((language) => sayIn(language)(formHeadings[stage]))
  const heading = page.getByRole('heading', {
    level: 2,
    name: new RegExp(`^(${names.join('|')})$`),
  })
  await expect(heading.first()).toBeVisible()
}

/** The value beside a label in a description list. */
export function fact(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
}

export async function expectSums(page: Page, sums: Record<string, string>): Promise<void> {
  for (const [label, amount] of Object.entries(sums)) {
    await expect(fact(page, label).last(), label).toHaveText(amount)
  }
}

/** Chooses a PDF through the browser's file dialog. */
export async function choosePdf(page: Page, name: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (a|another) PDF$/ }).click()
  const buffer = samplePdf(name)
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer })
}

/** Presses a button of the confirmation dialog that contains this text. */
export async function answerDialog(page: Page, text: RegExp, buttonName: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(text)
  await button(page, buttonName).last().click()
}
