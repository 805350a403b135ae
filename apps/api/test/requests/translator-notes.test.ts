import { listNotes } from '@kakehashi/contract/requests/messages'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sendTranslation } from '../support/sample-pdf.ts'
import { requestCalls } from '../support/request-calls.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type WithNotes = Extract<RequestDetail, { reader: 'desk' | 'office' }>

async function submittedRequest() {
  const calls = await requestCalls(office)
  const owner = await office.signedIn('owner')
  const translator = await office.signedIn('translator')
  const customer = await office.signedIn('customer')
  const { _id: id } = await calls.submitRequest(customer)
  return { calls, owner, translator, customer, id }
}

test('a translator sees notes, but none with amounts', async () => {
  const { calls, owner, translator, id } = await submittedRequest()
  await calls.put(owner, id, '', { isQuoted: true, deposit: 20, totalPrice: 45 })
  await calls.put(owner, id, '/paid', { paidAmount: 15 })
  await calls.put(owner, id, '/paid', { paidAmount: 10 })
  await calls.put(owner, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  await owner.browser.send('POST', `/api/requests/${id}/notes`, { comment: 'Mind the seal.' })

  const officeView = await calls.read<WithNotes>(owner, id)
  const translatorView = await calls.read<WithNotes>(translator, id)
  const params = { requestId: id }
  const { body: listed } = await translator.browser.call(listNotes, { params })
  const { body: newest } = await translator.browser.call(listNotes, {
    params,
    query: { limit: '1' },
  })

  expect(officeView.notes.filter(({ comment }) => comment.includes('$'))).toHaveLength(2)
  expect(translatorView.notes.map(({ comment }) => comment)).toEqual(['Mind the seal.'])
  expect(listed).toEqual(translatorView.notes)
  expect(newest).toEqual(translatorView.notes)
})

test('a translator sees why work was returned, but not why a customer declined or cancelled', async () => {
  const { calls, owner, translator, customer, id } = await submittedRequest()
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  await calls.put(owner, id, '', { isQuoted: true, deposit: 0, totalPrice: 45 })
  const declined = { answer: 'declined', quoteVersion: 1, reason: 'My divorce is off' }
  await calls.put(customer, id, '/answer', declined)
  await calls.put(customer, id, '/close', { reason: 'We talk again' })
  await calls.put(owner, id, '/reopen', {})
  await calls.put(owner, id, '', { isPaid: true })
  const translation = await sendTranslation(translator.browser)
  await calls.put(translator, id, '', { isTranslated: true, translation })
  await calls.put(owner, id, '/return', { reason: 'A date is wrong' })

  const translatorView = await calls.read<WithNotes>(translator, id)
  const { body: listed } = await translator.browser.call(listNotes, { params: { requestId: id } })
  expect(translatorView.notes.map(({ comment }) => comment)).toEqual([
    'Quote declined.',
    'Cancelled.',
    'Reopened.',
    'Returned to the translator: A date is wrong',
  ])
  expect(listed).toEqual(translatorView.notes)
  const officeView = await calls.read<WithNotes>(owner, id)
  expect(officeView.notes.slice(0, 2).map(({ comment }) => comment)).toEqual([
    'Quote declined: My divorce is off',
    'Cancelled: We talk again',
  ])
})
