import { problemWords } from '@kakehashi/contract/problems'
import { button, field, inSight, toast } from '../forms.ts'
import { expect, hearNothing, inBothLanguages, test } from '../office.ts'
import * as work from '../office-work.ts'
import { samplePdf } from '../sample-pdf.ts'
import {
  aCustomer,
  atBothWidths,
  expectStage,
  expectSums,
  fact,
  openStage,
  orderAt,
} from '../stages.ts'

atBothWidths((isPhone) => {
  test('a request waits for its quote with everything a clerk needs to name a price', async ({
    signedInAs,
    faults,
  }) => {
    faults.await(/could not be downloaded/)
    const customer = await aCustomer()
    const id = await orderAt('quote', { withPaper: true })
    const page = await signedInAs('admin')
    await openStage(page, 'quote', id)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Higa, Keiko,? ?\d{2} \w{3}, \d{4} at \d{1,2}:\d{2}$/,
    )
    await expect(page.getByRole('link', { name: 'Quote', exact: true })).toHaveAttribute(
      'href',
      '/admin/quote',
    )
    if (isPhone) await inSight(page, 'Steps and times').click()
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
    await expect(inSight(page, 'Pending', { exact: true })).toBeVisible()
    await expect(inSight(page, 'Two pages, please.')).toBeVisible()
    // To be read, and not only heard.
    const papers = await page.getByRole('heading', { name: 'Documents' }).boundingBox()
    expect(papers?.width).toBeGreaterThan(50)
    await expect(button(page, 'ORIGINAL')).toBeVisible()
    await expect(inSight(page, 'No Notes...')).toBeVisible({ visible: isPhone })
    await expect(inSight(page, 'No notes available at this time.')).toBeVisible({
      visible: !isPhone,
    })

    // A desk's keyboard is where the work begins; a phone would only raise its own.
    const deposit = field(page, 'Deposit')
    if (isPhone) await expect(deposit).not.toBeFocused()
    else await expect(deposit).toBeFocused()
    await expect(page.getByRole('img', { name: /^Page 1 of / })).toBeVisible()
    await page.route('**/api/files/**', (route) => route.fulfill({ status: 503 }))
    await button(page, 'ORIGINAL').click()
    await expect(button(page, 'RETRY')).toBeVisible()
    await page.unroute('**/api/files/**')
    const download = page.waitForEvent('download')
    await button(page, 'RETRY').click()
    await download
    await expect(field(page, 'Price')).toHaveValue('85.00')
    await deposit.fill('20')
    // A page that was forgotten comes to the counter; what is typed stays.
    const choosing = page.waitForEvent('filechooser')
    await button(page, 'Add a file').click()
    const scan = { name: 'page two.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
    await (await choosing).setFiles(scan)
    await expect(page.getByRole('tab', { name: scan.name })).toBeVisible()
    await expect(deposit).toHaveValue('20')
    await field(page, 'Price').fill('1,045.50')
    await expectSums(page, { 'Due at pick-up': '$1,025.50' })
    await button(page, 'SUBMIT QUOTE').click()
    await expect(toast(page, 'Quote added')).toBeVisible()
    await expectStage(page, 'payment', id)
    await expectSums(page, { Total: '$1,045.50', Paid: '$0.00', Remaining: '$1,045.50' })
    const order = await work.readOrder(customer, id)
    expect(order).toMatchObject({ totalPrice: 1045.5, deposit: 20, isQuoted: true })
    expect(order.documents.map(({ name }) => name)).toContain(scan.name)
  })
})

test('notes are added until the hand-over, and then it is said why not', async ({ signedInAs }) => {
  const id = await orderAt('delivery', { paid: 45 })
  const page = await signedInAs('admin')
  await openStage(page, 'delivery', id)
  const note = page.getByPlaceholder('Leave a comment...')
  await button(page, 'ADD NOTE').click()
  await expect(note).toHaveAccessibleDescription(/Enter some text/)

  // What was begun stays in this browser until it is sent.
  await note.fill('Has the old passport')
  await page.reload()
  await expect(note).toHaveValue('Has the old passport')
  await button(page, 'ADD NOTE').click()
  await expect(toast(page, 'Note submitted')).toBeVisible()
  await expect(note).toHaveValue('')
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes.getByRole('listitem').last()).toContainText('Has the old passport')

  // The request brings the newest fifty; what stands on the screen is not pushed off it.
  for (let count = 0; count < 50; count += 1) await work.note(id, `Called, ${count}`)
  await expect(notes.getByRole('listitem').last()).toContainText('Called, 49')
  await expect(notes).toContainText('Has the old passport')

  await button(page, 'DELIVERED').click()
  await expectStage(page, 'complete', id)
  await expect(notes).toContainText('This request has been delivered, so you cannot add notes.')
  await expect(note).toHaveCount(0)
})

inBothLanguages((language) => {
  test('what is no price is said at its field, and nothing is sent', async ({
    signedInAs,
    say,
  }) => {
    const id = await orderAt('quote')
    const page = await signedInAs('admin')
    await page.goto(`/admin/quote/${id}`)
    const [deposit, price] = [field(page, say('Deposit')), field(page, say('Price'))]
    const sent: string[] = []
    page.on('request', (one) => one.method() === 'PUT' && sent.push(one.postData() ?? ''))

    await deposit.fill('')
    await price.fill('45,50')
    await button(page, say('SUBMIT QUOTE')).click()
    await expect(deposit).toHaveAccessibleDescription(
      new RegExp(problemWords('amount-required', language)),
    )
    await expect(price).toHaveAccessibleDescription(
      new RegExp(problemWords('amount-format', language)),
    )
    expect(sent.filter((body) => body.includes('isQuoted'))).toEqual([])

    await deposit.fill('50')
    await price.fill('45')
    await button(page, say('SUBMIT QUOTE')).click()
    await expect(price).toHaveAccessibleDescription(/\$0/)
    await price.fill('60')
    await button(page, say('SUBMIT QUOTE')).click()
    await expect(toast(page, say('Quote added'))).toBeVisible()
    await expectStage(page, 'payment', id)
  })
})

test('a request that is read is no longer unread, and one that fails to load can be read again', async ({
  signedInAs,
}) => {
  const customer = await aCustomer()
  const { _id: id } = await work.placeOrder(customer)
  const page = await signedInAs('admin')
  await hearNothing(page)
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
  await failure.getByRole('button', { name: 'RETRY' }).click()
  await expect(inSight(page, 'No Document', { exact: true })).toBeVisible()
  // A price that could not be read is not said to be none, and the fields do not wait for it.
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
    // Only now: without a stream the page reads again by itself before long.
    await page.unroute(path)
    await part.getByRole('button', { name: 'RETRY' }).click()
    await expect(part.getByRole('alert')).toHaveCount(0)
  }
  await expect(field(page, 'Price')).toHaveValue('85.00')
  await expect
    .poll(async () => await work.readOrder(await work.staff('admin'), id))
    .toMatchObject({ adminViewed: true })
})

test('a paper that comes while the request is on screen is seen with it', async ({
  signedInAs,
}) => {
  const customer = await aCustomer()
  const { _id: id } = await work.placeOrder(customer)
  const page = await signedInAs('admin')
  const isSeen = async () => await work.readOrder(await work.staff('admin'), id)
  await page.goto(`/admin/quote/${id}`)
  await expect.poll(isSeen).toMatchObject({ adminViewed: true })
  await work.addPaper(customer, id)
  await expect(inSight(page, 'affidavit.pdf').first()).toBeVisible()
  await expect.poll(isSeen).toMatchObject({ adminViewed: true })
})
