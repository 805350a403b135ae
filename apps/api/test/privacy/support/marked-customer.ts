import { updateProfile } from '@kakehashi/contract/accounts/users'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { correctPayment, receivePayment } from '@kakehashi/contract/requests/payments'
import { handOver } from '@kakehashi/contract/hand-overs'
import { takeOrder } from '@kakehashi/contract/requests/counter'
import { writeMessage, writeNote } from '@kakehashi/contract/requests/messages'
import type { SignedInUser } from '../../support/office.ts'
import { aboutOriginal, receive } from '../../support/originals.ts'
import { samplePdf, sendDocument, sendTranslation } from '../../support/sample-pdf.ts'
import type { OfficeView } from '../../support/request-calls.ts'
import { seedTrayDocument } from '../../support/tray.ts'
import { openLink, sendByLink } from '../../support/upload-links.ts'
import { certifyMarked } from './marked-certificate.ts'
import { sendMarkedImport } from './marked-import.ts'
import { orderAgain } from '../../support/orders-again.ts'
import { listMarkedNames, markedPerson } from './marked-names.ts'
import type { SearchableOffice } from './marked-office.ts'
import { addMarkedPair } from './marked-pair.ts'
import { answerMarkedProof } from './marked-proof.ts'
import { accountMarks, changedMarks, formMarks, writtenMarks } from './marks.ts'

const once = () => ({ 'idempotency-key': crypto.randomUUID() })

/** A customer who has filled in every field there is. */
export async function registerMarked(searchable: SearchableOffice): Promise<SignedInUser> {
  const { office } = searchable
  const customer = await office.register(accountMarks)
  await cancelMarked(searchable, customer)
  await takeMarkedOrder(searchable, customer)
  const { browser, password } = customer
  const wrong = { email: accountMarks.email, password: 'not the password' }
  await office.visitor().call(signIn, { body: wrong })
  const body = { ...changedMarks, currentPassword: password }
  const { status } = await browser.call(updateProfile, { body })
  if (status !== 200) throw new Error(`the profile returned ${status}`)
  return customer
}

/** An open request with a mark in every field; it waits for the quote to be paid. */
export async function submitMarked(
  { calls, clerk, owner }: SearchableOffice,
  customer: SignedInUser,
): Promise<string> {
  const { browser } = customer
  const name = `${writtenMarks.fileName}.pdf`
  await sendDocument(browser, samplePdf(writtenMarks.upload), name)
  const document = await sendDocument(browser, samplePdf(writtenMarks.document), name)
  const { details, recipient, postalCode, postalAddress, neededBy } = formMarks
  const { _id: id } = await calls.submitRequest(customer, {
    document,
    details,
    neededBy,
    purpose: 'visa',
    delivery: 'post',
    postalCountry: 'JP',
    recipient,
    postalCode,
    postalAddress,
    people: [markedPerson],
  })
  const params = { requestId: id }
  const write = (
    by: SignedInUser,
    endpoint: typeof writeMessage | typeof writeNote,
    comment: string,
  ) => by.browser.call(endpoint, { params, body: { comment }, headers: once() })
  await write(customer, writeMessage, writtenMarks.message)
  await write(clerk, writeMessage, writtenMarks.reply)
  await write(clerk, writeNote, writtenMarks.note)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  const declined = { quoteVersion: 1, answer: 'declined', reason: writtenMarks.decline }
  await calls.put(customer, id, '/answer', declined)
  const line = { text: writtenMarks.line, quantity: 1, unitPrice: 40 }
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 40, lines: [line] })
  await calls.put(clerk, id, '/promise', { promisedOn: '2099-11-20', reason: writtenMarks.delay })
  await postMarkedOriginal(clerk, id)
  await listMarkedNames(customer, clerk, id)
  await addMarkedPair(clerk, id, { ...changedMarks, ...formMarks })
  await sendMarkedImport(owner)
  return id
}

/** One original is taken in by mistake, another one is posted back. */
async function postMarkedOriginal(clerk: SignedInUser, id: string): Promise<void> {
  const original = { description: writtenMarks.original, pages: 1, shelf: 'B-14' }
  const wrong = await receive(clerk, id, original)
  await aboutOriginal(clerk, id, wrong).remove(writtenMarks.mistake)
  await aboutOriginal(clerk, id, await receive(clerk, id, original)).giveBack({
    how: 'posted',
    to: writtenMarks.collector,
    trackingNumber: writtenMarks.tracking,
  })
}

