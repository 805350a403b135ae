import { writeMessage, writeNote } from '@kakehashi/contract/requests/messages'
import { languages } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { noticeKinds, noticeReader } from '@kakehashi/domain/request/notices'
import { renderMail } from '@kakehashi/emails'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enqueueNotice } from '../../src/outbox/enqueue-notices.ts'
import { readMailFacts } from '../../src/requests/notices/mail-facts.ts'
import { findRequest } from '../../src/requests/queries.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { sendDocument } from '../support/sample-pdf.ts'

let staff: OfficeWithStaff
beforeEach(async () => {
  staff = await openOfficeWithStaff()
})
afterEach(() => staff.office.close())

/** A request with this mark in everything that a person typed or that identifies a person. */
const mark = 'MARKED'

async function submitMarkedRequest() {
  const { office, calls, clerk, owner, translator } = staff
  const customer = await office.signedIn('customer')
  const { _id: id, user } = await calls.submitRequest(customer, {
    details: `${mark} details`,
    document: await sendDocument(customer.browser),
    fromLanguage: 'ja',
    toLanguage: 'en',
    neededBy: '2099-12-01',
  })
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  const decline = { quoteVersion: 1, answer: 'declined', reason: `${mark} answer` }
  await calls.put(customer, id, '/answer', decline)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 70 })
  await calls.put(clerk, id, '/promise', { promisedOn: '2099-11-20', reason: `${mark} delay` })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  const params = { requestId: id }
  await customer.browser.call(writeMessage, { params, body: { comment: `${mark} message` } })
  await clerk.browser.call(writeMessage, { params, body: { comment: `${mark} reply` } })
  await clerk.browser.call(writeNote, { params, body: { comment: `${mark} note` } })
  await office.db
    .updateTable('requests')
    .set({ middle_name: mark, email: `${mark}@example.com`, phone: mark, close_reason: mark })
    .where('id', '=', id)
    .execute()
  await office.db
    .updateTable('files')
    .set({ name: `${mark} passport.pdf` })
    .where('request_id', '=', id)
    .execute()
  await office.db.updateTable('users').set({ phone: mark }).where('id', '=', user).execute()
  const request = await findRequest(office.db, id)
  if (!request) throw new Error('the request is missing')
  return { request, customer }
}

test.each(languages)(
  'no mail contains what a person typed, a file name or contact data (%s)',
  async (language) => {
    const { office, translator } = staff
    const { request, customer } = await submitMarkedRequest()
    await office.db.updateTable('users').set({ language }).execute()
    for (const kind of noticeKinds) {
      const now = office.clock.now()
      await office.db.transaction().execute((trx) => enqueueNotice(trx, request, kind, now))
    }
    await office.runJobs()
    const received = await Promise.all(
      [customer.user.email, translator.user.email, sampleOffice.email].map(office.mailsTo),
    )
    const mails = received.flat().filter(({ subject }) => subject.includes(request.order_number))

    expect(mails.length).toBeGreaterThanOrEqual(noticeKinds.length)
    for (const { subject, html, text, headers } of mails) {
      expect([subject, html, text, ...headers].join('\n')).not.toContain(mark)
    }
  },
  60_000,
)

test('the mails to the office have nothing typed in either language', async () => {
  const { office } = staff
  const { request } = await submitMarkedRequest()
  const now = office.clock.now()
  for (const kind of noticeKinds.filter((one) => noticeReader[one] === 'office')) {
    const facts = await readMailFacts(office.db, request, { kind, created_at: now }, now)
    const link = 'http://localhost/'
    const stage = { en: 'Payment', ja: 'お支払い' }
    const mail = { kind, name: '', orderNumber: request.order_number, stage, link, facts }
    const rendered = await Promise.all(
      languages.map((language) => renderMail(sampleOffice, mail, language)),
    )

    expect(JSON.stringify(rendered)).not.toContain(mark)
  }
})

test('the office is told who sent a request, what is needed and by when', async () => {
  const { office, calls } = staff
  const customer = await office.signedIn('customer', { firstName: 'Hanako', lastName: 'Higa' })
  const document = await sendDocument(customer.browser)
  const details = { document, fromLanguage: 'ja', toLanguage: 'en', neededBy: '2099-12-01' }
  const { orderNumber, _id: id } = await calls.submitRequest(customer, details)
  await office.runJobs()
  const mails = await office.mailsTo(sampleOffice.email)
  const lines = mails.find(({ subject }) => subject.includes(orderNumber))?.text.split('\n')

  expect(lines).toEqual(
    expect.arrayContaining([
      'Customer: Hanako Higa',
      `Service: ${calls.service}`,
      'Languages: Japanese to English',
      'Documents: 1',
      'Needed by: Tuesday, Dec 01, 2099',
    ]),
  )
  expect(lines?.join('\n')).toContain(id)
})

test('the first mail says until when the price comes and how the translation is handed over', async () => {
  const { office, calls } = staff
  const customer = await office.signedIn('customer')
  await calls.submitRequest(customer, { delivery: 'download' })
  await office.runJobs()
  const [mail] = await office.mailsTo(customer.user.email)

  expect(mail?.text).toMatch(/^You get the price: \w+day, .+, by \d\d:\d\d$/m)
  expect(mail?.text).toMatch(/^How you get it: As a download$/m)
})

async function mailAfterAnswer(answer: 'accepted' | 'declined') {
  const { office, calls, clerk } = staff
  const customer = await office.signedIn('customer')
  const { orderNumber, _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  await calls.put(customer, id, '/answer', { quoteVersion: 1, answer })
  const [subject] = await calls.mailsAbout(orderNumber, customer.user.email)
  const [mail] = await office.mailsTo(customer.user.email)
  return { orderNumber, subject, mail }
}

test('a customer who declines a quote is mailed that nothing is owed', async () => {
  const { orderNumber, subject, mail } = await mailAfterAnswer('declined')

  expect(subject).toBe(`${orderNumber}: you have declined the quote`)
  expect(mail?.text).toContain('You owe us nothing.')
  expect(mail?.text).not.toMatch(/^(Deposit due|To pay|Ready by)/m)
})

test('a customer who accepts a quote is mailed the deposit, the day and how to pay', async () => {
  const { orderNumber, subject, mail } = await mailAfterAnswer('accepted')

  expect(subject).toBe(`${orderNumber}: you have accepted the quote`)
  expect(mail?.text).toMatch(/^Deposit due: \$20\.00$/m)
  expect(mail?.text).toMatch(/^Ready by: \w+day, .+\nif you pay the deposit on \w+day,/m)
  expect(mail?.text).toMatch(/^Where: Building 217/m)
  expect(mail?.text).toMatch(/^When: Monday to Friday/m)
  expect(mail?.text).toMatch(/^How: Cash/m)
})

test('a customer whose request is cancelled after a payment is told about the money', async () => {
  const { office, calls, clerk } = staff
  const customer = await office.signedIn('customer')
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  await calls.put(clerk, id, '/paid', { paidAmount: 20 })
  await calls.put(clerk, id, '/close', { reason: 'Moved away' })
  await office.runJobs()
  const [mail] = await office.mailsTo(customer.user.email)

  expect(mail?.subject).toContain('your request has been cancelled')
  expect(mail?.text).toContain('You have paid $20.00.')
})
