import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { expectStage } from '../../pages/office-request.ts'

/** `pnpm hundred` processes a hundred; other runs two, to show that the next one can follow. */
const requestCount = Number(process.env['REQUESTS'] ?? 2)
const mostPresses = 25

const translation = { name: 'done.pdf', mimeType: 'application/pdf', buffer: samplePdf('Done') }

type Keyboard = ReturnType<typeof countingKeyboard>

/** From searching the order number to delivery, without a mouse. */
async function processRequest(
  page: Page,
  keyboard: Keyboard,
  { _id: id, orderNumber }: { _id: string; orderNumber: string },
) {
  await keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search people and requests' })).toBeFocused()
  await keyboard.type(orderNumber)
  await expect(page.getByRole('option', { name: new RegExp(orderNumber) })).toBeVisible()
  await keyboard.press('ArrowDown', 'Enter')
  await expectStage(page, 'quote', id)

  await expect(page.getByLabel('Deposit')).toBeVisible()
  await keyboard.press('f')
  await keyboard.type('20')
  await keyboard.press('Tab')
  await keyboard.type('45')
  await keyboard.press('Enter')
  await expectStage(page, 'payment', id)

  await expect(page.getByLabel('Amount paid')).toBeVisible()
  await keyboard.press('f')
  await keyboard.type('45')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'PAYMENT COMPLETE' })).toBeFocused()
  await keyboard.press('Enter')
  await expectStage(page, 'translate', id)

  // Wait for the event before focusing, because a key press is faster than a click.
  const choosing = page.waitForEvent('filechooser')
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeVisible()
  await keyboard.press('f', 'Enter')
  await (await choosing).setFiles(translation)
  await keyboard.press('a', 'Enter')
  await expectStage(page, 'review', id)
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeVisible()
  await keyboard.press('a', 'Enter')
  await expectStage(page, 'delivery', id)
  await expect(page.getByRole('button', { name: 'DELIVERED' })).toBeVisible()
  await keyboard.press('a', 'Enter')
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
  process.stdout.write(
    `${requestCount} requests by keyboard: ${Math.max(...presses)} presses each, beside what is typed\n`,
  )
  for (const count of presses) expect(count).toBeLessThanOrEqual(mostPresses)
})

/**
 * Presses keys and counts them; text typed into fields is not counted. Fails if the letter of a
 * shortcut would be typed into a field.
 */
function countingKeyboard(page: Page) {
  let presses = 0
  const focusedField = page.locator(':is(input, textarea, select):focus')
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        if (key.length === 1) await expect(focusedField, `before ${key}`).toHaveCount(0)
        await page.keyboard.press(key)
      }
      presses += keys.length
    },
    type: (text: string) => page.keyboard.type(text),
    count: () => presses,
  }
}