export async function completeMarked(
  { office, calls, clerk }: SearchableOffice,
  id: string,
): Promise<void> {
  await cancelMarkedPayment({ calls, clerk }, id)
  const { body: paid } = await calls.put(clerk, id, '/paid', { paidAmount: 40 })
  const refund = { version: paid.version, amount: 5, reason: writtenMarks.refund }
  await calls.put(clerk, id, '/refund', refund)
  await calls.put(clerk, id, '/paid', { paidAmount: 40 })
  await calls.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser, samplePdf(writtenMarks.translation))
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  await calls.put(clerk, id, '/return', { reason: writtenMarks.returned })
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  await answerMarkedProof(office, clerk, id)
  await calls.put(clerk, id, '', { isReviewed: true, reason: writtenMarks.unconfirmed })
  await calls.put(clerk, id, '/step-back', { from: 'delivery', reason: writtenMarks.stepBack })
  await calls.put(clerk, id, '', { isReviewed: true, reason: writtenMarks.unconfirmed })
  await certifyMarked({ calls, clerk }, id)
  await calls.put(clerk, id, '', { isDelivered: true })
}

/** With copies of the files and the names, at the same address; it is cancelled. */
export async function orderMarkedAgain(
  { calls, clerk }: SearchableOffice,
  id: string,
): Promise<void> {
  const { status, body: again } = await orderAgain(clerk, id)
  if (status !== 200) throw new Error(`the order again returned ${status}`)
  await calls.put(clerk, again._id, '/close', { reason: writtenMarks.close })
}

/** A payment with its receipt, which is cancelled for a reason. */
async function cancelMarkedPayment(
  { calls, clerk }: Pick<SearchableOffice, 'calls' | 'clerk'>,
  id: string,
): Promise<void> {
  const { browser } = clerk
  const params = { requestId: id }
  const { version } = await calls.read<OfficeView>(clerk, id)
  const payment = { version, amount: 40, method: 'card' }
  const { body: received } = await browser.call(receivePayment, { params, body: payment })
  const { status } = await browser.call(correctPayment, {
    params: { ...params, paymentId: received.payment._id },
    body: { version: received.request.version, reason: writtenMarks.correction },
  })
  if (status !== 200) throw new Error(`the correction returned ${status}`)
}

/** An order from the counter, with documents from phone and scanner; it is cancelled. */
async function takeMarkedOrder(
  { office, calls, clerk }: SearchableOffice,
  { user }: SignedInUser,
): Promise<void> {
  const { id, token } = await openLink(clerk.browser)
  const name = `${writtenMarks.phoneName}.pdf`
  const sent = await sendByLink(office.visitor(), token, samplePdf(writtenMarks.phone), name)
  if (sent.status !== 200) throw new Error(`the link returned ${sent.status}`)
  const scanName = `${writtenMarks.scanName}.pdf`
  const scan = await seedTrayDocument(office, samplePdf(writtenMarks.scan), scanName)
  const { body } = await clerk.browser.call(takeOrder, {
    body: {
      customer: { userId: user._id },
      order: { requestItem: calls.service, details: '', document: `/api/files/${scan}` },
      uploadLink: { _id: id },
      note: writtenMarks.counterNote,
    },
    headers: once(),
  })
  await signForOriginal(clerk, user._id, body.request._id)
  await calls.put(clerk, body.request._id, '/close', { reason: writtenMarks.close })
}

/** Somebody collects an original and signs for it on the screen. */
async function signForOriginal(
  clerk: SignedInUser,
  userId: string,
  requestId: string,
): Promise<void> {
  const original = await receive(clerk, requestId)
  const { status } = await clerk.browser.call(handOver, {
    body: {
      user: userId,
      orders: [],
      originals: [original],
      to: writtenMarks.signer,
      isIdSeen: true,
      isCodeShown: false,
      signature: [[10, 20, 30, 40]],
    },
    headers: once(),
  })
  if (status !== 200) throw new Error(`the hand-over returned ${status}`)
}

/** A cancelled request, to be handed over at a meeting point. */
async function cancelMarked({ calls }: SearchableOffice, customer: SignedInUser): Promise<void> {
  const { meetingPlace } = formMarks
  const { _id: id } = await calls.submitRequest(customer, { delivery: 'meeting', meetingPlace })
  await calls.put(customer, id, '/close', { reason: writtenMarks.close })
}
