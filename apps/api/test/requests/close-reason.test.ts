import { assignedRequests } from '@kakehashi/contract/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import type { RequestCalls, CustomerView, OfficeView } from '../support/request-calls.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'

let staffed: OfficeWithStaff
let office: Office
let calls: RequestCalls
let customer: SignedInUser

beforeAll(async () => {
  staffed = await openOfficeWithStaff()
  ;({ office, calls } = staffed)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const reason = 'The seal on page two cannot be read.'

test('why the office cancelled is told to its customer, and to nobody else outside the office', async () => {
  const { owner, clerk, translator } = staffed
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 40 })
  await calls.put(clerk, id, '/paid', { paidAmount: 20 })
  await calls.put(clerk, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  await calls.put(clerk, id, '/close', { reason })

  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ closeReason: reason })
  // Whoever did something last is not whoever cancelled.
  await calls.put(clerk, id, '/paid', { paidAmount: 0 })
  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ closeReason: reason })

  const atDesk = await calls.read(translator, id)
  expect(atDesk).toMatchObject({ reader: 'desk', _id: id })
  const { body: desk } = await translator.browser.call(assignedRequests, {})
  const stranger = await office.signedIn('customer')
  const atStranger = await calls.read(stranger, id)
  expect(JSON.stringify([atDesk, desk, atStranger])).not.toContain(reason)

  const subjects = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(subjects.join()).toContain('your request has been cancelled')
  for (const { text, html } of await office.mailsTo(customer.user.email)) {
    expect(text + html).not.toContain(reason)
  }

  await calls.put(clerk, id, '/reopen', {})
  expect(await calls.read<CustomerView>(customer, id)).not.toHaveProperty('closeReason')
})

test('what a customer wrote themselves is not told back to them', async () => {
  const { clerk } = staffed
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(customer, id, '/close', { reason: 'Wedding postponed' })

  expect(await calls.read<CustomerView>(customer, id)).not.toHaveProperty('closeReason')
  expect(await calls.read<OfficeView>(clerk, id)).toMatchObject({
    closeReason: 'Wedding postponed',
  })
  // Taken up again and then cancelled by the office: the last word is the office's.
  await calls.put(clerk, id, '/reopen', {})
  await calls.put(clerk, id, '/close', { reason })
  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ closeReason: reason })
})
