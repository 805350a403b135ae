import * as files from '@kakehashi/contract/files'
import * as messages from '@kakehashi/contract/messages'
import * as notices from '@kakehashi/contract/notices'
import * as payments from '@kakehashi/contract/payments'
import * as requests from '@kakehashi/contract/requests'
import type { RequestDetail } from '@kakehashi/contract/request-view'
import { office as theOffice } from '@kakehashi/domain/office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LiveListener } from '../testing/listener.ts'
import type { Office, SomeoneSignedIn } from '../testing/office.ts'
import { openOffice } from '../testing/office.ts'
import { samplePdf, sendDocument, sendTranslation } from '../testing/papers.ts'
import { offerService } from '../testing/services.ts'

let office: Office
let owner: SomeoneSignedIn
let clerk: SomeoneSignedIn
let translator: SomeoneSignedIn
const service = 'Marriage Affidavit'

beforeAll(async () => {
  office = await openOffice()
  owner = await office.signedIn('owner')
  clerk = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  translator = await office.signedIn('translator', { firstName: 'Toru', lastName: 'Honda' })
  await offerService(office, service)
})
afterAll(() => office.close())

type Office_ = Extract<RequestDetail, { reader: 'office' }>
type Customer_ = Extract<RequestDetail, { reader: 'customer' }>

const minute = 60_000

async function asClerk(id: string): Promise<Office_> {
  const { body } = await clerk.browser.call(requests.getRequest, { params: { id } })
  return body as Office_
}
async function asCustomer(customer: SomeoneSignedIn, id: string): Promise<Customer_> {
  const { body } = await customer.browser.call(requests.getRequest, { params: { id } })
  return body as Customer_
}

async function put(by: SomeoneSignedIn, id: string, tail: string, body: object) {
  office.clock.letPass(minute)
  const path = `/api/requests/${id}${tail}`
  return by.browser.send<Office_ & { code?: string; message?: string }>('PUT', path, {
    requestId: id,
    ...body,
  })
}

async function eventsOf(id: string): Promise<string[]> {
  const rows = await office.db
    .selectFrom('events')
    .select('kind')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The subjects of the mails that have come, without the ones about the account. */
async function orderMails(to: string, number: string): Promise<string[]> {
  await office.runJobs()
  const mails = await office.mailsTo(to)
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes(number))
}

async function order(customer: SomeoneSignedIn, extra: object = {}) {
  const body = { requestItem: service, details: 'Two pages, one seal', ...extra }
  const { status, body: request } = await customer.browser.call(requests.createRequest, { body })
  expect(status).toBe(200)
  return request as Customer_
}

const flagNames = ['isQuoted', 'isPaid', 'isTranslated', 'isReviewed', 'isDelivered'] as const
function flags(request: Office_): string {
  return flagNames.filter((name) => request[name]).join(' ')
}

