import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { button, field, visibleText } from '../../pages/forms.ts'
import {
  addFiles,
  fileRow,
  holdRequests,
  holdUploads,
  loseReply,
  openRequestForm,
  requestsOf,
  sendButton,
  stopSending,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { readRequest } from '../../support/office-api.ts'
import { photographs, twoPagePdf } from '../../documents/sample-documents.ts'

const goesOut = 'We will send your request when your files have uploaded.'

test('a request discarded while its files upload is never sent', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await holdUploads(page)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await page.reload()
  await addFiles(page, say, [photographs.passport])
  await sendButton(page, say).click()
  await expect(visibleText(page, say(goesOut))).toBeVisible()
  await button(page, say('Clear the form')).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Clear the form') })
    .click()
  await expect(field(page, say('Service'))).toHaveValue('')
  await page.reload()
  await expect(field(page, say('Service'))).toHaveValue('')
  expect(await requestsOf(customer)).toEqual([])
})

test('the form cannot be changed while it is being sent', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  const held = await holdRequests(page)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  const details = page.getByLabel(say('Details'))
  await details.fill('As it was')
  await sendButton(page, say).click()
  await expect.poll(() => held.length).toBe(1)
  await details.focus()
  await page.keyboard.type(' and more')
  await expect(details).toHaveValue('As it was')
  await expect(details).toBeFocused()
  await field(page, say('Service')).focus()
  await page.keyboard.press('ArrowDown')
  await expect(field(page, say('Service'))).toHaveValue('Legal')
  await held[0]?.abort()
  await stopSending(page, say)
  await details.fill('Better so')
  await page.unrouteAll()
  await sendButton(page, say).click()
  await waitForRequestPage(page)
  expect(await requestsOf(customer)).toMatchObject([{ details: 'Better so' }])
})

test('leaving while the files upload asks first', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  const held = await holdUploads(page)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [photographs.passport])
  await sendButton(page, say).click()
  await expect(visibleText(page, say(goesOut))).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Profile'), exact: true })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: say('Stay here') }).click()
  await expect.poll(() => pathOf(page)).toBe('/submitrequest')
  await held[0]?.continue()
  await waitForRequestPage(page)
})

inBothLanguages(() => {
  test('a second request cannot reuse the files of the first', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await openRequestForm(page, say)
    await field(page, say('Service')).selectOption('Legal')
    await addFiles(page, say, [photographs.passport])
    // The error summary also names the file, but has no button.
    const row = fileRow(page, 'passport-sample.jpg').filter({ has: page.getByRole('button') })
    await expect(row).toContainText(say('Ready'))
    await loseReply(page)
    await sendButton(page, say).click()
    await expect.poll(() => requestsOf(customer)).toHaveLength(1)
    await stopSending(page, say)
    await page.unrouteAll()

    // A file that is not in the first request stays for the second.
    await addFiles(page, say, [twoPagePdf])
    await expect(fileRow(page, twoPagePdf.name)).toContainText(say('Ready'))
    await sendButton(page, say).click()
    const notice = page.getByRole('main').getByRole('link', { name: say('My Requests') })
    await expect(notice).toBeVisible()
    await expect(row).not.toContainText(say('Ready'))
    await expect(row).toContainText(
      say('This file was sent with your first request. Add it again for a second request.'),
    )
    await expect(fileRow(page, twoPagePdf.name)).toContainText(say('Ready'))
    await expect(button(page, say('Clear the form'))).toBeVisible()
    await row.getByRole('button', { name: say('Remove') }).click()
    await sendButton(page, say).click()
    const second = await readRequest(customer, await waitForRequestPage(page))
    expect(second.documents.map(({ name }) => name)).toEqual([twoPagePdf.name])
    expect(await requestsOf(customer)).toHaveLength(2)
  })
})
