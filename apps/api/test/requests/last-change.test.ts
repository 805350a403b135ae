import { chooseLanguage } from '@kakehashi/contract/users'
import type { Language } from '@kakehashi/domain/language'
import { office as theOffice } from '@kakehashi/domain/office'
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

async function onTheDesk(): Promise<string> {
  const where = { stage: 'translate', translatorId: translator.user._id } as const
  return seedRequest(office, customer.user._id, where)
}

async function addPaper(by: SignedInUser, id: string): Promise<void> {
  const document = await sendDocument(by.browser)
  const { status } = await by.browser.send('POST', `/api/requests/${id}/documents`, { document })
  expect(status).toBe(200)
}

/** What someone hears who had the request on screen before all that. */
async function handIn(id: string, language: Language = 'en'): Promise<string> {
  await translator.browser.call(chooseLanguage, { body: { language } })
  const translation = await sendTranslation(translator.browser)
  const seen = { isTranslated: true, translation, version: 1 }
  return (await calls.put(translator, id, '', seen)).body.message ?? ''
}

test('at the desk, what the customer did is told of the customer', async () => {
  const id = await onTheDesk()
  await addPaper(customer, id)

  expect(await handIn(id)).toContain(': the customer added a document (')
  expect(await handIn(id, 'ja')).toContain('お客さまが書類を追加しました')
})

test('at the desk, what staff did is told of the office', async () => {
  const id = await onTheDesk()
  await addPaper(clerk, id)

  expect(await handIn(id)).toContain(`: ${theOffice.name} added a document (`)
})

test('at the desk, what the translator did is told of nobody else', async () => {
  const id = await onTheDesk()
  const translation = await sendTranslation(translator.browser)
  await calls.put(translator, id, '', { isTranslated: true, translation })

  expect(await handIn(id)).toContain(': you submitted the translation (')
  expect(await handIn(id, 'ja')).toContain('ご自身が翻訳を提出しました')
})

test('a customer hears of themselves and of the office, never of its people', async () => {
  const id = await seedRequest(office, customer.user._id, { stage: 'payment' })
  await addPaper(customer, id)
  const answer = { quoteVersion: 1, answer: 'accepted', version: 1 }
  const own = await calls.put(customer, id, '/answer', answer)
  await addPaper(clerk, id)
  const ours = await calls.put(customer, id, '/answer', answer)

  expect(own.body.message).toContain(': you added a document (')
  expect(ours.body.message).toContain(`: ${theOffice.name} added a document (`)
})
