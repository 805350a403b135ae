import type { Page } from '@playwright/test'
import { getRequest } from '@kakehashi/contract/requests'
import { addDays, tokyoDay } from '@kakehashi/domain/day'
import { button, field, inSight } from '../pages/forms.ts'
import * as work from '../support/office-api.ts'
import type { Person } from '../support/people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'
import { show, type Tour, type Walk } from './inspector.ts'

const reading = `**${getRequest.path.replace(':id', '*')}`

/** An order with papers, questions and notes. */
async function order(customer: Person): Promise<string> {
  const paper = { name: 'affidavit.pdf', mimeType: 'application/pdf', buffer: samplePdf('A', 2) }
  const document = await work.sendPaper(customer, paper)
  const { _id } = await work.placeOrder(customer, {
    document,
    fromLanguage: 'en',
    toLanguage: 'ja',
    purpose: 'marriage',
    // Earlier than it can be ready.
    neededBy: addDays(tokyoDay(new Date()), 1),
    details: 'For the city office.\nPlease spell the name as in the passport.',
  })
  await work.note(_id, 'The copy is dark at the lower edge.')
  await work.write(customer, _id, 'Is Friday possible?')
  return _id
}

/** Everything that is folded away, opened. */
async function unfold(page: Page) {
  const folds = page.locator('main details:not([open]) > summary:visible')
  while ((await folds.count()) > 0) await folds.first().click()
}

async function inTheDark(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await show(page, path)
}

const ready = ({ say }: Tour, page: Page, name: string) => button(page, say(name)).first().waitFor()

/** Waiting, failing, the quote, its errors, its payment with everything unfolded. */
export const quoteAndPayment: Walk = async (tour) => {
  const { open, look, sample, newCustomer, say } = tour
  const customer = await newCustomer()
  const id = await order(customer)
  const page = await open(await sample('admin'))
  const path = `/admin/quote/${id}`

  await page.route(reading, () => {})
  await show(page, path)
  await look(page, 'stage-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(reading, (route) => route.abort())
  await show(page, path)
  await page.getByRole('alert').waitFor()
  await look(page, 'stage-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await show(page, path)
  await ready(tour, page, 'SUBMIT QUOTE')
  await look(page, 'stage-quote')
  await field(page, say('Price')).fill('')
  await button(page, say('SUBMIT QUOTE')).click()
  await page.getByRole('alert').waitFor()
  await look(page, 'stage-quote-problem')
  await inTheDark(page, path)
  await ready(tour, page, 'SUBMIT QUOTE')
  await look(page, 'stage-quote-dark')

  await work.quote(id)
  await inTheDark(page, `/admin/payment/${id}`)
  await ready(tour, page, 'PAYMENT COMPLETE')
  await look(page, 'stage-payment-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await work.recordPaid(id, 10)
  await show(page, `/admin/payment/${id}`)
  await ready(tour, page, 'PAYMENT COMPLETE')
  await unfold(page)
  await inSight(page, '+$10.00').waitFor()
  await look(page, 'stage-payment-unfolded')
  await button(page, say('PAYMENT COMPLETE')).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'stage-payment-question')
}

/** The translator's choice, a PDF on its way, the review and its return. */
export const translationAndReview: Walk = async (tour) => {
  const { open, look, sample, newCustomer, say } = tour
  const id = await order(await newCustomer())
  await work.bringTo(id, 'translate')
  const page = await open(await sample('owner'))
  await show(page, `/admin/translate/${id}`)
  await ready(tour, page, 'UPDATE TRANSLATOR')
  await look(page, 'stage-translate')
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Choose a PDF')).click()
  const paper = { name: 'done.pdf', mimeType: 'application/pdf', buffer: samplePdf('Done') }
  await (await choosing).setFiles(paper)
  await inSight(page, say('Ready'), { exact: true }).first().waitFor()
  // Its toast would lie over the bar; the file is still there after a reload.
  await show(page, `/admin/translate/${id}`)
  await inSight(page, 'done.pdf').waitFor()
  await look(page, 'stage-translate-chosen')
  await work.submitTranslation(id)
  await show(page, `/admin/quote/${id}`)
  await page.getByRole('link', { name: say('Open it there') }).waitFor()
  await look(page, 'stage-elsewhere')
  await show(page, `/admin/review/${id}`)
  await ready(tour, page, 'CONTINUE')
  await look(page, 'stage-review')
  await button(page, say('Side by side')).click()
  const both = page.getByRole('dialog', { name: say('Original and translation') })
  await both.locator('[data-drawn=true]').nth(1).waitFor()
  await look(page, 'stage-review-side-by-side')
  await page.keyboard.press('Escape')
  await button(page, say('RETURN')).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'stage-review-return')
}

/** The hand-over, what is owed after it, and an order that was cancelled. */
export const handOver: Walk = async (tour) => {
  const { open, look, sample, newCustomer } = tour
  const customer = await newCustomer()
  const id = await order(customer)
  await work.bringTo(id, 'delivery')
  const page = await open(await sample('admin'))
  await show(page, `/admin/delivery/${id}`)
  await ready(tour, page, 'DELIVERED')
  await unfold(page)
  await look(page, 'stage-delivery-unfolded')
  await work.deliver(id)
  await show(page, `/admin/complete/${id}`)
  await ready(tour, page, 'UPDATE AMOUNT')
  await look(page, 'stage-complete-owing')
  await work.recordPaid(id, 45)
  await inTheDark(page, `/admin/complete/${id}`)
  await inSight(page, '$0.00').first().waitFor()
  await look(page, 'stage-complete-dark')
  const { _id: bare } = await work.placeOrder(customer, { details: '' })
  await work.close(bare, 'Ordered twice')
  await page.emulateMedia({ colorScheme: 'light' })
  await show(page, `/admin/quote/${bare}`)
  await ready(tour, page, 'REOPEN')
  await look(page, 'stage-cancelled')
}