describe('one request, from the order to the hand-over, by the bodies of the specification', () => {
  let customer: SomeoneSignedIn
  let request: Customer_
  let id: string
  let customersStream: LiveListener
  let clerksStream: LiveListener
  let strangersStream: LiveListener
  const original = samplePdf('The original')
  const translated = samplePdf('The translation')
  const reviewed = samplePdf('The reviewed translation')

  beforeAll(async () => {
    customer = await office.signedIn('customer', {
      firstName: 'Hanako',
      middleName: 'May',
      lastName: 'Yamada',
      nameJa: '山田 花子',
      nameKana: 'やまだ はなこ',
    })
    const stranger = await office.signedIn('customer')
    customersStream = await LiveListener.open(customer.browser)
    clerksStream = await LiveListener.open(clerk.browser)
    strangersStream = await LiveListener.open(stranger.browser)
  })

  afterAll(() => {
    for (const stream of [customersStream, clerksStream, strangersStream]) stream.close()
  })

  test('the order is taken with the contact as it is now, a number to say aloud and the document', async () => {
    const document = await sendDocument(customer.browser, original)
    request = await order(customer, { document })
    id = request._id

    expect(request).toMatchObject({
      reader: 'customer',
      user: customer.user._id,
      firstName: 'Hanako',
      middleName: 'May',
      lastName: 'Yamada',
      nameJa: '山田 花子',
      email: customer.user.email,
      phone: '090-0000-0000',
      requestItem: service,
      details: 'Two pages, one seal',
      document,
      deposit: 0,
      totalPrice: 0,
      paidAmount: 0,
      stage: 'quote',
      isCompleted: false,
      actsNow: 'office',
      inbox: [],
    })
    expect(request.orderNumber).toMatch(/^K-\d{4}-\d{5}$/)
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['quotedAt']))
    expect((await asClerk(id)).adminViewed).toBe(false)
    expect(await orderMails(customer.user.email, request.orderNumber)).toHaveLength(1)
    expect(await orderMails(theOffice.email, request.orderNumber)).toHaveLength(1)
    await customersStream.until(() => customersStream.tags.includes(`Request ${id}`))
    await clerksStream.until(() => clerksStream.tags.includes(`Request ${id}`))
    await customersStream.until(() => customersStream.tags.includes(`Notice ${id}`))
    const { body: sent } = await customer.browser.call(notices.listNotices, {
      params: { requestId: id },
    })
    expect(sent).toMatchObject([{ kind: 'request-received', to: 'customer', state: 'sent' }])
  })

  test('staff look at it, and it no longer counts as unread; a GET alone changes nothing', async () => {
    expect((await asClerk(id)).adminViewed).toBe(false)
    expect((await put(clerk, id, '/viewed', {})).status).toBe(200)
    expect((await asClerk(id)).adminViewed).toBe(true)
  })

  test('submit quote: isQuoted, quotedAt, deposit, totalPrice', async () => {
    const before = office.clock.now()
    const { status, body } = await put(clerk, id, '', {
      deposit: 20,
      totalPrice: 45.5,
      isQuoted: true,
      quotedAt: '1999-01-01T00:00:00Z',
    })

    expect(status).toBe(200)
    expect(flags(body)).toBe('isQuoted')
    expect(body).toMatchObject({ stage: 'payment', deposit: 20, totalPrice: 45.5, paidAmount: 0 })
    expect(Date.parse(body.quotedAt ?? '')).toBeGreaterThan(before.getTime())
    expect(body).toMatchObject({ quote: { version: 1, isExpired: false }, actsNow: 'customer' })
    expect(await orderMails(customer.user.email, request.orderNumber)).toHaveLength(2)
  })

  test('the customer accepts, and a date follows from the calendar', async () => {
    const { status, body } = await put(customer, id, '/answer', {
      quoteVersion: 1,
      answer: 'accepted',
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ quote: { version: 1, answer: 'accepted' } })
    expect(body.promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('update amount paid: an absolute amount, an entry in the ledger, a mail', async () => {
    expect((await put(clerk, id, '/paid', { paidAmount: 20 })).body.paidAmount).toBe(20)
    expect((await put(clerk, id, '/paid', { paidAmount: 45.5 })).body.paidAmount).toBe(45.5)
    const { body: ledger } = await clerk.browser.call(payments.listPayments, {
      params: { requestId: id },
    })

    expect(ledger).toMatchObject([
      { difference: 20, paidAmount: 20, name: 'Clara Clerk' },
      { difference: 25.5, paidAmount: 45.5, name: 'Clara Clerk' },
    ])
    expect(await orderMails(customer.user.email, request.orderNumber)).toHaveLength(4)
  })

  test('payment complete: isPaid', async () => {
    const { body } = await put(clerk, id, '', { isPaid: true })

    expect(flags(body)).toBe('isQuoted isPaid')
    expect(body.stage).toBe('translate')
  })

  test('change translator, by the owner', async () => {
    const { body } = await put(owner, id, '/translator', { translator: translator.user._id })

    expect(body).toMatchObject({
      translator: translator.user._id,
      translatorName: 'Toru Honda',
      actsNow: 'translator',
    })
    expect((await asCustomer(customer, id)).actsNow).toBe('office')
  })

  test('the translator has it on the desk: papers and notes, no prices, no way to reach the customer', async () => {
    const { body: desk } = await translator.browser.call(requests.assignedRequests)
    expect(desk.map(({ _id }) => _id)).toEqual([id])
    const { body } = await translator.browser.call(requests.getRequest, { params: { id } })

    expect(body.reader).toBe('desk')
    const hidden = ['email', 'phone', 'totalPrice', 'deposit', 'paidAmount', 'quote', 'inbox']
    for (const name of hidden) expect(body).not.toHaveProperty(name)
    const file = await translator.browser.open(body.document ?? '')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(original)
  })

  test('submit translation: isTranslated, translation, translatedAt', async () => {
    const translation = await sendTranslation(translator.browser, translated)
    const { status } = await put(translator, id, '', {
      translation,
      isTranslated: true,
      translatedAt: new Date().toISOString(),
    })

    expect(status).toBe(200)
    const request_ = await asClerk(id)
    expect(flags(request_)).toBe('isQuoted isPaid isTranslated')
    expect(request_).toMatchObject({ stage: 'review', translation })
    expect(await asCustomer(customer, id)).not.toHaveProperty('translation')
    expect((await customer.browser.open(translation)).status).toBe(404)
  })

  test('review continue: isReviewed, reviewedAt, with the reviewed document; the customer may have it, as all is paid', async () => {
    const translation = await sendTranslation(clerk.browser, reviewed)
    const { body } = await put(clerk, id, '', { isReviewed: true, reviewedAt: '', translation })

    expect(flags(body)).toBe('isQuoted isPaid isTranslated isReviewed')
    expect(body).toMatchObject({ stage: 'delivery', translation })
    expect(body.translations).toHaveLength(2)
    expect(await orderMails(customer.user.email, request.orderNumber)).toHaveLength(5)
    const seen = await asCustomer(customer, id)
    expect(seen.translation).toBe(translation)
    expect(seen.translations).toHaveLength(1)
    const file = await customer.browser.open(translation)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(reviewed)
  })

  test('delivered: isDelivered, and with nothing left to pay isCompleted', async () => {
    const { body } = await put(clerk, id, '', { isDelivered: true })

    expect(flags(body)).toBe('isQuoted isPaid isTranslated isReviewed isDelivered')
    expect(body).toMatchObject({ stage: 'complete', isCompleted: true })
    expect(body).not.toHaveProperty('actsNow')
    expect(await orderMails(customer.user.email, request.orderNumber)).toHaveLength(6)
  })

  test('every step is in the history, in its order, and each time was kept', async () => {
    expect(await eventsOf(id)).toEqual([
      'request.created',
      'request.quoted',
      'request.quote-accepted',
      'request.payment-recorded',
      'request.payment-recorded',
      'request.paid',
      'request.translator-assigned',
      'request.translated',
      'request.reviewed',
      'request.delivered',
    ])
    const request_ = await asClerk(id)
    const times = ['createdAt', 'quotedAt', 'paidAt', 'translatedAt', 'reviewedAt'] as const
    const reached = [...times, 'deliveredAt' as const].map((name) =>
      Date.parse(request_[name] ?? ''),
    )
    expect(reached).toEqual(reached.toSorted((one, other) => one - other))
    expect(request_.completedAt).toBe(request_.deliveredAt)
  })

  test('whoever shows the request was told each time, and nobody else was told anything', async () => {
    const ofRequest = (stream: LiveListener) =>
      stream.tags.filter((tag) => tag === `Request ${id}`).length

    await customersStream.until(() => ofRequest(customersStream) >= 10)
    await clerksStream.until(() => ofRequest(clerksStream) >= 11)
    expect(strangersStream.tags).toEqual([])
  })

  test("every field of the specification's request is there by name for staff, and no note, translator or adminViewed for the customer", async () => {
    const named =
      '_id user firstName middleName lastName email phone requestItem details document translation deposit totalPrice paidAmount translator createdAt quotedAt translatedAt reviewedAt isQuoted isPaid isTranslated isReviewed isDelivered isCompleted adminViewed inbox notes'
    expect(Object.keys(await asClerk(id))).toEqual(expect.arrayContaining(named.split(' ')))

    const forStaff = ['translator', 'translatorName', 'adminViewed', 'notes', 'closeReason']
    const seen = await asCustomer(customer, id)
    expect(Object.keys(seen).filter((name) => forStaff.includes(name))).toEqual([])
    const rest = named.split(' ').filter((name) => !forStaff.includes(name))
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(rest))
  })

  test('no mail ever said more than number, stage and link', async () => {
    const mails = await office.mailsTo(customer.user.email)
    for (const { html, text } of mails) {
      for (const secret of ['45.5', '20.00', 'paper.pdf', 'Two pages', 'Yamada']) {
        expect(text + html).not.toContain(secret)
      }
    }
  })
})

