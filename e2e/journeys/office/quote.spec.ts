import { problemText } from '@kakehashi/contract/fields/problems'
import { button, downloadButton, field, toast, visibleText, pressRetry } from '../../pages/forms.ts'
import {
  expect,
  inBothLanguages,
  inBothLayouts,
  refuseLiveUpdates,
  test,
} from '../../support/fixtures.ts'
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
  test('a clerk sees the whole request and submits a quote', async ({ signedInAs, pageErrors }) => {
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
  })
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

test('notes can be added until delivery, and then the page says why not', async ({
  signedInAs,
}) => {
  const id = await requestAt('delivery', { paid: 45 })
  const page = await signedInAs('admin')
  await openStage(page, 'delivery', id)
  const note = page.getByPlaceholder('Leave a comment...')
  await button(page, 'ADD NOTE').click()
  await expect(note).toHaveAccessibleDescription(/Enter some text/)

  // An unsent note stays in the browser.
  await note.fill('Has the old passport')
  await page.reload()
  await expect(note).toHaveValue('Has the old passport')
  await button(page, 'ADD NOTE').click()
  await expect(toast(page, 'Note submitted')).toBeVisible()
  await expect(note).toHaveValue('')
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes.getByRole('listitem').last()).toContainText('Has the old passport')

  // The request contains only the newest fifty notes; older ones on screen must stay.
  for (let count = 0; count < 50; count += 1) await api.addNote(id, `Called, ${count}`)
  await expect(notes.getByRole('listitem').last()).toContainText('Called, 49')
  await expect(notes).toContainText('Has the old passport')

  await button(page, 'DELIVERED').click()
  await expectStage(page, 'complete', id)
  await expect(notes).toContainText('This request has been delivered, so you cannot add notes.')
  await expect(note).toHaveCount(0)
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

test('a request that fails to load can be retried and is marked as read when shown', async ({
  signedInAs,
}) => {
  const customer = await sharedCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.route(`**/api/requests/${id}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'The office is out for lunch.' } }),
  )
  await page.goto(`/admin/quote/${id}`)
  const failure = page.getByRole('alert').filter({ hasText: 'The office is out for lunch.' })
  await expect(failure).toBeVisible()
  const refusal = { status: 503, json: { message: 'The phone is engaged.' } }
  const [service, person] = ['**/api/services/*', `**/api/users/${customer.user._id}`]
  for (const path of [service, person]) await page.route(path, (route) => route.fulfill(refusal))
  await page.unroute(`**/api/requests/${id}`)
  await pressRetry(failure.getByRole('button', { name: 'RETRY' }))
  await expect(visibleText(page, 'No Document', { exact: true })).toBeVisible()
  // A price that failed to load must not show as no price, and the fields work without it.
  for (const name of ['Quote', 'Customer']) {
    const part = page.getByRole('region', { name, exact: true })
    await expect(part.getByRole('alert')).toContainText('The phone is engaged.')
  }
  await expect(page.getByText(/has no usual price/)).toHaveCount(0)
  await expect(field(page, 'Price')).toHaveValue('')
  for (const [name, path] of [
    ['Quote', service],
    ['Customer', person],
  ] as const) {
    const part = page.getByRole('region', { name, exact: true })
    // Only now, because without a stream the page soon fetches again by itself.
    await page.unroute(path)
    await pressRetry(part.getByRole('button', { name: 'RETRY' }))
    await expect(part.getByRole('alert')).toHaveCount(0)
  }
  await expect(field(page, 'Price')).toHaveValue('85.00')
  await expect
    .poll(async () => await api.readRequest(await api.staff('admin'), id))
    .toMatchObject({ adminViewed: true })
})

test('a document added while the request is on screen does not make it unread', async ({
  signedInAs,
}) => {
  const customer = await sharedCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await signedInAs('admin')
  const isSeen = async () => await api.readRequest(await api.staff('admin'), id)
  await page.goto(`/admin/quote/${id}`)
  await expect.poll(isSeen).toMatchObject({ adminViewed: true })
  await api.addDocumentTo(customer, id)
  await expect(visibleText(page, 'affidavit.pdf').first()).toBeVisible()
  await expect.poll(isSeen).toMatchObject({ adminViewed: true })
})
