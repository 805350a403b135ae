import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { getRequest } from '@kakehashi/contract/requests/requests'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { button, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import type { Person } from '../support/people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'
import { goTo, type Inspector, type ScreenStates } from './inspector.ts'

const documents = [
  { name: 'affidavit.pdf', mimeType: 'application/pdf', buffer: samplePdf('Affidavit', 2) },
  { name: 'birth-certificate.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
]

/** A request with every field filled in. */
async function newRequest(customer: Person): Promise<string> {
  const sent: string[] = []
  for (const each of documents) sent.push(await api.sendDocument(customer, each))
  const [document, ...others] = sent
  const { _id } = await api.sendRequest(customer, {
    document,
    documents: others,
    fromLanguage: 'en',
    toLanguage: 'ja',
    purpose: 'marriage',
    neededBy: addDays(dayAt(new Date(), sampleOffice.timeZone), 60),
    details: 'For the city office in Okinawa City.\nPlease spell the name as in the passport.',
  })
  return _id
}

/** Waits until this text is on the screen. */
async function waitForText(
  { say }: Inspector,
  page: Awaited<ReturnType<Inspector['open']>>,
  text: string,
) {
  await visibleText(page.getByRole('main'), say(text), { exact: true }).first().waitFor()
}

/** From the new request to the accepted quote. */
export const requestUntilAccepted: ScreenStates = async (inspector) => {
  const { open, inspect, say, newCustomer } = inspector
  const customer = await newCustomer()
  const id = await newRequest(customer)
  const page = await open(customer)
  await goTo(page, `/request/${id}`)
  await waitForText(inspector, page, 'We are reviewing your documents')
  await inspect(page, 'request-inquiry')

  await api.submitQuote(id)
  await button(page, say('ACCEPT')).waitFor()
  await visibleText(page, say('if you accept and pay the deposit today')).waitFor()
  await inspect(page, 'request-quote-ready')
  await button(page, say('DECLINE')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'request-declining')
  await button(page, say('Go back')).click()
  await api.submitQuote(id, 60, 20)
  await visibleText(page, say('This is a new quote')).waitFor()
  await inspect(page, 'request-quote-replaced')
  await api.answerQuote(id, 'declined', customer)
  await waitForText(inspector, page, 'The quote was declined')
  await inspect(page, 'request-quote-declined')
  await api.answerQuote(id, 'accepted', customer)
  await waitForText(inspector, page, 'Accepted')
  // The header would cover half of a button, which fails the target size check.
  await page.evaluate(() => scrollTo(0, 0))
  await inspect(page, 'request-accepted')
}

/** From the payment to the completed request. */
export const requestUntilComplete: ScreenStates = async (inspector) => {
  const { open, inspect, newCustomer } = inspector
  const customer = await newCustomer()
  const id = await newRequest(customer)
  await api.advanceTo(id, 'translate')
  const page = await open(customer)
  await goTo(page, `/request/${id}`)
  await waitForText(inspector, page, 'We are translating your documents')
  await inspect(page, 'request-translating')
  await api.submitTranslation(id)
  await api.finishReview(id)
  await waitForText(inspector, page, 'Ready for you to pick up')
  await inspect(page, 'request-ready')
  await api.deliver(id)
  await waitForText(inspector, page, 'Balance due')
  await inspect(page, 'request-balance-due')
  await api.recordPaid(id, 45)
  await waitForText(inspector, page, 'Your request is complete')
  await inspect(page, 'request-complete')
}

/** Cancelled, seen by staff, expired, loading and failed. */
export const otherRequestStates: ScreenStates = async (inspector) => {
  const { open, inspect, say, newCustomer, sample } = inspector
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer, {
    requestItem: 'Interpretation',
    details: '',
  })
  const page = await open(customer)
  await goTo(page, `/request/${id}`)
  await waitForText(inspector, page, 'No Document')
  await inspect(page, 'request-bare')
  await button(page, say('Cancel this request')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'request-cancelling')
  await button(page, say('Keep it')).click()
  await api.cancelRequest(id, 'A test', customer)
  await waitForText(inspector, page, 'This request is cancelled')
  await inspect(page, 'request-cancelled')

  const quoted = await api.sendRequest(customer)
  await api.submitQuote(quoted._id)
  const admin = await open(await sample('admin'))
  await goTo(admin, `/request/${quoted._id}`)
  await button(admin, say('RECORD AS ACCEPTED')).waitFor()
  await inspect(admin, 'request-staff')

  const late = await open(customer)
  await late.clock.setFixedTime(new Date(Date.now() + 31 * 86_400_000))
  await goTo(late, `/request/${quoted._id}`)
  await waitForText(inspector, late, 'Your quote has expired')
  await inspect(late, 'request-quote-expired')

  await api.answerQuote(quoted._id, 'accepted', customer)
  await api.recordPaid(quoted._id, 20)
  await api.completePayment(quoted._id)
  await api.assignTranslator(quoted._id)
  const translator = await open(await sample('translator'))
  await goTo(translator, `/request/${quoted._id}`)
  await waitForText(inspector, translator, 'Being translated')
  await inspect(translator, 'request-desk')

  const path = `**${getRequest.path.replace(':id', '*')}`
  await page.route(path, () => {})
  await goTo(page, `/request/${id}`)
  await inspect(page, 'request-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(path, (route) => route.abort())
  await goTo(page, `/request/${id}`)
  await page.getByRole('alert').waitFor()
  await inspect(page, 'request-failed')
}

/** A document that is being uploaded, one that is being checked, and one that was refused. */
export const requestDocuments: ScreenStates = async (inspector) => {
  const { open, inspect, say, newCustomer } = inspector
  const customer = await newCustomer()
  const id = await newRequest(customer)
  const page = await open(customer)
  await page.route(`**/api/requests/${id}`, async (route) => {
    const reply = await route.fetch()
    const request = (await reply.json()) as RequestDetail
    const [first, second, ...rest] = request.documents
    const changed = [
      { ...first, status: 'pending' },
      { ...second, status: 'refused', refusal: 'file-infected' },
      ...rest,
    ]
    await route.fulfill({ response: reply, json: { ...request, documents: changed } })
  })
  await page.route('**/api/upload', () => {})
  await goTo(page, `/request/${id}`)
  await waitForText(inspector, page, 'Refused')
  const choosing = page.waitForEvent('filechooser')
  await button(page, say('Add a file')).click()
  await (
    await choosing
  ).setFiles([
    { name: 'family-register.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') },
  ])
  await visibleText(page, 'notes.txt', { exact: true }).waitFor()
  await inspect(page, 'request-documents')
}
