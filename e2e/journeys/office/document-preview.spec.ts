import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { button, visibleText } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { photographs } from '../../documents/sample-documents.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { openStage, requestAt } from '../../pages/office-request.ts'

const jpeg = readFileSync(photographs.passport)
const heic = readFileSync(
  new URL('../../../apps/api/test/documents/support/photo.heic', import.meta.url),
)

const samples = [
  { name: 'affidavit.pdf', mimeType: 'application/pdf', buffer: samplePdf('Sample', 2) },
  { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: jpeg },
  { name: 'from-a-phone.heic', mimeType: 'image/heic', buffer: heic },
] as const

const sheet = (page: Page, name: string): Locator =>
  page.getByRole('img', { name: `Page 1 of ${name}`, exact: true })

/** The number of dark pixels on a drawn page. */
const inkOn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height)
    return pixels?.data.filter((value, at) => at % 4 === 0 && value < 200).length ?? 0
  })

async function expectDrawn(page: Page, name: string): Promise<Locator> {
  const canvas = sheet(page, name)
  // The background worker draws pages, among its other jobs.
  await expect(canvas).toHaveAttribute('data-drawn', 'true', { timeout: 30_000 })
  await expect.poll(() => inkOn(canvas)).toBeGreaterThan(50)
  return canvas
}

test(
  'a clerk sees PDFs, JPEG and HEIC photographs beside the form',
  { tag: '@core' },
  async ({ newCustomer, signedInAs, pageErrors }) => {
    const customer = await newCustomer()
    const documents: string[] = []
    for (const sample of samples) documents.push(await api.sendDocument(customer, sample))
    const { _id: id } = await api.sendRequest(customer, { documents })
    const page = await signedInAs('admin')
    await page.goto(`/admin/quote/${id}`)

    await test.step('a PDF can be enlarged and turned', async () => {
      const canvas = await expectDrawn(page, 'affidavit.pdf')
      const before = await canvas.boundingBox()
      await button(page, 'Larger').click()
      await expect
        .poll(async () => (await canvas.boundingBox())?.width)
        .toBeGreaterThan((before?.width ?? 0) * 1.05)
      await page.keyboard.press('0')
      await expect.poll(async () => (await canvas.boundingBox())?.width).toBe(before?.width)
      await button(page, 'Next page').click()
      await expect(visibleText(page, 'Page 2 of 2', { exact: true })).toBeVisible()
      await button(page, 'Previous page').click()
      await button(page, 'Rotate').click()
      await expect
        .poll(async () => {
          const box = await canvas.boundingBox()
          return box && box.width > box.height
        })
        .toBe(true)
    })

    await test.step('photographs are shown', async () => {
      for (const name of ['passport.jpg', 'from-a-phone.heic']) {
        await page.getByRole('tab', { name }).click()
        await expectDrawn(page, name)
      }
      await expect(page.getByRole('img', { name: 'Page 1 of affidavit.pdf' })).toHaveCount(0)
    })

    await test.step('a document that fails to load can be retried', async () => {
      pageErrors.allow(/A document could not be shown|Failed to load resource: .*ERR_FAILED/)
      await page.route(/\/api\/files\//, (route) => route.abort())
      await page.getByRole('tab', { name: 'affidavit.pdf' }).click()
      await expect(visibleText(page, 'This document cannot be shown here.')).toBeVisible()
      await page.unrouteAll()
      await button(page, 'RETRY').click()
      await expectDrawn(page, 'affidavit.pdf')
    })
  },
)

test('a clerk compares original and translation side by side', async ({ signedInAs }) => {
  const id = await requestAt('review', { withDocument: true })
  const page = await signedInAs('admin')
  await openStage(page, 'review', id)
  await page.keyboard.press('v')
  const both = page.getByRole('dialog', { name: 'Original and translation' })
  const pages = both.getByRole('img', { name: /^Page 1 of/ })
  await expect(pages).toHaveCount(2)
  for (const each of await pages.all()) await expect(each).toHaveAttribute('data-drawn', 'true')
  const [left, right] = await Promise.all((await pages.all()).map((each) => each.boundingBox()))
  expect(left?.y).toBe(right?.y)
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await page.keyboard.press('Escape')
  await expect(both).toBeHidden()
  await expect(button(page, 'Side by side')).toBeFocused()
})
