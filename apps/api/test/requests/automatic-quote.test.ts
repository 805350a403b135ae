import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDocument, createRequest, listRequests } from '@kakehashi/contract/requests/requests'
import { type LocalClamd, startClamd } from '@kakehashi/local/clamd'
import { scanPending } from '../../src/jobs/scan-pending.ts'
import { quoteAutomatically } from '../../src/requests/automatic-quote.ts'
import { createLog } from '../../src/log.ts'
import { makePdf } from '../documents/support/make-pdf.ts'
import { createClamdScanner } from '../../src/scan/clamd.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { samplePicture } from '../support/pictures.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import { createBlankService, editService } from '../support/services.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
let clamd: LocalClamd

beforeAll(async () => {
  clamd = await startClamd()
  const scanner = createClamdScanner(clamd.url, 2_000)
  ;({ office, calls, clerk } = await openOfficeWithStaff({ files: { scanner } }))
})
afterAll(async () => {
  await office.close()
  await clamd.stop()
})
beforeEach(async () => {
  customer = await office.signedIn('customer')
})

const selfQuoting = { price: 30, priceUnit: 'page', quotesItself: true, quoteCeiling: 90 }

/** A request for a new service, with PDFs of so many pages. */
async function order(service: object, pages: readonly number[]): Promise<CustomerView> {
  const id = await createBlankService(clerk.browser)
  const { body: saved } = await editService(clerk.browser, id, { ...selfQuoting, ...service })
  const documents: string[] = []
  for (const count of pages) {
    documents.push(await sendDocument(customer.browser, makePdf({ pages: count })))
  }
  const body = { requestItem: saved.name, details: '', documents }
  return (await customer.browser.call(createRequest, { body })).body as CustomerView
}

const read = (id: string) => calls.read<OfficeView>(clerk, id)

describe('a service that quotes itself', () => {
  test('quotes the pages that the server counted, and mails the customer', async () => {
    const { _id: id, orderNumber } = await order({}, [1, 2])
    const mails = await calls.mailsAbout(orderNumber, customer.user.email)
    expect(mails.some((subject) => subject.includes('your quote is ready'))).toBe(true)

    const quoted = await read(id)
    expect(quoted).toMatchObject({
      stage: 'payment',
      totalPrice: 90,
      deposit: 0,
      quote: {
        version: 1,
        isAutomatic: true,
        lines: [{ unit: 'page', quantity: 3, unitPrice: 30, amount: 90 }],
      },
    })
    expect(quoted.notes.at(-1)?.comment).toBe('Quoted automatically from the price list: $90.00.')
    const event = await office.db
      .selectFrom('events')
      .select(['kind', 'actor_id'])
      .where('subject_id', '=', id)
      .where('kind', '=', 'request.quoted')
      .execute()
    expect(event).toEqual([{ kind: 'request.quoted', actor_id: null }])
    const list = await clerk.browser.call(listRequests, { query: { stage: 'payment' } })
    expect(list.body.find(({ _id }) => _id === id)?.quote?.isAutomatic).toBe(true)
  })

  test('is a quote like any other for the customer, who does not see how it was made', async () => {
    const { _id: id } = await order({}, [3])
    await office.runJobs()
    const seen = await calls.read<CustomerView>(customer, id)
    expect(seen.quote).not.toHaveProperty('isAutomatic')
    const accepted = await calls.put(customer, id, '/answer', {
      quoteVersion: 1,
      answer: 'accepted',
    })
    expect(accepted.status).toBe(200)
  })

  test('can be replaced by staff, and stays marked among the earlier quotes', async () => {
    const { _id: id } = await order({}, [3])
    await office.runJobs()
    await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 70 })
    const replaced = await read(id)
    expect(replaced.quote).not.toHaveProperty('isAutomatic')
    expect(replaced.earlierQuotes).toMatchObject([{ version: 1, isAutomatic: true }])
    expect(replaced.earlierQuotes[0]).not.toHaveProperty('name')
  })

  test('waits until every document has been scanned', async () => {
    process.kill(clamd.pid, 'SIGSTOP')
    const { _id: id } = await order({}, [1, 1])
    await office.runJobs()
    expect((await read(id)).stage).toBe('quote')

    process.kill(clamd.pid, 'SIGCONT')
    const { db, clock } = office
    await scanPending({ db, clock, log: createLog('silent'), files: office.files })
    await office.runJobs()
    expect(await read(id)).toMatchObject({ stage: 'payment', totalPrice: 60 })
  })

  test('charges the minimum', async () => {
    const { _id: id } = await order({ minimumPrice: 50 }, [1])
    await office.runJobs()
    expect((await read(id)).totalPrice).toBe(50)
  })

  test.each([
    ['above the ceiling', {}, [2, 2]],
    ['if the owner has not allowed it', { quotesItself: false }, [1]],
    ['for an interpretation', { kind: 'interpretation' }, [1]],
    ['by word', { priceUnit: 'word', price: 0.1 }, [1]],
    ['without documents', { priceUnit: 'order' }, []],
  ])('does not quote %s', async (_when, service, pages) => {
    const { _id: id } = await order(service, pages)
    await office.runJobs()
    await quoteAutomatically(office.db, id, office.clock.now())
    expect((await read(id)).stage).toBe('quote')
  })

  test('does not quote a photograph by page, because nobody counted it', async () => {
    const { _id: id } = await order({}, [1])
    const photo = await sendDocument(customer.browser, await samplePicture(), 'photo.png')
    const added = { params: { requestId: id }, body: { document: photo } }
    expect((await customer.browser.call(addDocument, added)).status).toBe(200)
    await office.runJobs()
    expect((await read(id)).stage).toBe('quote')
  })

  test('never quotes twice, also not after staff took its quote back', async () => {
    const { _id: id } = await order({}, [3])
    await office.runJobs()
    await quoteAutomatically(office.db, id, office.clock.now())
    expect((await read(id)).quote?.version).toBe(1)
    await calls.put(clerk, id, '/step-back', { from: 'payment', reason: 'Two seals' })
    await quoteAutomatically(office.db, id, office.clock.now())
    expect((await read(id)).stage).toBe('quote')
  })

  test('does not quote a request that was cancelled meanwhile', async () => {
    const { _id: id } = await order({}, [3])
    await calls.put(customer, id, '/close', { reason: '' })
    await office.runJobs()
    expect(await read(id)).toMatchObject({ stage: 'quote' })
  })
})

test('a service that quotes itself needs a ceiling', async () => {
  const id = await createBlankService(clerk.browser)
  const reply = await editService(clerk.browser, id, { ...selfQuoting, quoteCeiling: null })
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { quoteCeiling: expect.any(String) } },
  })
})
