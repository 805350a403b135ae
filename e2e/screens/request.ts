import type { RequestDetail } from '@kakehashi/contract/request-view'
import { getRequest } from '@kakehashi/contract/requests'
import { addDays, tokyoDay } from '@kakehashi/domain/day'
import { button, inSight } from '../pages/forms.ts'
import * as work from '../support/office-api.ts'
import type { Person } from '../support/people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'
import { show, type Tour, type Walk } from './inspector.ts'

const papers = [
  { name: 'affidavit.pdf', mimeType: 'application/pdf', buffer: samplePdf('Affidavit', 2) },
  { name: 'birth-certificate.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
]

/** An order with everything that can be told about it. */
async function order(customer: Person): Promise<string> {
  const sent: string[] = []
  for (const paper of papers) sent.push(await work.sendPaper(customer, paper))
  const [document, ...documents] = sent
  const { _id } = await work.placeOrder(customer, {
    document,
    documents,
    fromLanguage: 'en',
    toLanguage: 'ja',
    purpose: 'marriage',
    neededBy: addDays(tokyoDay(new Date()), 60),
    details: 'For the city office in Okinawa City.\nPlease spell the name as in the passport.',
  })
  return _id
}

/** Until it says so on the screen. */
async function seen({ say }: Tour, page: Awaited<ReturnType<Tour['open']>>, words: string) {
  await inSight(page.getByRole('main'), say(words), { exact: true }).first().waitFor()
}

/** From the inquiry to the accepted quote. */
export const requestUntilAccepted: Walk = async (tour) => {
  const { open, look, say, newCustomer } = tour
  const customer = await newCustomer()
  const id = await order(customer)
  const page = await open(customer)
  await show(page, `/request/${id}`)
  await seen(tour, page, 'We are reviewing your documents')
  await look(page, 'request-inquiry')

  await work.quote(id)
  await button(page, say('ACCEPT')).waitFor()
  await inSight(page, say('if you accept and pay the deposit today')).waitFor()
  await look(page, 'request-quote-ready')
  await button(page, say('DECLINE')).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'request-declining')
  await button(page, say('Go back')).click()
  await work.quote(id, 60, 20)
  await inSight(page, say('This quote is new')).waitFor()
  await look(page, 'request-quote-replaced')
  await work.answer(id, 'declined', customer)
  await seen(tour, page, 'The quote was declined')
  await look(page, 'request-quote-declined')
  await work.answer(id, 'accepted', customer)
  await seen(tour, page, 'Accepted')
  await look(page, 'request-accepted')
}

/** From the payment to the seal. */
export const requestUntilComplete: Walk = async (tour) => {
  const { open, look, newCustomer } = tour
  const customer = await newCustomer()
  const id = await order(customer)
  await work.bringTo(id, 'translate')
  const page = await open(customer)
  await show(page, `/request/${id}`)
  await seen(tour, page, 'We are translating your documents')
  await look(page, 'request-translating')
  await work.submitTranslation(id)
  await work.finishReview(id)
  await seen(tour, page, 'Ready for you to pick up')
  await look(page, 'request-ready')
  await work.deliver(id)
  await seen(tour, page, 'Balance due')
  await look(page, 'request-balance-due')
  await work.recordPaid(id, 45)
  await seen(tour, page, 'Your order is complete')
  await look(page, 'request-complete')
}

/** The ways off the road: cancelled, staff who look, waiting, failing, nobody's. */
export const requestDetours: Walk = async (tour) => {
  const { open, look, say, newCustomer, sample } = tour
  const customer = await newCustomer()
  const { _id: id } = await work.placeOrder(customer, {
    requestItem: 'Interpretation',
    details: '',
  })
  const page = await open(customer)
  await show(page, `/request/${id}`)
  await seen(tour, page, 'No Document')
  await look(page, 'request-bare')
  await button(page, say('Cancel this request')).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'request-cancelling')
  await button(page, say('Keep it')).click()
  await work.close(id, 'A test', customer)
  await seen(tour, page, 'This request is cancelled')
  await look(page, 'request-cancelled')

  const staffed = await work.placeOrder(customer)
  await work.quote(staffed._id)
  const admin = await open(await sample('admin'))
  await show(admin, `/request/${staffed._id}`)
  await button(admin, say('RECORD AS ACCEPTED')).waitFor()
  await look(admin, 'request-staff')

  const late = await open(customer)
  await late.clock.setFixedTime(new Date(Date.now() + 31 * 86_400_000))
  await show(late, `/request/${staffed._id}`)
  await seen(tour, late, 'Your quote has expired')
  await look(late, 'request-quote-expired')

  await work.answer(staffed._id, 'accepted', customer)
  await work.recordPaid(staffed._id, 20)
  await work.completePayment(staffed._id)
  await work.assign(staffed._id)
  const translator = await open(await sample('translator'))
  await show(translator, `/request/${staffed._id}`)
  await seen(tour, translator, 'Being translated')
  await look(translator, 'request-desk')

  const path = `**${getRequest.path.replace(':id', '*')}`
  await page.route(path, () => {})
  await show(page, `/request/${id}`)
  await look(page, 'request-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(path, (route) => route.abort())
  await show(page, `/request/${id}`)
  await page.getByRole('alert').waitFor()
  await look(page, 'request-failed')
}

/** A file on its way, one that is being checked, and one that was refused. */
export const requestPapers: Walk = async (tour) => {
  const { open, look, say, newCustomer } = tour
  const customer = await newCustomer()
  const id = await order(customer)
  const page = await open(customer)
  await page.route(`**/api/requests/${id}`, async (route) => {
    const reply = await route.fetch()
    const seenOrder = (await reply.json()) as RequestDetail
    const [first, second, ...rest] = seenOrder.documents
    const documents = [
      { ...first, status: 'pending' },
      { ...second, status: 'refused', refusal: 'file-infected' },
      ...rest,
    ]
    await route.fulfill({ response: reply, json: { ...seenOrder, documents } })
  })
  await page.route('**/api/upload', () => {})
  await show(page, `/request/${id}`)
  await seen(tour, page, 'Refused')
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Add a file')).click()
  await (
    await choosing
  ).setFiles([
    { name: 'family-register.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') },
  ])
  await inSight(page, 'notes.txt', { exact: true }).waitFor()
  await look(page, 'request-papers')
}
