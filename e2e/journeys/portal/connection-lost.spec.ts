import { createRequest } from '@kakehashi/contract/requests/requests'
import { uploadDocument } from '@kakehashi/contract/documents/files'
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
  holdRequests,
  holdUploads,
  notSentYet,
  openRequestForm,
  requestsOf,
  sendButton,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { readRequest, sendRequest } from '../../support/office-api.ts'
import type { Person } from '../../support/people.ts'
import { photographs, saveToDisk, twoPagePdf } from '../../documents/sample-documents.ts'
import type { Say } from '../../support/translations.ts'

const photos = [photographs.passport, photographs.birthCertificate]
const files = [...photos, ...saveToDisk([twoPagePdf])]
const names = ['passport-sample.jpg', 'birth-certificate-sample.jpg', twoPagePdf.name]
const readyCount = (page: Page, say: Say) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: say('Ready') })
    .count()

interface Visit {
  page: Page
  say: Say
  goOffline: () => Promise<void>
}

/** Each fills in the form, presses SEND REQUEST and loses the connection at one moment. */
const moments: Record<string, (visit: Visit) => Promise<void>> = {
  'before the first file': async ({ page, say, goOffline }) => {
    await goOffline()
    await addFiles(page, say, files)
    await sendButton(page, say).click()
  },

  'in the middle of a file': async ({ page, say, goOffline }) => {
    const line = await page.context().newCDPSession(page)
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 50,
      downloadThroughput: 50_000,
      uploadThroughput: 10_000,
    })
    await addFiles(page, say, files)
    await sendButton(page, say).click()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await expect.poll(() => progressOf(page)).toBeGreaterThan(0)
    await goOffline()
    await line.detach()
  },

  'between two files': async ({ page, say, goOffline }) => {
    const held = await holdUploads(page)
    await addFiles(page, say, files)
    await sendButton(page, say).click()
    await expect.poll(() => held.length).toBe(2)
    await held[0]?.continue()
    await expect.poll(() => readyCount(page, say)).toBe(1)
    await goOffline()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const route of held.slice(1)) await route.abort('internetdisconnected').catch(() => {})
  },

  'after the last file, before the office has the request': async ({ page, say, goOffline }) => {
    const held = await holdRequests(page)
    await addFiles(page, say, files)
    await expect.poll(() => readyCount(page, say)).toBe(3)
    await sendButton(page, say).click()
    await expect.poll(() => held.length).toBe(1)
    await goOffline()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await held[0]?.abort('internetdisconnected').catch(() => {})
  },

  'after the office has the request, before the reply arrives': async ({
    page,
    say,
    goOffline,
  }) => {
    await page.route(
      `**${createRequest.path}`,
      async (route) => {
        await route.fetch()
        await goOffline()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await addFiles(page, say, files)
    await expect.poll(() => readyCount(page, say)).toBe(3)
    await sendButton(page, say).click()
  },
}

for (const [moment, lose] of Object.entries(moments)) {
  for (const isReloaded of [false, true]) {
    const afterwards = isReloaded ? 'and the page is reloaded' : 'and comes back'
    test(`a request arrives once if the connection is lost ${moment} ${afterwards}`, async ({
      newCustomer,
      openBrowser,
      say,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
      const customer = await newCustomer()
      const page = await openBrowser(customer)
      page.on('dialog', (dialog) => void dialog.accept())
      await openRequestForm(page, say)
      await field(page, say('Service')).selectOption('Legal')
      await page.getByLabel(say('Details')).fill('Three files')
      await lose({ page, say, goOffline: () => page.context().setOffline(true) })

      await expect(notSentYet(page, say)).toBeVisible()
      await expect(sendButton(page, say)).toBeVisible()
      if (isReloaded) await reloadOffline(page)
      await page.context().setOffline(false)
      if (isReloaded) await page.goto('/submitrequest')

      const id = await waitForRequestPage(page)
      const made = await requestsOf(customer)
      expect(made).toMatchObject([{ _id: id, details: 'Three files' }])
      const { documents } = await readRequest(customer, id)
      expect(documents.map(({ name }) => name)).toEqual(names)
      await page.goto('/submitrequest')
      await expect(field(page, say('Service'))).toHaveValue('')
    })
  }
}

inBothLanguages(() => {
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
    await expect(
      visibleText(page, say('Something went wrong. Please try again in a moment.')),
    ).toHaveCount(0)
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
  await expect(fileRow(page, names[0] ?? '')).toContainText(say('Ready'))
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

for (const isReloaded of [false, true]) {
  const afterwards = isReloaded ? 'and the page is reloaded' : 'and comes back'
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
    if (isReloaded) await reloadOffline(page)
    await page.context().setOffline(false)
    if (isReloaded) await page.goto(threadPathOf(request))
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
    await (await picker).setFiles(photos)
    await expect(visibleText(page, say('Not sent yet.')).first()).toBeVisible()
    if (isReloaded) await reloadOffline(page)
    await page.context().setOffline(false)
    if (isReloaded) await page.goto(`/request/${request._id}`)
    const names = async () =>
      (await readRequest(customer, request._id)).documents.map(({ name }) => name).toSorted()
    await expect.poll(names).toEqual(['birth-certificate-sample.jpg', 'passport-sample.jpg'])
    await expect(visibleText(page, say('Not sent yet.'))).toHaveCount(0)
  })
}

const signedOut =
  'You were signed out to protect your documents. Sign in and continue: what you typed is kept.'

/** Ends with a blank page: the old one must not continue before the test opens it again. */
async function reloadOffline(page: Page): Promise<void> {
  await page.reload().catch(() => undefined)
  await page.goto('about:blank')
}

/** How much of the first file has been sent, as shown. */
function progressOf(page: Page): Promise<number> {
  return page
    .getByRole('progressbar')
    .first()
    .evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : 0))
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
