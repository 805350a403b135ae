import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'

/** Counts the page objects in a PDF. */
const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

const documentNo = (count: number) => ({
  name: `page ${count} of a long and carefully named file.pdf`,
  mimeType: 'application/pdf',
  buffer: samplePdf(),
})

inBothLanguages((language) => {
  test('the order slip fits on one page of A4 and US Letter', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const [document = '', ...documents] = await Promise.all(
      Array.from({ length: 16 }, (_, count) => api.sendDocument(customer, documentNo(count + 1))),
    )
    const request = await api.sendRequest(customer, { document, documents })
    await api.advanceTo(request._id, 'translate')
    const page = await openBrowser(customer)
    // On a slow connection the page keeps the fonts of the system, which are wider.
    for (const fonts of ['of the system', 'of the office']) {
      if (fonts === 'of the system')
        await page.route(/[.]woff2$/, (route) => route.fulfill({ body: '' }))
      else await page.unroute(/[.]woff2$/)
      await page.goto(`/request/${request._id}`)
      await expect(visibleText(page, request.orderNumber, { exact: true }).first()).toBeVisible()
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format })
        expect(pageCount(pdf), `${format} with the fonts ${fonts}`).toBe(1)
      }
    }

    await page.emulateMedia({ media: 'print' })
    const slip = page.getByRole('region', { name: say('Order slip') })
    const name = language === 'ja' ? 'Higa Keiko' : 'Keiko Higa'
    for (const words of [request.orderNumber, name, '$45.00', '$20.00', '$25.00']) {
      await expect(visibleText(slip, words, { exact: true })).toBeVisible()
    }
    await expect(slip).toContainText(language === 'ja' ? '法律文書の翻訳' : 'Legal')
    await expect(slip).toContainText('098-000-0142')
    await expect(slip.getByRole('img', { name: say('QR code for this request') })).toBeVisible()
    await expect(visibleText(slip, /page \d+ of a long/)).toHaveCount(14)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  })
})

test('the office prints a request on one page of A4 and US Letter, without its forms', async ({
  newCustomer,
  signedInAs,
}) => {
  const request = await api.sendRequest(await newCustomer())
  await api.advanceTo(request._id, 'payment')
  const page = await signedInAs('admin')
  await page.goto(`/admin/payment/${request._id}`)
  await expect(page.getByRole('button', { name: 'PAYMENT COMPLETE' })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    expect(pageCount(await page.pdf({ format })), format).toBe(1)
  }
  await page.emulateMedia({ media: 'print' })
  const number = page.getByText(request.orderNumber, { exact: true })
  await expect(number.locator('visible=true')).toHaveCount(1)
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('button', { name: 'PAYMENT COMPLETE' })).toBeVisible()
})

test('one click prints the order slip', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await openBrowser(customer)
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(`/request/${id}`)
  await page.getByRole('button', { name: say('Print order slip') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
})
