import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { expectStage } from '../../pages/office-request.ts'

/** `pnpm hundred` processes a hundred; other runs two, to show that the next one can follow. */
const requestCount = Number(process.env['REQUESTS'] ?? 2)
const mostPresses = 40

const translation = { name: 'done.pdf', mimeType: 'application/pdf', buffer: samplePdf('Done') }

type Keyboard = ReturnType<typeof countingKeyboard>

/** From searching the order number to delivery, without a mouse. */
async function processRequest(
  page: Page,
  keyboard: Keyboard,
  { _id: id, orderNumber }: { _id: string; orderNumber: string },
) {
  await keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.type(orderNumber)
  await expect(page.getByRole('option', { name: new RegExp(orderNumber) })).toBeVisible()
  await keyboard.press('ArrowDown', 'Enter')
  await expectStage(page, 'quote', id)

  await expect(page.getByLabel('Deposit')).toBeFocused()
  await keyboard.type('20')
  await keyboard.press('Tab')
  await keyboard.type('45')
  await keyboard.press('Enter')
  await expectStage(page, 'payment', id)

  await expect(page.getByLabel('Amount paid')).toBeFocused()
  await keyboard.type('45')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'PAYMENT COMPLETE' })).toBeFocused()
  await keyboard.press('Enter')
  await expectStage(page, 'translate', id)

  // Wait for the event before focusing, because a key press is faster than a click.
  const choosing = page.waitForEvent('filechooser')
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeFocused()
  await keyboard.press('Enter')
  await (await choosing).setFiles(translation)
  await keyboard.press('a')
  await expectStage(page, 'review', id)
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeVisible()
  await keyboard.press('a')
  await expectStage(page, 'delivery', id)
  await expect(page.getByRole('button', { name: 'DELIVERED' })).toBeVisible()
  await keyboard.press('a')
  await expectStage(page, 'complete', id)
  // The new page takes the focus once it is rendered; an earlier key would go to the old one.
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
}

test(`${requestCount} requests go from quote to complete by keyboard alone`, async ({
  newCustomer,
  signedInAs,
}) => {
  test.setTimeout(60_000 + requestCount * 20_000)
  const page = await signedInAs('admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const presses: number[] = []
  for (let done = 0; done < requestCount; done += 1) {
    // Each request is from another customer, as on an ordinary day.
    const request = await api.sendRequest(await newCustomer())
    const keyboard = countingKeyboard(page)
    await processRequest(page, keyboard, request)
    presses.push(keyboard.count())
    expect(await api.readRequest(await api.staff('admin'), request._id)).toMatchObject({
      stage: 'complete',
      isCompleted: true,
    })
  }
  const most = Math.max(...presses)
  process.stdout.write(
    `${requestCount} requests by keyboard: ${most} presses each, beside what is typed\n`,
  )
  expect(most).toBeLessThanOrEqual(mostPresses)
})

/** Presses keys and counts them; text typed into fields is not counted. */
function countingKeyboard(page: Page) {
  let presses = 0
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      presses += keys.length
    },
    type: (text: string) => page.keyboard.type(text),
    count: () => presses,
  }
}
