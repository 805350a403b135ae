import { genericError, offlineError } from '@kakehashi/contract/refusals/generic-error'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { button, field, visibleText, toast } from '../../pages/forms.ts'
import {
  addFiles,
  fileRow,
  holdUploads,
  loseReply,
  notSentYet,
  openRequestForm,
  requestsOf,
  sendButton,
  stopSending,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { readRequest } from '../../support/office-api.ts'
import {
  infectedPdf,
  saveToDisk,
  textFile,
  photographs,
  tooLargePdf,
  twoPagePdf,
} from '../../documents/sample-documents.ts'

const upload = `**${uploadDocument.path}`

inBothLanguages((language) => {
  test('a refused file says why, and the rest of the form is kept', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const page = await openBrowser(await newCustomer())
    await openRequestForm(page, say)
    await page.getByLabel(say('Details')).fill('It stays')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(uploadDocument.path)) sent.push(request.method())
    })
    await addFiles(page, say, saveToDisk([textFile, tooLargePdf]))
    await expect(fileRow(page, textFile.name)).toContainText(refusals['file-type'].text[language])
    await expect(fileRow(page, tooLargePdf.name)).toContainText(
      refusals['file-too-large'].text[language].replace('{megabytes}', '25'),
    )
    expect(sent, 'refused files are not uploaded').toEqual([])

    await addFiles(page, say, [infectedPdf])
    const row = fileRow(page, infectedPdf.name)
    await expect(row).toContainText(refusals['file-infected'].text[language])
    await expect(row.getByRole('button')).toHaveText([say('Remove')])
    expect(sent).toEqual(['POST'])
    await expect(page.getByLabel(say('Details'))).toHaveValue('It stays')

    // The request is not sent while a refused file is in the list.
    await field(page, say('Service')).selectOption('Legal')
    await sendButton(page, say).click()
    await expect(page.getByRole('alert')).toContainText(
      say('Remove {name}, or add another file in its place', { name: infectedPdf.name }),
    )
    for (const { name } of [textFile, tooLargePdf, infectedPdf]) {
      await button(page, say('Remove: {name}', { name })).click()
    }
    await sendButton(page, say).click()
    await waitForRequestPage(page)
  })
})

test('a failed upload says so at the file, and RETRY uploads it', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  await openRequestForm(page, say)
  await page.route(upload, (route) => route.abort())
  await addFiles(page, say, [photographs.passport])
  const row = fileRow(page, 'passport-sample.jpg')
  await expect(row).toContainText(genericError.en)
  await page.unrouteAll()
  await row.getByRole('button', { name: say('RETRY') }).click()
  await expect(row).toContainText(say('Ready'))
})

test('an upload continues by itself when the browser is online again', async ({
  newCustomer,
  openBrowser,
  say,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await openBrowser(await newCustomer())
  await openRequestForm(page, say)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.context().setOffline(true)
  await addFiles(page, say, [photographs.passport])
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(offlineError.en)
  await page.context().setOffline(false)
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  expect(loads, 'the page was not reloaded').toEqual([])
  await expect(toast(page, offlineError.en), 'the reason was at the file').toHaveCount(0)
})

test('a cancelled upload is not sent and can be retried', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  await holdUploads(page)
  await openRequestForm(page, say)
  await addFiles(page, say, [photographs.passport])
  const row = fileRow(page, 'passport-sample.jpg')
  await row.getByRole('button', { name: say('Cancel') }).click()
  await expect(row).toContainText(say('Not sent'))
  // The pressed button is gone, so the focus moves to the next one in the row.
  const retry = row.getByRole('button', { name: say('RETRY') })
  await expect(retry).toBeFocused()
  await retry.click()
  const cancel = row.getByRole('button', { name: say('Cancel') })
  await expect(cancel).toBeFocused()
  await cancel.click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retry.click()
  await expect(row).toContainText(say('Ready'))
  await expect(row.getByRole('button', { name: say('Remove') })).toBeFocused()
})