describe('the same with what does not go straight', () => {
  const quote = { isQuoted: true, deposit: 50, totalPrice: 100 }

  test('a return from review: the translator is told why, the version is kept, and it comes back', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id, orderNumber } = await order(customer)
    await put(clerk, id, '', quote)
    await put(clerk, id, '/paid', { paidAmount: 100 })
    await put(clerk, id, '', { isPaid: true })
    await put(owner, id, '/translator', { translator: translator.user._id })
    const first = await sendTranslation(translator.browser)
    await put(translator, id, '', { isTranslated: true, translation: first })
    const { status, body } = await put(clerk, id, '/return', {
      translation: first,
      reason: 'The date of birth is wrong',
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ stage: 'translate', isTranslated: false, translation: first })
    expect(body).not.toHaveProperty('translatedAt')
    expect(await orderMails(translator.user.email, orderNumber)).toHaveLength(1)
    const { body: notes } = await translator.browser.call(messages.listNotes, {
      params: { requestId: id },
    })
    expect(notes).toMatchObject([
      {
        name: theOffice.systemSender,
        isSystem: true,
        comment: 'Returned to the translator: The date of birth is wrong',
      },
    ])
    const second = await sendTranslation(translator.browser)
    await put(translator, id, '', { isTranslated: true, translation: second })
    const after = await put(clerk, id, '', { isReviewed: true })
    expect(after.body).toMatchObject({ stage: 'delivery', translation: second })
    expect(after.body.translations.map(({ path }) => path)).toEqual([first, second])
  })

  test('a new quote before payment replaces the old one, and the old one can no longer be accepted', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id, orderNumber } = await order(customer)
    await put(clerk, id, '', quote)
    const again = await put(clerk, id, '', { ...quote, totalPrice: 80 })
    expect(again.body).toMatchObject({ totalPrice: 80, quote: { version: 2 } })

    const answer = { answer: 'accepted', quoteVersion: 1 }
    expect(await put(customer, id, '/answer', answer)).toMatchObject({
      status: 409,
      body: { code: 'quote-replaced' },
    })
    expect((await put(customer, id, '/answer', { ...answer, quoteVersion: 2 })).status).toBe(200)
    expect(await orderMails(customer.user.email, orderNumber)).toHaveLength(3)
  })

  test('a quote that is declined or has run out never blocks staff', async () => {
    const customer = await office.signedIn('customer')
    const declined = await order(customer)
    await put(clerk, declined._id, '', quote)
    const no = { quoteVersion: 1, answer: 'declined', reason: 'Too expensive' }
    expect((await put(customer, declined._id, '/answer', no)).body.quote?.answer).toBe('declined')
    expect((await put(clerk, declined._id, '', { isPaid: true })).status).toBe(200)

    const late = await order(customer)
    await put(clerk, late._id, '', quote)
    office.clock.letPass(31 * 24 * 60 * minute)
    // A month has ended everyone's session.
    const back = await office.signIn(customer.user.email, customer.password)
    clerk = await office.signIn(clerk.user.email, clerk.password)
    owner = await office.signIn(owner.user.email, owner.password)
    translator = await office.signIn(translator.user.email, translator.password)
    const yes = { quoteVersion: 1, answer: 'accepted' }
    expect((await put(back, late._id, '/answer', yes)).body.code).toBe('quote-expired')
    expect((await put(clerk, late._id, '/answer', yes)).status).toBe(200)
  })

  test('a deposit begins the work; what is missing is noted, and the balance is paid at the counter', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id } = await order(customer)
    await put(clerk, id, '', quote)
    await put(clerk, id, '/paid', { paidAmount: 30 })
    expect((await put(clerk, id, '', { isPaid: true })).body.isPaid).toBe(true)
    const translation = await sendTranslation(clerk.browser)
    await put(clerk, id, '', { isTranslated: true, translation })
    await put(clerk, id, '', { isReviewed: true })
    expect(await asCustomer(customer, id)).not.toHaveProperty('translation')
    const delivered = await put(clerk, id, '', { isDelivered: true })

    expect(delivered.body).toMatchObject({ stage: 'complete', isCompleted: false })
    expect(delivered.body.notes.map(({ comment }) => comment)).toEqual([
      'Work began with $30.00 paid; the deposit is $50.00.',
      'Delivered with $70.00 still to be paid.',
    ])
    const { body: due } = await clerk.browser.call(requests.listRequests, {
      query: { stage: 'balance-due' },
    })
    expect(due.map(({ _id }) => _id)).toContain(id)
    const settled = await put(clerk, id, '/paid', { paidAmount: 100 })
    expect(settled.body.isCompleted).toBe(true)
    const corrected = await put(clerk, id, '/paid', { paidAmount: 90 })
    expect(corrected.body.isCompleted).toBe(false)
  })

  test('a customer cancels before payment, staff at any time before the hand-over; staff reopen', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id, orderNumber } = await order(customer)
    const closed = await put(customer, id, '/close', { reason: 'Wedding postponed' })
    expect(closed.body).toMatchObject({ isCompleted: true, stage: 'quote' })
    expect(closed.body.closedAt).toBeDefined()
    expect(await orderMails(theOffice.email, orderNumber)).toHaveLength(2)
    expect((await put(clerk, id, '', quote)).body.code).toBe('request-closed')
    const { body: quotes } = await clerk.browser.call(requests.listRequests, {
      query: { stage: 'quote' },
    })
    expect(quotes.map(({ _id }) => _id)).not.toContain(id)
    expect((await put(clerk, id, '/reopen', {})).body).toMatchObject({ isCompleted: false })
    await put(clerk, id, '', quote)
    await put(clerk, id, '/paid', { paidAmount: 10 })
    expect((await put(customer, id, '/close', {})).body.code).toBe('already-paying')
    expect((await put(clerk, id, '/close', { reason: 'No answer' })).status).toBe(200)
  })

  test('bounds are told in words', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id } = await order(customer)
    for (const [deposit, totalPrice] of [
      [0, 0],
      [-1, 10],
      [11, 10],
      [0, -5],
    ]) {
      const { status, body } = await put(clerk, id, '', { isQuoted: true, deposit, totalPrice })
      expect([status, body.code]).toEqual([400, 'quote-out-of-range'])
    }
    const cents = await put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 10.005 })
    expect(cents).toMatchObject({ status: 400, body: { fields: { totalPrice: expect.stringContaining('45.50') } } })
    await put(clerk, id, '', quote)
    const over = await put(clerk, id, '/paid', { paidAmount: 100.01 })
    expect(over).toMatchObject({ status: 400, body: { code: 'paid-out-of-range' } })
    expect(over.body.message).toContain('$100.00')
    await put(clerk, id, '/paid', { paidAmount: 60 })
    const below = await put(clerk, id, '', { ...quote, totalPrice: 59 })
    expect(below.body.message).toContain('$60.00')
  })

  test('a body that is two commands at once, or none, is refused', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id } = await order(customer)
    for (const body of [
      {},
      { isPaid: true, isDelivered: true },
      { ...quote, isPaid: true },
      { isQuoted: false, deposit: 1, totalPrice: 2 },
      { isCompleted: true },
      { stage: 'complete' },
    ]) {
      expect((await put(clerk, id, '', body)).status).toBe(400)
    }
  })
})

