import { problemText } from '@kakehashi/contract/fields/problems'
import { button, downloadButton, field, toast, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, inBothLayouts, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import {
  sharedCustomer,
  answerDialog,
  expectStage,
  expectSums,
  fact,
  openStage,
  requestAt,
} from '../../pages/office-request.ts'

inBothLayouts((isPhone) => {
  test(
    'a clerk sees the whole request and submits a quote',
    { tag: '@core' },
    async ({ signedInAs, pageErrors }) => {
      pageErrors.allow(/could not be downloaded/)
      const customer = await sharedCustomer()
      const id = await requestAt('quote', { withDocument: true })
      const page = await signedInAs('admin')
      await openStage(page, 'quote', id)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Higa, Keiko,? ?\d{2} \w{3}, \d{4} at \d{1,2}:\d{2}$/,
      )
      await expect(page.getByRole('link', { name: 'Quote', exact: true })).toHaveAttribute(
        'href',
        '/admin/quote',
      )
      if (isPhone) await visibleText(page, 'Steps and times').click()
      const steps = page.locator('li[data-step]:visible')
      await expect(steps).toHaveText([
        /^.*Inquiry/,
        /Quote/,
        /Payment/,
        /Translate/,
        /Review/,
        /Delivery Pickup/,
        /Complete/,
      ])
      await expect(page.locator('li[aria-current="step"]:visible')).toContainText('Quote')
      await expect(fact(page, 'Name')).toHaveText('Higa, Keiko')
      await expect(fact(page, 'E-mail').getByRole('link')).toHaveAttribute(
        'href',
        `mailto:${customer.email}`,
      )
      await expect(page.getByRole('main')).toContainText('Legal')
      await expect(visibleText(page, 'Pending', { exact: true })).toBeVisible()
      await expect(visibleText(page, 'Two pages, please.')).toBeVisible()
      // The heading is visible, not only for screen readers.
      const heading = await page.getByRole('heading', { name: 'Documents' }).boundingBox()
      expect(heading?.width).toBeGreaterThan(50)
      await expect(downloadButton(page, 'ORIGINAL')).toBeVisible()
      await expect(visibleText(page, 'No Notes...')).toBeVisible({ visible: isPhone })
      await expect(visibleText(page, 'No notes available at this time.')).toBeVisible({
        visible: !isPhone,
      })

      // In a field, the keys of the screen would be typed; on a phone it opens the keyboard.
      const deposit = field(page, 'Deposit')
      await expect(deposit).not.toBeFocused()
      await expect(page.getByRole('img', { name: /^Page 1 of / })).toBeVisible()
      await page.route('**/api/files/**', (route) => route.fulfill({ status: 503 }))
      await downloadButton(page, 'ORIGINAL').click()
      await expect(downloadButton(page, 'RETRY')).toBeVisible()
      await page.unroute('**/api/files/**')
      const download = page.waitForEvent('download')
      await downloadButton(page, 'RETRY').click()
      await download
      await expect(field(page, 'Price')).toHaveValue('85.00')
      await deposit.fill('20')
      // Adding a document keeps what is typed.
      const choosing = page.waitForEvent('filechooser')
      await button(page, 'Add a file').click()
      const scan = { name: 'page two.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
      await (await choosing).setFiles(scan)
      await expect(page.getByRole('tab', { name: scan.name })).toBeVisible()
      await expect(deposit).toHaveValue('20')
      await field(page, 'Price').fill('1,045.50')
      await expectSums(page, { 'Due later': '$1,025.50' })
      // Far from the usual price, so the page asks first.
      await button(page, 'SUBMIT QUOTE').click()
      await answerDialog(page, /\$1,045\.50 is 12 times the usual \$85\.00/, 'Go back')
      await expectStage(page, 'quote', id)
      await button(page, 'SUBMIT QUOTE').click()
      await answerDialog(page, /Is the price right\?/, 'SEND $1,045.50')
      await expect(toast(page, 'Quote added')).toBeVisible()
      await expectStage(page, 'payment', id)
      await expectSums(page, { Total: '$1,045.50', Paid: '$0.00', Remaining: '$1,045.50' })
      const request = await api.readRequest(customer, id)
      expect(request).toMatchObject({ totalPrice: 1045.5, deposit: 20, isQuoted: true })
      expect(request.documents.map(({ name }) => name)).toContain(scan.name)
    },
  )
})

test('the quote of an unpaid request can be replaced on its own screen', async ({ signedInAs }) => {
  const customer = await sharedCustomer()
  const id = await requestAt('payment')
  await api.answerQuote(id, 'accepted', customer)
  const page = await signedInAs('admin')
  await openStage(page, 'quote', id)
  await expect(visibleText(page, 'This request is now at the Payment stage')).toBeVisible()
  await expect(field(page, 'Deposit')).toHaveValue('20.00')
  await expect(field(page, 'Price')).toHaveValue('45.00')
  await expect(
    visibleText(page, 'Keiko gets an e-mail and has to answer the new quote.'),
  ).toBeVisible()
  await field(page, 'Price').fill('60')
  await button(page, 'SUBMIT QUOTE').click()
  await expect(toast(page, 'Quote added')).toBeVisible()
  await expectStage(page, 'payment', id)
  await expectSums(page, { Total: '$60.00', Deposit: '$20.00' })
  await visibleText(page, 'Earlier quotes (1)').click()
  const earlier = page.getByRole('listitem').filter({ hasText: '$45.00' })
  await expect(earlier).toContainText('Accepted, then replaced')
  await expect(earlier).toContainText('Sample Admin')
  const replaced = await api.readRequest(customer, id)
  expect(replaced).toMatchObject({ totalPrice: 60, quote: { version: 2 } })
  expect(replaced).not.toHaveProperty('quote.answer')

  await api.completePayment(id)
  await openStage(page, 'quote', id)
  await expect(visibleText(page, 'This request is now at the Translation stage')).toBeVisible()
  await expect(field(page, 'Price')).toHaveCount(0)
})

inBothLanguages((language) => {
  test('an invalid price shows an error at its field and is not sent', async ({
    signedInAs,
    say,
  }) => {
    const id = await requestAt('quote')
    const page = await signedInAs('admin')
    await page.goto(`/admin/quote/${id}`)
    const [deposit, price] = [field(page, say('Deposit')), field(page, say('Price'))]
    const sent: string[] = []
    page.on('request', (one) => one.method() === 'PUT' && sent.push(one.postData() ?? ''))

    await deposit.fill('')
    await price.fill('45,50')
    await button(page, say('SUBMIT QUOTE')).click()
    await expect(deposit).toHaveAccessibleDescription(
      new RegExp(problemText('amount-required', language)),
    )
    await expect(price).toHaveAccessibleDescription(
      new RegExp(problemText('amount-format', language)),
    )
    expect(sent.filter((body) => body.includes('isQuoted'))).toEqual([])

    await deposit.fill('50')
    await price.fill('45')
    await button(page, say('SUBMIT QUOTE')).click()
    // Said once, at the field that has to change.
    const problem = problemText('deposit-above-price', language)
    await expect(deposit).toHaveAccessibleDescription(new RegExp(problem))
    await expect(deposit).toBeFocused()
    await expect(page.getByText(problem)).toHaveCount(1)
    await expect(price).not.toHaveAttribute('aria-invalid', 'true')
    expect(sent.filter((body) => body.includes('isQuoted'))).toEqual([])
    await price.fill('60')
    await button(page, say('SUBMIT QUOTE')).click()
    await expect(toast(page, say('Quote added'))).toBeVisible()
    await expectStage(page, 'payment', id)
  })
})
