import { chooseLanguage } from '@kakehashi/contract/accounts/users'
import type { Language } from '@kakehashi/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { sendDocument, sendTranslation } from '../support/sample-pdf.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

async function assignedRequest(): Promise<string> {
  const where = { stage: 'translate', translatorId: translator.user._id } as const
  return seedRequest(office, customer.user._id, where)
}

async function addDocument(by: SignedInUser, id: string): Promise<void> {
  const document = await sendDocument(by.browser)
  const { status } = await by.browser.send('POST', `/api/requests/${id}/documents`, { document })
  expect(status).toBe(200)
}

/** The conflict message for a translator who saw the request before the change. */
async function submitOutdated(id: string, language: Language = 'en'): Promise<string> {
  await translator.browser.call(chooseLanguage, { body: { language } })
  const translation = await sendTranslation(translator.browser)
  const seen = { isTranslated: true, translation, version: 1 }
  return (await calls.put(translator, id, '', seen)).body.message ?? ''
}

test('a translator sees a change by the customer as made by the customer', async () => {
  const id = await assignedRequest()
  await addDocument(customer, id)

  expect(await submitOutdated(id)).toContain(': the customer added a document (')
  expect(await submitOutdated(id, 'ja')).toContain('お客さまが書類を追加しました')
})

test('a translator sees a change by staff as made by the office', async () => {
  const id = await assignedRequest()
  await addDocument(clerk, id)

  expect(await submitOutdated(id)).toContain(': the office added a document (')
})

test('a translator sees their own change as made by them', async () => {
  const id = await assignedRequest()
  const translation = await sendTranslation(translator.browser)
  await calls.put(translator, id, '', { isTranslated: true, translation })

  expect(await submitOutdated(id)).toContain(': you submitted the translation (')
  expect(await submitOutdated(id, 'ja')).toContain('ご自身が翻訳を提出しました')
})

test('a customer sees a change by staff as made by the office, without names', async () => {
  const id = await seedRequest(office, customer.user._id, { stage: 'payment' })
  await addDocument(customer, id)
  const answer = { quoteVersion: 1, answer: 'accepted', version: 1 }
  const own = await calls.put(customer, id, '/answer', answer)
  await addDocument(clerk, id)
  const byStaff = await calls.put(customer, id, '/answer', answer)

  expect(own.body.message).toContain(': you added a document (')
  expect(byStaff.body.message).toContain(': the office added a document (')
})