test('uploads of a closed tab continue when the form is opened again', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  const held = await holdUploads(page)
  await openRequestForm(page, say)
  await addFiles(page, say, [photographs.passport, photographs.birthCertificate])
  await expect.poll(() => held.length).toBe(2)
  await page.close()

  const again = await page.context().newPage()
  await openRequestForm(again, say)
  await expect(fileRow(again, 'passport-sample.jpg')).toContainText(say('Ready'))
  await expect(again.getByRole('main').getByRole('listitem').first()).toContainText('passport')
  await expect(fileRow(again, 'birth-certificate-sample.jpg')).toContainText(say('Ready'))
})

test('a request waits for its uploads and says so', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  const held = await holdUploads(page)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [photographs.passport])
  await sendButton(page, say).click()
  const waiting = visibleText(page, say('We will send your request when your files have uploaded.'))
  await expect(waiting).toBeVisible()
  await button(page, say('Do not send yet')).click()
  await expect(waiting).toHaveCount(0)
  await expect(sendButton(page, say)).toBeFocused()
  expect(await requestsOf(customer)).toEqual([])

  await sendButton(page, say).click()
  await expect(waiting).toBeVisible()
  await page.getByLabel(say('Details')).fill('Added while waiting')
  await held[0]?.continue()
  const made = await readRequest(customer, await waitForRequestPage(page))
  expect(made).toMatchObject({ details: 'Added while waiting' })
  expect(made.documents).toHaveLength(1)
})

test('a request waits for an interrupted upload and is sent after it', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  const held = await holdUploads(page)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [twoPagePdf])
  await sendButton(page, say).click()
  await expect(button(page, say('Do not send yet'))).toBeVisible()
  await held[0]?.abort()
  await expect(notSentYet(page, say)).toBeVisible()
  expect(await requestsOf(customer)).toEqual([])
  await expect.poll(() => held.length, 'it is uploaded again').toBe(2)
  await held[1]?.continue()
  await waitForRequestPage(page)
  expect(await requestsOf(customer)).toHaveLength(1)
})

test('a stopped upload keeps the request from being sent', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await holdUploads(page)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [twoPagePdf])
  await button(page, say('Cancel: {name}', { name: twoPagePdf.name })).click()
  await sendButton(page, say).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText(
    say('Send {name} again, or remove it', { name: twoPagePdf.name }),
  )
  await expect(summary).toBeFocused()
  expect(await requestsOf(customer)).toEqual([])
})

test('a double click sends one request', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await sendButton(page, say).dblclick()
  await waitForRequestPage(page)
  expect(await requestsOf(customer)).toHaveLength(1)
})

test('a request whose reply was lost is found again and not made twice', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await page.getByLabel(say('Details')).fill('Once')
  await addFiles(page, say, [photographs.passport])
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  await loseReply(page)
  await sendButton(page, say).click()
  await expect(notSentYet(page, say)).toBeVisible()
  await expect.poll(() => requestsOf(customer)).toHaveLength(1)

  // In a new tab it continues by itself.
  await page.close()
  const again = await page.context().newPage()
  await again.goto('/submitrequest')
  const id = await waitForRequestPage(again)
  expect(await requestsOf(customer)).toEqual([
    expect.objectContaining({ _id: id, details: 'Once' }),
  ])
})

inBothLanguages(() => {
  test('a changed request after a lost reply is sent only after a second click', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await openRequestForm(page, say)
    await field(page, say('Service')).selectOption('Legal')
    await loseReply(page)
    await sendButton(page, say).click()
    await expect.poll(() => requestsOf(customer)).toHaveLength(1)
    await stopSending(page, say)

    await page.unrouteAll()
    await page.getByLabel(say('Details')).fill('One more word')
    await sendButton(page, say).click()
    const link = page.getByRole('main').getByRole('link', { name: say('My Requests') })
    await expect(link).toBeVisible()
    expect(await requestsOf(customer)).toHaveLength(1)
    await sendButton(page, say).click()
    await waitForRequestPage(page)
    expect(await requestsOf(customer)).toHaveLength(2)
  })
})
