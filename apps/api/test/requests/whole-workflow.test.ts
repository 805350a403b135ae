import { PDFDocument } from '@cantoo/pdf-lib'
import * as notices from '@kakehashi/contract/requests/notices'
import * as payments from '@kakehashi/contract/requests/payments'
import * as requests from '@kakehashi/contract/requests/requests'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import type { RequestCalls, CustomerView, OfficeView } from '../support/request-calls.ts'
import { flags } from '../support/request-calls.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { LiveListener } from '../support/live-listener.ts'
import { samplePdf, sendDocument, sendTranslation } from '../support/sample-pdf.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
})
afterAll(() => office.close())

const assigned = (toDo: '1' | '0') =>
  translator.browser.call(requests.assignedRequests, { query: { toDo } })

describe('one request, from submission to delivery, with the bodies of the specification', () => {
  let customer: SignedInUser
  let request: CustomerView
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

  test('a new request has the contact data of the customer, an order number and the document', async () => {
    const document = await sendDocument(customer.browser, original)
    request = await calls.submitRequest(customer, { document })
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
      requestItem: calls.service,
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
    expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(false)
    expect(await calls.mailsAbout(request.orderNumber, customer.user.email)).toHaveLength(1)
    expect(await calls.mailsAbout(request.orderNumber, sampleOffice.email)).toHaveLength(1)
    await customersStream.until(() => customersStream.tags.includes(`Request ${id}`))
    await clerksStream.until(() => clerksStream.tags.includes(`Request ${id}`))
    await customersStream.until(() => customersStream.tags.includes(`Notice ${id}`))
    const { body: sent } = await customer.browser.call(notices.listNotices, {
      params: { requestId: id },
    })
    expect(sent).toMatchObject([{ kind: 'request-received', to: 'customer', state: 'sent' }])
  })

  test('marking it as viewed clears the unread state; a GET does not', async () => {
    expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(false)
    expect((await calls.put(clerk, id, '/viewed', {})).status).toBe(200)
    expect((await calls.read<OfficeView>(clerk, id)).adminViewed).toBe(true)
  })

  test('submit quote: isQuoted, quotedAt, deposit, totalPrice', async () => {
    const before = office.clock.now()
    const { status, body } = await calls.put(clerk, id, '', {
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
    expect(await calls.mailsAbout(request.orderNumber, customer.user.email)).toHaveLength(2)
  })

  test('accept quote: no ready date before the deposit is paid', async () => {
    const { status, body } = await calls.put(customer, id, '/answer', {
      quoteVersion: 1,
      answer: 'accepted',
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ quote: { version: 1, answer: 'accepted' } })
    expect(body).not.toHaveProperty('promisedOn')
    expect(await calls.mailsAbout(request.orderNumber, customer.user.email)).toHaveLength(3)
  })

  test('update amount paid: sets the total paid, records a payment and sends a mail', async () => {
    const { body: deposit } = await calls.put(clerk, id, '/paid', { paidAmount: 20 })
    expect(deposit.paidAmount).toBe(20)
    expect(deposit.promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await calls.put(clerk, id, '/paid', { paidAmount: 45.5 })).body.paidAmount).toBe(45.5)
    const { body: ledger } = await clerk.browser.call(payments.listPayments, {
      params: { requestId: id },
    })

    expect(ledger).toMatchObject([
      { difference: 20, paidAmount: 20, name: 'Clara Clerk' },
      { difference: 25.5, paidAmount: 45.5, name: 'Clara Clerk' },
    ])
    expect(await calls.mailsAbout(request.orderNumber, customer.user.email)).toHaveLength(5)
  })

  test('payment complete: isPaid', async () => {
    const { body } = await calls.put(clerk, id, '', { isPaid: true })

    expect(flags(body)).toBe('isQuoted isPaid')
    expect(body.stage).toBe('translate')
  })

  test('change translator, by the owner', async () => {
    const { body } = await calls.put(owner, id, '/translator', {
      translator: translator.user._id,
    })

    expect(body).toMatchObject({
      translator: translator.user._id,
      translatorName: 'Toru Honda',
      actsNow: 'translator',
    })
    expect((await calls.read<CustomerView>(customer, id)).actsNow).toBe('office')
  })

  test('the translator sees documents and notes, but no prices and no contact data', async () => {
    const { body: list } = await translator.browser.call(requests.assignedRequests)
    expect(list.map(({ _id }) => _id)).toEqual([id])
    expect((await assigned('1')).body).toEqual(list)
    const { body } = await translator.browser.call(requests.getRequest, { params: { id } })

    expect(body.reader).toBe('desk')
    const hidden = ['email', 'phone', 'totalPrice', 'deposit', 'paidAmount', 'quote', 'inbox']
    for (const name of hidden) expect(body).not.toHaveProperty(name)
    const file = await translator.browser.open(body.document ?? '')
    const copy = await PDFDocument.load(await file.arrayBuffer())
    expect(copy.getPageCount()).toBe((await PDFDocument.load(original)).getPageCount())
  })

  test('submit translation: isTranslated, translation, translatedAt', async () => {
    const translation = await sendTranslation(translator.browser, translated)
    const { status } = await calls.put(translator, id, '', {
      translation,
      isTranslated: true,
      translatedAt: new Date().toISOString(),
    })

    expect(status).toBe(200)
    const current = await calls.read<OfficeView>(clerk, id)
    expect(flags(current)).toBe('isQuoted isPaid isTranslated')
    expect(current).toMatchObject({ stage: 'review', translation })
    expect(await calls.read<CustomerView>(customer, id)).not.toHaveProperty('translation')
    expect((await customer.browser.open(translation)).status).toBe(404)
    expect((await assigned('1')).body).toEqual([])
    expect((await assigned('0')).body).toMatchObject([{ _id: id }])
  })

  test('review continue: isReviewed, reviewedAt, with the reviewed translation; it is paid in full, so the customer may download it', async () => {
    const translation = await sendTranslation(clerk.browser, reviewed)
    const { body } = await calls.put(clerk, id, '', {
      isReviewed: true,
      reviewedAt: '',
      translation,
    })

    expect(flags(body)).toBe('isQuoted isPaid isTranslated isReviewed')
    expect(body).toMatchObject({ stage: 'delivery', translation })
    expect(body.translations).toHaveLength(2)
    expect(await calls.mailsAbout(request.orderNumber, customer.user.email)).toHaveLength(6)
    const seen = await calls.read<CustomerView>(customer, id)
    expect(seen.translation).toBe(translation)
    expect(seen.translations).toHaveLength(1)
    const file = await customer.browser.open(translation)
    const copy = await PDFDocument.load(await file.arrayBuffer())
    expect(copy.getPageCount()).toBe((await PDFDocument.load(reviewed)).getPageCount())
  })

  test('delivered: isDelivered, and with nothing left to pay isCompleted', async () => {
    const { body } = await calls.put(clerk, id, '', { isDelivered: true })

    expect(flags(body)).toBe('isQuoted isPaid isTranslated isReviewed isDelivered')
    expect(body).toMatchObject({ stage: 'complete', isCompleted: true })
    expect(body).not.toHaveProperty('actsNow')
    expect(await calls.mailsAbout(request.orderNumber, customer.user.email)).toHaveLength(7)
  })

  test('every step is recorded in order, with its time', async () => {
    expect(await calls.eventsOf(id)).toEqual([
      'request.created',
      'request.viewed',
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
    const current = await calls.read<OfficeView>(clerk, id)
    const times = ['createdAt', 'quotedAt', 'paidAt', 'translatedAt', 'reviewedAt'] as const
    const reached = [...times, 'deliveredAt' as const].map((name) =>
      Date.parse(current[name] ?? ''),
    )
    expect(reached).toEqual(reached.toSorted((one, other) => one - other))
    expect(current.completedAt).toBe(current.deliveredAt)
  })

  test('the customer and staff got a live update for every step, and nobody else got any', async () => {
    await customersStream.until(() => customersStream.timesPublished(`Request ${id}`) >= 10)
    await clerksStream.until(() => clerksStream.timesPublished(`Request ${id}`) >= 11)
    // Their own registration may arrive late.
    expect(strangersStream.tags.filter((tag) => !tag.startsWith('User '))).toEqual([])
  })

  test('staff get every field of the specification; the customer gets no notes, translator or adminViewed', async () => {
    const specified =
      '_id user firstName middleName lastName email phone requestItem details document translation deposit totalPrice paidAmount translator createdAt quotedAt translatedAt reviewedAt isQuoted isPaid isTranslated isReviewed isDelivered isCompleted adminViewed inbox notes'
    expect(Object.keys(await calls.read<OfficeView>(clerk, id))).toEqual(
      expect.arrayContaining(specified.split(' ')),
    )

    const staffOnly = new Set(['translator', 'translatorName', 'adminViewed', 'notes'])
    const seen = await calls.read<CustomerView>(customer, id)
    expect(Object.keys(seen).filter((name) => staffOnly.has(name))).toEqual([])
    const rest = specified.split(' ').filter((name) => !staffOnly.has(name))
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(rest))
  })

  test('no mail to the customer contains file names, details or the family name', async () => {
    const mails = await office.mailsTo(customer.user.email)
    for (const { html, text } of mails) {
      for (const secret of ['scan.pdf', 'Two pages', 'Yamada']) {
        expect(text + html).not.toContain(secret)
      }
    }
  })
})
