import { createRequest } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePdf } from '../../documents/support/make-pdf.ts'
import type { SignedInUser } from '../../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../../support/office-with-staff.ts'
import { addCopyPrice, inKorean, orderAgain } from '../../support/orders-again.ts'
import type { CustomerView, OfficeView } from '../../support/request-calls.ts'
import { sendDocument, sendTranslation } from '../../support/sample-pdf.ts'
import { createBlankService, editService } from '../../support/services.ts'

let staff: OfficeWithStaff
let customer: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff()
})
afterAll(() => staff.office.close())
beforeEach(async () => {
  customer = await staff.office.signedIn('customer')
  await staff.office.changeSetting('extras', [])
})

const selfQuoting = { price: 30, priceUnit: 'page', quotesItself: true, quoteCeiling: 90 }

/** A delivered order of one page for a service with these settings. */
async function delivered(service: object = {}): Promise<string> {
  const { calls, clerk, owner, translator } = staff
  const serviceId = await createBlankService(clerk.browser)
  const edited = await editService(clerk.browser, serviceId, { ...selfQuoting, ...service })
  const document = await sendDocument(customer.browser, makePdf({ pages: 1 }))
  const body = { requestItem: edited.body.name, details: '', document }
  const { _id } = (await customer.browser.call(createRequest, { body })).body as CustomerView
  await staff.office.runJobs()
  const { stage } = await calls.read<OfficeView>(clerk, _id)
  if (stage === 'quote') {
    await calls.put(clerk, _id, '', { isQuoted: true, deposit: 0, totalPrice: 30 })
  }
  await calls.put(clerk, _id, '', { isPaid: true })
  await calls.put(owner, _id, '/translator', { translator: translator.user._id })
  const translation = await sendTranslation(translator.browser)
  await calls.put(translator, _id, '', { isTranslated: true, translation })
  await calls.put(clerk, _id, '', { isReviewed: true })
  await calls.put(clerk, _id, '', { isDelivered: true, paidAmount: 30 })
  return _id
}

async function quotedAgain(id: string, body: Parameters<typeof orderAgain>[2]) {
  const created = await orderAgain(customer, id, body)
  expect(created.status).toBe(200)
  await staff.office.runJobs()
  return staff.calls.read<OfficeView>(staff.clerk, created.body._id)
}

test('copies of a service that quotes itself are quoted at once, at the price of a copy', async () => {
  await addCopyPrice(staff.clerk)
  const quoted = await quotedAgain(await delivered(), { way: 'copy', copies: 2 })
  expect(quoted).toMatchObject({
    stage: 'payment',
    totalPrice: 10,
    quote: { isAutomatic: true, lines: [{ text: 'Extra copy', quantity: 2, amount: 10 }] },
  })
})

test.each<[string, object, object | undefined, Parameters<typeof orderAgain>[2]]>([
  ['a service that does not quote itself', { quotesItself: false }, {}, undefined],
  ['more copies than the ceiling allows', {}, {}, { way: 'copy', copies: 20 }],
  ['a price of copies that depends on the pages', {}, { unit: 'page' }, undefined],
  ['no price of copies on the list', {}, undefined, undefined],
  ['another language', {}, {}, inKorean],
])('%s waits for the office', async (_what, service, copyPrice, body) => {
  if (copyPrice) await addCopyPrice(staff.clerk, { price: 5, ...copyPrice })
  const waiting = await quotedAgain(await delivered(service), body ?? { way: 'copy', copies: 1 })
  expect(waiting).toMatchObject({ stage: 'quote', totalPrice: 0 })
})
