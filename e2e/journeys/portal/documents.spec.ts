import { readFile } from 'node:fs/promises'
import { button, downloadButton } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { fileRow, holdUploads } from '../../pages/request-form.ts'
import { textFile } from '../../documents/sample-documents.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'

test('a downloaded document has the bytes that were sent and a generic name', async ({
  newCustomer,
  openBrowser,
  say,
  pageErrors,
}) => {
  pageErrors.allow(/could not be downloaded|Failed to load resource/)
  const customer = await newCustomer()
  const bytes = samplePdf('Affidavit', 3)
  const content = { name: 'my affidavit.pdf', mimeType: 'application/pdf', buffer: bytes }
  const document = await api.sendDocument(customer, content)
  const { _id: id, orderNumber } = await api.sendRequest(customer, { document })
  const page = await openBrowser(customer)
  await page.goto(`/request/${id}`)
  const original = downloadButton(page, say('ORIGINAL'))
  await expect(original).toHaveAccessibleName(/^\S+ .*my affidavit[.]pdf/)
  await expect(page.getByRole('listitem').filter({ hasText: 'PDF, 3 pages, 1 KB' })).toBeVisible()

  await page.route('**/api/files/*', (route) => route.abort())
  await original.click()
  const again = downloadButton(page, say('RETRY'))
  await expect(again).toBeVisible()
  await page.unrouteAll()
  const coming = page.waitForEvent('download')
  await again.click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`${orderNumber}-document.pdf`)
  expect((await readFile(await download.path())).equals(bytes)).toBe(true)
  await expect(original).toBeVisible()
})

test(
  'a translation cannot be downloaded until it is paid or released',
  { tag: '@core' },
  async ({ newCustomer, openBrowser, say }) => {
    const customer = await newCustomer()
    const { _id: id } = await api.sendRequest(customer)
    await api.advanceTo(id, 'translate')
    const pdf = samplePdf('The finished translation', 2)
    await api.submitTranslation(id, pdf)
    await api.finishReview(id)
    const page = await openBrowser(customer)
    await page.goto(`/request/${id}`)
    const translated = downloadButton(page, say('TRANSLATED'))
    await expect(translated).toHaveAttribute('aria-disabled', 'true')
    await expect(translated).toHaveAccessibleDescription(/remaining \$25\.00/)
    await expect(button(page, say('Download your translation'))).toHaveCount(0)

    await api.releaseTranslation(id)
    await expect(translated).not.toHaveAttribute('aria-disabled')
    const coming = page.waitForEvent('download')
    await translated.click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^K-\d{4}-\d{5}-translation[.]pdf$/)
    // A copy without active content, so not the same bytes.
    const text = '(The finished translation) Tj'
    expect(await readFile(await download.path(), 'latin1')).toContain(text)

    // There is a second button where the page says what comes next.
    const comingAgain = page.waitForEvent('download')
    await button(page, say('Download your translation')).click()
    const downloadAgain = await comingAgain
    expect(await readFile(await downloadAgain.path(), 'latin1')).toContain(text)
  },
)

test('a customer can add a document until the translation is delivered', async ({
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
  const content = { name: 'page two.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await (await choosing).setFiles(content)
  await expect(downloadButton(page, say('ORIGINAL'))).toHaveAccessibleName(/page two[.]pdf/)
  await expect(page.getByText(say('No Document'), { exact: true })).toHaveCount(0)
  expect((await api.readRequest(customer, id)).documents).toHaveLength(1)

  await api.advanceTo(id, 'complete')
  await expect(downloadButton(page, say('TRANSLATED'))).toBeVisible()
  await expect(button(page, say('Add a file'))).toHaveCount(0)
})

test('an interrupted upload continues after a reload, and a refused file stays listed', async ({
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
  const content = { name: 'page two.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await (await choosing).setFiles([content, textFile])
  await expect.poll(() => held.length).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(downloadButton(page, say('ORIGINAL'))).toHaveAccessibleName(/page two[.]pdf/)
  await fileRow(page, textFile.name)
    .getByRole('button', { name: say('Remove') })
    .click()
  await expect(fileRow(page, textFile.name)).toHaveCount(0)
  await expect(button(page, say('Add a file'))).toBeFocused()
  await page.reload()
  await expect(downloadButton(page, say('ORIGINAL'))).toHaveCount(1)
  expect((await api.readRequest(customer, id)).documents).toHaveLength(1)
})
