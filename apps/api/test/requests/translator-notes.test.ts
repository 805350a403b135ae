import { listNotes } from '@kakehashi/contract/requests/messages'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveListener } from '../support/live-listener.ts'
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

/** A request that is assigned to a contractor. */
async function assignedRequest() {
  const calls = await requestCalls(office)
  const owner = await office.signedIn('owner')
  const contractor = await office.signedIn('contractor')
  const customer = await office.signedIn('customer')
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(owner, id, '/translator', { translator: contractor.user._id })
  return { calls, owner, contractor, customer, id }
}

test('a contractor never reads a note for the office: not in the request, not page by page, not in an export', async () => {
  const { calls, owner, contractor, id } = await assignedRequest()
  const note = (body: object) => owner.browser.send('POST', `/api/requests/${id}/notes`, body)
  await note({ comment: 'Called twice about the money.' })
  await note({ comment: 'Mind the seal.', audience: 'translator' })
  await note({ comment: 'Difficult customer.', audience: 'office' })

  const contractorView = await calls.read<WithNotes>(contractor, id)
  const params = { requestId: id }
  const { body: listed } = await contractor.browser.call(listNotes, { params })
  const pages = await contractor.browser.call(listNotes, { params, query: { limit: '1' } })
  const exported = await contractor.browser.send('GET', '/api/users/export')
  const officeView = await calls.read<WithNotes>(owner, id)

  expect(contractorView.notes).toMatchObject([
    { comment: 'Mind the seal.', audience: 'translator', isQuestion: false },
  ])
  expect(listed).toEqual(contractorView.notes)
  expect(pages.body).toEqual(contractorView.notes)
  const read = JSON.stringify([contractorView, listed, pages.body, exported.body])
  expect(read).not.toMatch(/Called twice|Difficult customer/)
  expect(officeView.notes.map(({ comment, audience }) => [comment, audience])).toEqual([
    ['Called twice about the money.', 'office'],
    ['Mind the seal.', 'translator'],
    ['Difficult customer.', 'office'],
  ])
})

test('a customer reads no note of either audience', async () => {
  const { owner, customer, id } = await assignedRequest()
  const note = (audience: string) =>
    owner.browser.send('POST', `/api/requests/${id}/notes`, { comment: 'Internal', audience })
  await note('office')
  await note('translator')

  const detail = await customer.browser.send('GET', `/api/requests/${id}`)
  const listed = await customer.browser.send('GET', `/api/requests/${id}/notes`)
  const exported = await customer.browser.send('GET', '/api/users/export')

  expect(listed.status).toBe(403)
  expect(JSON.stringify([detail.body, exported.body])).not.toContain('Internal')
})

test('an open screen of a contractor hears of a note only if it is for them', async () => {
  const { owner, contractor, customer, id } = await assignedRequest()
  const desk = await LiveListener.open(contractor.browser)
  const portal = await LiveListener.open(customer.browser)
  const staff = await LiveListener.open(owner.browser)
  const note = (audience: string) =>
    owner.browser.send('POST', `/api/requests/${id}/notes`, { comment: 'Seal', audience })
  await note('office')
  await note('translator')
  await staff.until(() => staff.tags.length === 2)
  await desk.until(() => desk.tags.length > 0)

  expect(desk.tags).toEqual([`Request ${id}`])
  expect(portal.tags).toEqual([])
  for (const stream of [desk, portal, staff]) stream.close()
})

test('of the notes of the system, a translator reads only why work was returned', async () => {
  const { calls, owner, contractor, customer, id } = await assignedRequest()
  await calls.put(owner, id, '', { isQuoted: true, deposit: 20, totalPrice: 45 })
  const declined = { answer: 'declined', quoteVersion: 1, reason: 'My divorce is off' }
  await calls.put(customer, id, '/answer', declined)
  await calls.put(customer, id, '/close', { reason: 'We talk again' })
  await calls.put(owner, id, '/reopen', {})
  await calls.put(owner, id, '/paid', { paidAmount: 15 })
  await calls.put(owner, id, '/paid', { paidAmount: 10 })
  await calls.put(owner, id, '', { isPaid: true })
  const translation = await sendTranslation(contractor.browser)
  await calls.put(contractor, id, '', { isTranslated: true, translation })
  await calls.put(owner, id, '/return', { reason: 'A date is wrong' })

  const contractorView = await calls.read<WithNotes>(contractor, id)
  const { body: listed } = await contractor.browser.call(listNotes, { params: { requestId: id } })
  const officeView = await calls.read<WithNotes>(owner, id)

  expect(contractorView.notes.map(({ comment }) => comment)).toEqual([
    'Returned to the translator: A date is wrong',
  ])
  expect(listed).toEqual(contractorView.notes)
  expect(officeView.notes.map(({ comment }) => comment)).toEqual([
    'Quote declined: My divorce is off',
    'Cancelled: We talk again',
    'Reopened.',
    'Amount paid reduced from $15.00 to $10.00.',
    'Work started with $10.00 paid. The deposit is $20.00.',
    'Returned to the translator: A date is wrong',
  ])
})
