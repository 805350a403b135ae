import { createRequest } from '@kakehashi/contract/requests/requests'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { field } from '../../pages/forms.ts'
import {
  addFiles,
  holdRequests,
  holdUploads,
  notSentYet,
  openRequestForm,
  leaveOffline,
  requestsOf,
  sendButton,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { readRequest } from '../../support/office-api.ts'
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
  for (const isOpenedAgain of [false, true]) {
    const afterwards = isOpenedAgain ? 'and the page is opened again' : 'and comes back'
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
      if (isOpenedAgain) await leaveOffline(page)
      await page.context().setOffline(false)
      if (isOpenedAgain) await page.goto('/submitrequest')

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

/** How much of the first file has been sent, as shown. */
function progressOf(page: Page): Promise<number> {
  return page
    .getByRole('progressbar')
    .first()
    .evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : 0))
}
