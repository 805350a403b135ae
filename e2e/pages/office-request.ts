import type { Stage } from '@kakehashi/domain/request/stage'
import { expect, type Locator, type Page } from '@playwright/test'
import { button } from './forms.ts'
import { pathOf, test } from '../support/fixtures.ts'
import * as work from '../support/office-api.ts'
import { type Person, registerCustomer } from '../support/people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'

/** The last width of the phone's drawing and the first of the desk's. */
export function atBothWidths(tell: (isPhone: boolean) => void): void {
  for (const width of [959, 960]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } })
      tell(width < 960)
    })
  }
}

let known: Promise<Person> | undefined

/** Somebody whose orders these are; registered once a process, because that is slow on purpose. */
export function aCustomer(): Promise<Person> {
  known ??= registerCustomer('en')
  return known
}

interface Ordered {
  paid?: number
  withPaper?: boolean
}

/** A new order of theirs, brought to a stage. */
export async function orderAt(stage: Stage, given: Ordered = {}): Promise<string> {
  const customer = await aCustomer()
  const document = given.withPaper ? await work.sendPaper(customer) : undefined
  const { _id } = await work.placeOrder(customer, { document, details: 'Two pages, please.' })
  if (stage !== 'quote') await work.bringTo(_id, stage, given.paid)
  return _id
}

export async function openStage(page: Page, stage: Stage, id: string): Promise<void> {
  await page.goto(`/admin/${stage}/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' at ')
}

export const expectStage = (page: Page, stage: Stage, id: string) =>
  expect.poll(() => pathOf(page)).toBe(`/admin/${stage}/${id}`)

/** The value of a fact or a sum, by its label. */
export function fact(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
}

/** Sums are the same wherever they stand. */
export async function expectSums(page: Page, sums: Record<string, string>): Promise<void> {
  for (const [label, amount] of Object.entries(sums)) {
    await expect(fact(page, label).last(), label).toHaveText(amount)
  }
}

/** Chooses a PDF as somebody with a mouse does. */
export async function choosePdf(page: Page, name: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (a|another) PDF$/ }).click()
  const buffer = samplePdf(name)
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer })
}

/** Answers the question that stands in the way. */
export async function answer(page: Page, words: RegExp, yes: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words)
  await button(page, yes).last().click()
}
