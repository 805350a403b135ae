import { assignedRequests } from '@kakehashi/contract/requests/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import type { RequestCalls, CustomerView, OfficeView } from '../support/request-calls.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'

let staff: OfficeWithStaff
let office: Office
let calls: RequestCalls
let customer: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff()
  ;({ office, calls } = staff)
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const reason = 'The seal on page two cannot be read.'

test('the reason for cancelling is shown to the customer and to nobody else outside the office', async () => {
  const { owner, clerk, translator } = staff
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 40 })
  await calls.put(clerk, id, '/paid', { paidAmount: 20 })
  await calls.put(clerk, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  await calls.put(clerk, id, '/close', { reason })

  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ closeReason: reason })
  // A later change by somebody else does not hide the reason.
  await calls.put(clerk, id, '/paid', { paidAmount: 0 })
  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ closeReason: reason })

  const translatorView = await calls.read(translator, id)
  expect(translatorView).toMatchObject({ code: 'not-found' })
  const { body: assigned } = await translator.browser.call(assignedRequests, {})
  const stranger = await office.signedIn('customer')
  const strangerView = await calls.read(stranger, id)
  expect(JSON.stringify([translatorView, assigned, strangerView])).not.toContain(reason)

  const subjects = await calls.mailsAbout(orderNumber, customer.user.email)
  expect(subjects.join()).toContain('your request has been cancelled')
  for (const { text, html } of await office.mailsTo(customer.user.email)) {
    expect(text + html).not.toContain(reason)
  }

  await calls.put(clerk, id, '/reopen', {})
  expect(await calls.read<CustomerView>(customer, id)).not.toHaveProperty('closeReason')
})

test('the reason of a customer who cancels is shown to staff only', async () => {
  const { clerk } = staff
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(customer, id, '/close', { reason: 'Wedding postponed' })

  expect(await calls.read<CustomerView>(customer, id)).not.toHaveProperty('closeReason')
  expect(await calls.read<OfficeView>(clerk, id)).toMatchObject({
    closeReason: 'Wedding postponed',
  })
  // After reopening, the reason of the office replaces that of the customer.
  await calls.put(clerk, id, '/reopen', {})
  await calls.put(clerk, id, '/close', { reason })
  expect(await calls.read<CustomerView>(customer, id)).toMatchObject({ closeReason: reason })
})
