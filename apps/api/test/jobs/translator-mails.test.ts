import * as requests from '@kakehashi/contract/requests/requests'
import { chooseLanguage } from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { sendDocument, sendTranslation } from '../support/sample-pdf.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  ;({ _id: id, orderNumber } = await calls.submitRequest(customer))
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
})

const assignment = () => ({ translator: translator.user._id })

/** The subjects of the mails about this request, oldest first. */
async function mailsTo(recipient: SignedInUser): Promise<string[]> {
  const subjects = await calls.mailsAbout(orderNumber, recipient.user.email)
  return subjects.map((subject) => subject.replace(`${orderNumber}: `, '')).toReversed()
}

test('an assigned translator gets a mail when work can start', async () => {
  await calls.put(owner, id, '/translator', assignment())
  expect(await mailsTo(translator)).toEqual([])
  await calls.put(clerk, id, '', { isPaid: true })
  expect(await mailsTo(translator)).toEqual(['you have a new translation'])
})

test('a translator assigned later gets the mail at once, in their language', async () => {
  await translator.browser.call(chooseLanguage, { body: { language: 'ja' } })
  await calls.put(clerk, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', assignment())
  const subjects = await calls.mailsAbout(orderNumber, translator.user.email)
  await translator.browser.call(chooseLanguage, { body: { language: 'en' } })

  expect(subjects).toEqual([`【${orderNumber}】新しい翻訳の担当になりました`])
})

test('a translator gets a mail about an added document and when the work is withdrawn', async () => {
  await calls.put(clerk, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', assignment())
  const document = await sendDocument(customer.browser)
  await customer.browser.call(requests.addDocument, {
    params: { requestId: id },
    body: { document },
  })
  const colleague = await office.signedIn('translator')
  await calls.put(owner, id, '/translator', { translator: colleague.user._id })
  await calls.put(clerk, id, '/close', { reason: 'Moved away' })

  expect(await mailsTo(translator)).toEqual([
    'you have a new translation',
    'a document has been added to your translation',
    'you no longer have this translation',
  ])
  expect(await mailsTo(colleague)).toEqual([
    'you have a new translation',
    'you no longer have this translation',
  ])
})

test('a user gets no mail about a request that they assign to themselves', async () => {
  const { user, password } = await office.signedIn('owner')
  await office.setRoles(user._id, { isAdmin: true, isOwner: true, isTranslator: true })
  const both = await office.signIn(user.email, password)
  await calls.put(clerk, id, '', { isPaid: true })
  await calls.put(both, id, '/translator', { translator: both.user._id })

  expect(await mailsTo(both)).toEqual([])
})

test('a customer gets one mail when the translation is ready, and one when the last payment makes it available', async () => {
  await calls.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  await calls.put(clerk, id, '/release', {})
  await calls.put(clerk, id, '', { isReviewed: true })
  const readyMails = (await mailsTo(customer)).filter((subject) => subject.includes('is ready'))
  expect(readyMails).toEqual(['your quote is ready', 'your translation is ready'])

  ;({ _id: id, orderNumber } = await calls.submitRequest(customer))
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await calls.put(clerk, id, '', { isPaid: true })
  const secondTranslation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation: secondTranslation })
  await calls.put(clerk, id, '', { isReviewed: true })
  await calls.put(clerk, id, '/paid', { paidAmount: 60 })
  const [, , , lastMail] = await mailsTo(customer)
  expect(lastMail).toBe('you can download your translation')
})
