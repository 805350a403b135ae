import { readFile } from 'node:fs/promises'
import { button } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { fileRow, holdUploads } from '../../pages/request-form.ts'
import { textFile } from '../../documents/sample-documents.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'

test('a document comes back as it was sent, under a plain name', async ({
  newCustomer,
  openBrowser,
  say,
  pageErrors,
}) => {
  pageErrors.allow(/could not be downloaded|Failed to load resource/)
  const customer = await newCustomer()
  const bytes = samplePdf('Affidavit', 3)
  const paper = { name: 'my affidavit.pdf', mimeType: 'application/pdf', buffer: bytes }
  const document = await api.sendDocument(customer, paper)
  const { _id: id } = await api.sendRequest(customer, { document })
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const original = button(page, say('ORIGINAL'))
  await expect(original).toHaveAccessibleDescription('my affidavit.pdf')
  await expect(page.getByRole('listitem').filter({ hasText: 'PDF, 3 pages, 1 KB' })).toBeVisible()

  await page.route('**/api/files/*', (route) => route.abort())
  await original.click()
  const again = button(page, say('RETRY'))
  await expect(again).toBeVisible()
  await page.unrouteAll()
  const coming = page.waitForEvent('download')
  await again.click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('document.pdf')
  expect((await readFile(await download.path())).equals(bytes)).toBe(true)
  await expect(original).toBeVisible()
})

test('a translation is locked until it is paid or released', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.advanceTo(id, 'translate')
  const pdf = samplePdf('The finished translation', 2)
  await api.submitTranslation(id, pdf)
  await api.finishReview(id)
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const translated = button(page, say('TRANSLATED'))
  await expect(translated).toHaveAttribute('aria-disabled', 'true')
  await expect(translated).toHaveAccessibleDescription(/remaining \$25\.00/)
  await expect(button(page, say('Download your translation'))).toHaveCount(0)

  await api.releaseTranslation(id)
  await expect(translated).not.toHaveAttribute('aria-disabled')
  const coming = page.waitForEvent('download')
  await translated.click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('translation.pdf')
  expect((await readFile(await download.path())).equals(pdf)).toBe(true)

  // Also where the page says what comes next, because there the eye is.
  const comingAgain = page.waitForEvent('download')
  await button(page, say('Download your translation')).click()
  const downloadAgain = await comingAgain
  expect((await readFile(await downloadAgain.path())).equals(pdf)).toBe(true)
})

test('a forgotten page is added to the order, until the hand-over', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Add a file')).click()
  const paper = { name: 'page two.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await (await choosing).setFiles(paper)
  await expect(button(page, say('ORIGINAL'))).toHaveAccessibleDescription('page two.pdf')
  await expect(page.getByText(say('No Document'), { exact: true })).toHaveCount(0)
  expect((await api.readRequest(customer, id)).documents).toHaveLength(1)

  await api.advanceTo(id, 'complete')
  await expect(button(page, say('TRANSLATED'))).toBeVisible()
  await expect(button(page, say('Add a file'))).toHaveCount(0)
})

test('a page half sent goes on after a reload, and one we cannot read is not forgotten', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await openBrowser(customer)
  const held = await holdUploads(page)
  await page.goto(`/request/${id}`)
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Add a file')).click()
  const paper = { name: 'page two.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await (await choosing).setFiles([paper, textFile])
  await expect.poll(() => held.length).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(button(page, say('ORIGINAL'))).toHaveAccessibleDescription('page two.pdf')
  await fileRow(page, textFile.name)
    .getByRole('button', { name: say('Remove') })
    .click()
  await expect(fileRow(page, textFile.name)).toHaveCount(0)
  await expect(button(page, say('Add a file'))).toBeFocused()
  await page.reload()
  await expect(button(page, say('ORIGINAL'))).toHaveCount(1)
  expect((await api.readRequest(customer, id)).documents).toHaveLength(1)
})
