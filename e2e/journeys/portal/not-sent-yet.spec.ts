import { uploadDocument } from '@kakehashi/contract/documents/files'
import { genericError } from '@kakehashi/contract/refusals/generic-error'
import type { Page, Route } from '@playwright/test'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import {
  bubble,
  button,
  field,
  logIn,
  messageTexts,
  threadPathOf,
  visibleText,
} from '../../pages/forms.ts'
import {
  addFiles,
  fileRow,
  holdUploads,
  notSentYet,
  openRequestForm,
  leaveOffline,
  requestsOf,
  sendButton,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { readRequest, sendRequest } from '../../support/office-api.ts'
import type { Person } from '../../support/people.ts'
import { photographs, twoPagePdf } from '../../documents/sample-documents.ts'
import type { Say } from '../../support/translations.ts'

const signedOut =
  'You were signed out to protect your documents. Sign in and continue: what you typed is kept.'

inBothLanguages((language) => {
  test('a pressed request waits through the end of the session and is sent after the login', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    const [upload] = await pressWhileUploading(page, say)
    await page.context().clearCookies()
    await upload?.continue()
    await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fsubmitrequest')
    await expect(visibleText(page, say(signedOut))).toBeVisible()
    await expect(visibleText(page, genericError[language])).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await logIn(page, say, customer)
    const id = await waitForRequestPage(page)
    expect(await requestsOf(customer)).toMatchObject([{ _id: id }])
    expect((await readRequest(customer, id)).documents).toHaveLength(1)
  })

  test('a request that was left before it was sent is announced on every page of the portal', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await pressWhileUploading(page, say)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Profile'), exact: true })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Leave') })
      .click()
    for (const path of ['/profile', '/profile/myrequests', '/profile/inbox']) {
      await page.goto(path)
      await expect(notSentYet(page, say)).toBeVisible()
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page
      .getByRole('link', { name: say('Your request has not been sent. Open the form to send it.') })
      .click()
    await waitForRequestPage(page)
    await expect(notSentYet(page, say)).toHaveCount(0)
    expect(await requestsOf(customer)).toHaveLength(1)
  })
})

test('a request is not sent after Do not send yet, and neither after a reload', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await pressWhileUploading(page, say)
  await button(page, say('Do not send yet')).click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  await expect(notSentYet(page, say)).toHaveCount(0)
  expect(await requestsOf(customer)).toEqual([])
})

test('a refused file holds the request back, and the page says why after a reload', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await openRequestForm(page, say)
  await page.route(`**${uploadDocument.path}`, (route) =>
    route.fulfill({ status: 422, json: { message: 'A virus', code: 'file-infected' } }),
  )
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [twoPagePdf])
  await sendButton(page, say).click()
  const reason = visibleText(
    page,
    say('A file could not be uploaded. Send it again or remove it, then press SEND REQUEST.'),
  )
  await expect(reason).toBeVisible()
  await page.reload()
  await expect(reason).toBeVisible()
  await button(page, say('Remove: {name}', { name: twoPagePdf.name })).click()
  await sendButton(page, say).click()
  await waitForRequestPage(page)
  expect(await requestsOf(customer)).toHaveLength(1)
})

for (const isOpenedAgain of [false, true]) {
  const afterwards = isOpenedAgain ? 'and the page is opened again' : 'and comes back'
  test(`a message is sent once if the connection is lost ${afterwards}`, async ({
    newCustomer,
    openBrowser,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
    const { page, request } = await openThread(newCustomer, openBrowser)
    await page.context().setOffline(true)
    await field(page, say('Write to us')).fill('Is Friday possible?')
    await button(page, say('SEND')).click()
    await expect(notSentYet(page, say)).toBeVisible()
    if (isOpenedAgain) await leaveOffline(page)
    await page.context().setOffline(false)
    if (isOpenedAgain) await page.goto(threadPathOf(request))
    await expect(bubble(page, 'Is Friday possible?')).toHaveCount(1)
    await expect(field(page, say('Write to us'))).toHaveValue('')
    await expect(notSentYet(page, say)).toHaveCount(0)
    await page.reload()
    await expect.poll(() => messageTexts(page)).toEqual(['Is Friday possible?'])
  })

  test(`files added to a request arrive once if the connection is lost ${afterwards}`, async ({
    newCustomer,
    openBrowser,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
    const { customer, page, request } = await openThread(newCustomer, openBrowser)
    await page.goto(`/request/${request._id}`)
    await button(page, say('Add a file')).waitFor()
    await page.context().setOffline(true)
    const picker = page.waitForEvent('filechooser')
    await button(page, say('Add a file')).click()
    await (await picker).setFiles([photographs.passport, photographs.birthCertificate])
    await expect(visibleText(page, say('Not sent yet.')).first()).toBeVisible()
    if (isOpenedAgain) await leaveOffline(page)
    await page.context().setOffline(false)
    if (isOpenedAgain) await page.goto(`/request/${request._id}`)
    const arrived = async () =>
      (await readRequest(customer, request._id)).documents.map(({ name }) => name).toSorted()
    await expect.poll(arrived).toEqual(['birth-certificate-sample.jpg', 'passport-sample.jpg'])
    await expect(visibleText(page, say('Not sent yet.'))).toHaveCount(0)
  })
}

async function pressWhileUploading(page: Page, say: Say): Promise<Route[]> {
  const held = await holdUploads(page)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [photographs.passport])
  await expect.poll(() => held.length).toBe(1)
  await sendButton(page, say).click()
  await expect(button(page, say('Do not send yet'))).toBeVisible()
  return held
}

async function openThread(
  newCustomer: () => Promise<Person>,
  openBrowser: (who: Person) => Promise<Page>,
) {
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  const page = await openBrowser(customer)
  await page.goto(threadPathOf(request))
  await page.getByRole('main').getByRole('textbox').waitFor()
  return { customer, request, page }
}
