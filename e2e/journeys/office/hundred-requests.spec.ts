import type { Page } from '@playwright/test'
import { countingKeyboard } from '../../support/counting-keyboard.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { expectStage } from '../../pages/office-request.ts'

/** `pnpm hundred` takes a hundred; every other run as many as show that one follows another. */
const many = Number(process.env['REQUESTS'] ?? 2)
const mostPresses = 40

const paper = { name: 'done.pdf', mimeType: 'application/pdf', buffer: samplePdf('Done') }

type Hand = ReturnType<typeof countingKeyboard>

/** From the order number on a slip to the papers over the counter, without a mouse. */
async function takeThrough(
  page: Page,
  hand: Hand,
  { _id: id, orderNumber }: { _id: string; orderNumber: string },
) {
  await hand.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await hand.type(orderNumber)
  await expect(page.getByRole('option', { name: new RegExp(orderNumber) })).toBeVisible()
  await hand.press('ArrowDown', 'Enter')
  await expectStage(page, 'quote', id)

  await expect(page.getByLabel('Deposit')).toBeFocused()
  await hand.type('20')
  await hand.press('Tab')
  await hand.type('45')
  await hand.press('Enter')
  await expectStage(page, 'payment', id)

  await expect(page.getByLabel('Amount paid')).toBeFocused()
  await hand.type('45')
  await hand.press('Enter')
  await expect(page.getByRole('button', { name: 'PAYMENT COMPLETE' })).toBeFocused()
  await hand.press('Enter')
  await expectStage(page, 'translate', id)

  // Listening begins a moment after it is asked for, and a key is quicker than a click.
  const choosing = page.waitForEvent('filechooser')
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeFocused()
  await hand.press('Enter')
  await (await choosing).setFiles(paper)
  await hand.press('a')
  await expectStage(page, 'review', id)
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeVisible()
  await hand.press('a')
  await expectStage(page, 'delivery', id)
  await expect(page.getByRole('button', { name: 'DELIVERED' })).toBeVisible()
  await hand.press('a')
  await expectStage(page, 'complete', id)
  // A new page takes the focus once it is drawn; a key before that belongs to the old one.
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
}

test(`${many} requests go from quote to complete by keyboard alone`, async ({
  newCustomer,
  signedInAs,
}) => {
  test.setTimeout(60_000 + many * 20_000)
  const page = await signedInAs('admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const presses: number[] = []
  for (let done = 0; done < many; done += 1) {
    // Nobody orders a hundred times a day: each is somebody else's.
    const order = await api.sendRequest(await newCustomer())
    const hand = countingKeyboard(page)
    await takeThrough(page, hand, order)
    presses.push(hand.count())
    expect(await api.readRequest(await api.staff('admin'), order._id)).toMatchObject({
      stage: 'complete',
      isCompleted: true,
    })
  }
  const most = Math.max(...presses)
  process.stdout.write(`${many} requests by keyboard: ${most} presses each, beside what is typed\n`)
  expect(most).toBeLessThanOrEqual(mostPresses)
})
