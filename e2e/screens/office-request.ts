import type { Page } from '@playwright/test'
import { getRequest } from '@kakehashi/contract/requests/requests'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { button, field, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import type { Person } from '../support/people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'
import { goTo, type Inspector, type ScreenStates } from './inspector.ts'

const requestCall = `**${getRequest.path.replace(':id', '*')}`

/** A request with a document, a message and a note. */
async function newRequest(customer: Person): Promise<string> {
  const affidavit = {
    name: 'affidavit.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf('A', 2),
  }
  const document = await api.sendDocument(customer, affidavit)
  const { _id } = await api.sendRequest(customer, {
    document,
    fromLanguage: 'en',
    toLanguage: 'ja',
    purpose: 'marriage',
    // Earlier than it can be ready, so the screen warns.
    neededBy: addDays(dayAt(new Date(), sampleOffice.timeZone), 1),
    details: 'For the city office.\nPlease spell the name as in the passport.',
  })
  await api.addNote(_id, 'The copy is dark at the lower edge.')
  await api.sendMessage(customer, _id, 'Is Friday possible?')
  return _id
}

/** Opens every collapsed part of the page. */
async function unfold(page: Page) {
  const folds = page.locator('main details:not([open]) > summary:visible')
  while ((await folds.count()) > 0) await folds.first().click()
  // A button that the bar at the bottom half covers would fail the target size check.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

async function goToDark(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await goTo(page, path)
}

const ready = ({ say }: Inspector, page: Page, name: string) =>
  button(page, say(name)).first().waitFor()

/** Loading, failed, the quote with and without errors, and the payment. */
export const quoteAndPayment: ScreenStates = async (inspector) => {
  const { open, inspect, sample, newCustomer, say } = inspector
  const customer = await newCustomer()
  const id = await newRequest(customer)
  const page = await open(await sample('admin'))
  const path = `/admin/quote/${id}`

  await page.route(requestCall, () => {})
  await goTo(page, path)
  await inspect(page, 'stage-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(requestCall, (route) => route.abort())
  await goTo(page, path)
  await page.getByRole('alert').waitFor()
  await inspect(page, 'stage-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await goTo(page, path)
  await ready(inspector, page, 'SUBMIT QUOTE')
  await inspect(page, 'stage-quote')
  await field(page, say('Price')).fill('')
  await button(page, say('SUBMIT QUOTE')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'stage-quote-problem')
  await goToDark(page, path)
  await ready(inspector, page, 'SUBMIT QUOTE')
  await inspect(page, 'stage-quote-dark')

  await api.submitQuote(id)
  await goToDark(page, `/admin/payment/${id}`)
  await ready(inspector, page, 'PAYMENT COMPLETE')
  await inspect(page, 'stage-payment-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await api.recordPaid(id, 10)
  await goTo(page, `/admin/payment/${id}`)
  await ready(inspector, page, 'PAYMENT COMPLETE')
  await unfold(page)
  await visibleText(page, '+$10.00').waitFor()
  await inspect(page, 'stage-payment-unfolded')
  await button(page, say('PAYMENT COMPLETE')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'stage-payment-question')
}

/** The choice of a translator, a chosen PDF, the review and its return. */
export const translationAndReview: ScreenStates = async (inspector) => {
  const { open, inspect, sample, newCustomer, say } = inspector
  const id = await newRequest(await newCustomer())
  await api.advanceTo(id, 'translate')
  const page = await open(await sample('owner'))
  await goTo(page, `/admin/translate/${id}`)
  await ready(inspector, page, 'UPDATE TRANSLATOR')
  await inspect(page, 'stage-translate')
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Choose a PDF')).click()
  const pdf = { name: 'done.pdf', mimeType: 'application/pdf', buffer: samplePdf('Done') }
  await (await choosing).setFiles(pdf)
  await visibleText(page, say('Ready'), { exact: true }).first().waitFor()
  // A reload keeps the file and removes the toast that covers the bar.
  await goTo(page, `/admin/translate/${id}`)
  await visibleText(page, 'done.pdf').waitFor()
  await inspect(page, 'stage-translate-chosen')
  await api.submitTranslation(id)
  await goTo(page, `/admin/quote/${id}`)
  await page.getByRole('link', { name: say('Go to that page') }).waitFor()
  await inspect(page, 'stage-elsewhere')
  await goTo(page, `/admin/review/${id}`)
  await ready(inspector, page, 'CONTINUE')
  await inspect(page, 'stage-review')
  await button(page, say('Side by side')).click()
  const both = page.getByRole('dialog', { name: say('Original and translation') })
  await both.locator('[data-drawn=true]').nth(1).waitFor()
  await inspect(page, 'stage-review-side-by-side')
  await page.keyboard.press('Escape')
  await button(page, say('RETURN')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'stage-review-return')
}

/** Delivery, a completed request with and without a balance, and a cancelled one. */
export const deliveryAndComplete: ScreenStates = async (inspector) => {
  const { open, inspect, sample, newCustomer } = inspector
  const customer = await newCustomer()
  const id = await newRequest(customer)
  await api.advanceTo(id, 'delivery')
  const page = await open(await sample('admin'))
  await goTo(page, `/admin/delivery/${id}`)
  await ready(inspector, page, 'DELIVERED')
  await unfold(page)
  await inspect(page, 'stage-delivery-unfolded')
  await api.deliver(id)
  await goTo(page, `/admin/complete/${id}`)
  await ready(inspector, page, 'UPDATE AMOUNT')
  await inspect(page, 'stage-complete-owing')
  await api.recordPaid(id, 45)
  await goToDark(page, `/admin/complete/${id}`)
  await visibleText(page, '$0.00').first().waitFor()
  await inspect(page, 'stage-complete-dark')
  const { _id: cancelled } = await api.sendRequest(customer, { details: '' })
  await api.cancelRequest(cancelled, 'Ordered twice')
  await page.emulateMedia({ colorScheme: 'light' })
  await goTo(page, `/admin/quote/${cancelled}`)
  await ready(inspector, page, 'REOPEN')
  await inspect(page, 'stage-cancelled')
}
