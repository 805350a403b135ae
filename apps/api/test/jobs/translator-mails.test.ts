import * as requests from '@kakehashi/contract/requests'
import { chooseLanguage } from '@kakehashi/contract/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { sendDocument, sendTranslation } from '../support/sample-pdf.ts'
import type { Counter } from '../support/request-calls.ts'
import { openStaffedOffice } from '../support/staffed-office.ts'

let office: Office
let counter: Counter
let owner: SomeoneSignedIn
let clerk: SomeoneSignedIn
let translator: SomeoneSignedIn
let customer: SomeoneSignedIn
let id: string
let orderNumber: string

beforeAll(async () => {
  ;({ office, counter, owner, clerk, translator } = await openStaffedOffice())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

beforeEach(async () => {
  ;({ _id: id, orderNumber } = await counter.order(customer))
  await counter.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
})

const given = () => ({ translator: translator.user._id })

/** What was written to someone about this order since it was placed, the oldest first. */
async function mailsTo(reader: SomeoneSignedIn): Promise<string[]> {
  const subjects = await counter.mailsAbout(orderNumber, reader.user.email)
  return subjects.map((subject) => subject.replace(`${orderNumber}: `, '')).toReversed()
}

test('a translator hears of a document when the work can begin', async () => {
  await counter.put(owner, id, '/translator', given())
  expect(await mailsTo(translator)).toEqual([])
  await counter.put(clerk, id, '', { isPaid: true })
  expect(await mailsTo(translator)).toEqual(['you have a new translation'])
})

test('one that is given to them later is told too, in the language they have chosen', async () => {
  await translator.browser.call(chooseLanguage, { body: { language: 'ja' } })
  await counter.put(clerk, id, '', { isPaid: true })
  await counter.put(owner, id, '/translator', given())
  const subjects = await counter.mailsAbout(orderNumber, translator.user.email)
  await translator.browser.call(chooseLanguage, { body: { language: 'en' } })

  expect(subjects).toEqual([`【${orderNumber}】新しい翻訳の担当になりました`])
})

test('and of what is added to it, and that it is theirs no more', async () => {
  await counter.put(clerk, id, '', { isPaid: true })
  await counter.put(owner, id, '/translator', given())
  const document = await sendDocument(customer.browser)
  await customer.browser.call(requests.addDocument, {
    params: { requestId: id },
    body: { document },
  })
  const colleague = await office.signedIn('translator')
  await counter.put(owner, id, '/translator', { translator: colleague.user._id })
  await counter.put(clerk, id, '/close', { reason: 'Moved away' })

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

test('a clerk who translates is not written to about what they did themselves', async () => {
  const { user, password } = await office.signedIn('owner')
  await office.giveRoles(user._id, { isAdmin: true, isOwner: true, isTranslator: true })
  const both = await office.signIn(user.email, password)
  await counter.put(clerk, id, '', { isPaid: true })
  await counter.put(both, id, '/translator', { translator: both.user._id })

  expect(await mailsTo(both)).toEqual([])
})

test('a customer is told once that it is ready, and when the last payment lets it out', async () => {
  await counter.put(clerk, id, '', { isPaid: true })
  const translation = await sendTranslation(clerk.browser)
  await counter.put(clerk, id, '', { isTranslated: true, translation })
  await counter.put(clerk, id, '/release', {})
  await counter.put(clerk, id, '', { isReviewed: true })
  const ready = (await mailsTo(customer)).filter((subject) => subject.includes('is ready'))
  expect(ready).toEqual(['your quote is ready', 'your translation is ready'])

  ;({ _id: id, orderNumber } = await counter.order(customer))
  await counter.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await counter.put(clerk, id, '', { isPaid: true })
  const other = await sendTranslation(clerk.browser)
  await counter.put(clerk, id, '', { isTranslated: true, translation: other })
  await counter.put(clerk, id, '', { isReviewed: true })
  await counter.put(clerk, id, '/paid', { paidAmount: 60 })
  const [, , , last] = await mailsTo(customer)
  expect(last).toBe('you can download your translation')
})