describe('repeating and colliding', () => {
  test('the same command again by the same person adds nothing', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id } = await order(customer)
    const body = { isQuoted: true, deposit: 5, totalPrice: 10, version: 1 }
    const replies = [await put(clerk, id, '', body), await put(clerk, id, '', body)]

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies.map((reply) => reply.body.version)).toEqual([2, 2])
    expect(await eventsOf(id)).toEqual(['request.created', 'request.quoted'])
  })

  test('a stale view is refused with who did what', async () => {
    const customer = await office.signedIn('customer')
    const { _id: id } = await order(customer)
    await put(clerk, id, '', { isQuoted: true, deposit: 5, totalPrice: 10, version: 1 })
    const late = await put(owner, id, '', {
      isQuoted: true,
      deposit: 5,
      totalPrice: 12,
      version: 1,
    })

    expect(late).toMatchObject({ status: 409, body: { code: 'request-changed' } })
    expect(late.body.message).toMatch(/Clara Clerk quoted it \(\d{4}-\d\d-\d\d \d\d:\d\d\)/)
    const tooEarly = await put(owner, id, '', { isDelivered: true })
    expect(tooEarly).toMatchObject({ status: 409, body: { code: 'request-not-there' } })
    expect(tooEarly.body.message).toContain("'Payment'")
  })

  test('a download that is forbidden and one that is absent answer alike', async () => {
    const customer = await office.signedIn('customer')
    const document = await sendDocument(customer.browser)
    const stranger = await office.signedIn('customer')
    const absent = '/api/files/01890000-0000-7000-8000-000000000000'
    const replies = await Promise.all(
      [document, absent].map((path) => stranger.browser.send('GET', path)),
    )

    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    expect(files.downloadFile.path).toBe('/api/files/:id')
  })
})
