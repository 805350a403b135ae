import type { SentBody } from '@kakehashi/contract/http/endpoint'
import * as contract from '@kakehashi/contract/requests/order-again'
import { addDocument } from '@kakehashi/contract/requests/requests'
import { saveExtra } from '@kakehashi/contract/services/extras'
import { reviewedRequest } from './certificates.ts'
import type { Browser } from './browser.ts'
import { namesOf } from './names.ts'
import type { Office, SignedInUser } from './office.ts'
import type { OfficeWithStaff } from './office-with-staff.ts'
import type { CustomerView } from './request-calls.ts'
import { sendDocument, samplePdf } from './sample-pdf.ts'

export function orderAgain(
  { browser }: SignedInUser,
  requestId: string,
  body: SentBody<typeof contract.orderAgain> = { way: 'copy', copies: 1 },
  key: string = crypto.randomUUID(),
) {
  const headers = { 'idempotency-key': key }
  return browser.call(contract.orderAgain, { params: { requestId }, body, headers })
}

export function offerOf({ browser }: SignedInUser, requestId: string) {
  return browser.call(contract.getAgain, { params: { requestId } })
}

export const inKorean = { way: 'language', toLanguage: 'ko' } as const

/** A delivered and paid translation of one document, with a person whom the customer confirmed. */
export async function deliveredRequest(
  staff: OfficeWithStaff,
  customer: SignedInUser,
  translation = samplePdf(crypto.randomUUID()),
): Promise<CustomerView> {
  const { calls, clerk } = staff
  const { _id } = await reviewedRequest(staff, customer, translation)
  const document = await sendDocument(customer.browser, samplePdf(_id), 'affidavit.pdf')
  await customer.browser.call(addDocument, { params: { requestId: _id }, body: { document } })
  await namesOf(customer, _id).add()
  await namesOf(customer, _id).confirmAll()
  await calls.put(clerk, _id, '', { isDelivered: true, paidAmount: 60 })
  return calls.read<CustomerView>(customer, _id)
}

/** A document of a request that can be read, unlike one that is only inserted. */
export async function seedStoredFile(
  { db, clock }: Office,
  { browser }: { readonly browser: Browser },
  requestId: string,
): Promise<void> {
  const path = await sendDocument(browser, samplePdf(requestId))
  await db
    .updateTable('files')
    .set({ request_id: requestId, attached_at: clock.now() })
    .where('id', '=', path.split('/').at(-1) ?? '')
    .execute()
}

/** The price of another copy, on the list of the office. */
export function addCopyPrice({ browser }: SignedInUser, more: object = {}) {
  return browser.call(saveExtra, {
    params: { extraId: crypto.randomUUID() },
    body: {
      name: 'Extra copy',
      nameJa: '追加の写し',
      price: 5,
      unit: 'each',
      isCopy: true,
      ...more,
    },
  })
}
